/// The marker in a fret's space that helps to find one's way.
public enum FretInlay: String, CaseIterable, Hashable, Sendable {
  case single, double

  /// The markers of a guitar's neck by fret: 3 5 7 9 15 17 19 21 single, 12 and 24 double.
  public static let guitar: [Int: FretInlay] = {
    var inlays: [Int: FretInlay] = [12: .double, 24: .double]
    for fret in [3, 5, 7, 9, 15, 17, 19, 21] { inlays[fret] = .single }
    return inlays
  }()
}
