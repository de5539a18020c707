import InstrumentKit
import MusicTheory

/// A colour of the configuration; the same type that every drawing uses.
public typealias FretboardColor = Drawing.Color

/// The style of a dot; the same type that every instrument uses.
public typealias FretboardNoteStyle = NoteStyle

/// How a neck looks. Lengths are in points.
///
/// The defaults are plain black lines on a clear background; ``paper`` and the other themes are more finished values of
/// the same type.
public struct FretboardConfiguration: Hashable, Sendable {
  // Neck
  /// The lines of the strings.
  public var stringColor: FretboardColor = .black
  /// The fret wires.
  public var fretColor: FretboardColor = .darkGray
  /// The names of the strings, and × and ○.
  public var stringLabelColor: FretboardColor = .black
  /// The numbers of the frets.
  public var fretLabelColor: FretboardColor = .black
  /// What lies behind everything.
  public var backgroundColor: FretboardColor = .clear
  /// The wood between nut and last fret.
  public var boardColor: FretboardColor = .clear
  /// The nut; `nil` for the frets' colour.
  public var nutColor: FretboardColor?
  /// The width of the highest string's line.
  public var stringWidth: Double = 0.5
  /// How much wider the lowest string is than the highest; those between rise evenly.
  public var stringWidthGain: Double = 0
  /// The width of a fret wire.
  public var fretWidth: Double = 2
  /// The nut is so many times as wide as a fret.
  public var nutWidthMultiplier: Double = 2

  // Dots
  /// The style of dots in their normal state, over ``NoteStyle/defaultNote``.
  public var noteStyle: FretboardNoteStyle = .defaultNote
  /// The style of highlighted dots, over ``NoteStyle/defaultHighlight``.
  public var highlightNoteStyle: FretboardNoteStyle = .defaultHighlight
  /// The styles of scale and chord tones that are coloured by function.
  public var palette: NotePalette = .standard
  /// The inlays in the frets' spaces.
  public var fretMarkerColor: FretboardColor = .lightGray

  // Layout
  /// How long the frets are.
  public var fretSizing: FretSizing = .fill
  /// For `.fit`: a fret's length over the strings' spacing.
  public var fitAspectRatio: Double = FretSizing.fitAspectRatio
  /// Where a neck that is shorter than the picture stands.
  public var alignment: FretboardAlignment = .center
  /// Whether frets get shorter along the neck as they are built, instead of being equal.
  public var isTrueFretSpacing: Bool = false
  /// The length of the column of open strings over that of a fret, where there is room.
  public var openColumnRatio: Double = 1
  /// The distance of a dot's edge from the edges of its cell; it is limited so that dots of small cells do not vanish.
  public var noteOffset: Double = 5
  /// A dot's diameter as a part of its cell; where it is set, `noteOffset` is not used.
  public var noteScale: Double?
  /// The largest diameter of a dot; `nil` for no limit.
  public var maximumNoteDiameter: Double?

  // Labels
  /// Whether dots carry the notes' names; a label of a dot's own is drawn in any case.
  public var isDrawNoteName: Bool = true
  /// Whether the strings' names stand at the nut's end.
  public var isDrawStringName: Bool = true
  /// Whether the frets' numbers stand along the neck.
  public var isDrawFretNumber: Bool = true
  /// Whether a row beside the nut is kept for the × of muted strings and the ○ of open ones.
  public var isDrawStringMarks: Bool = false
  /// Which frets carry their number.
  public var fretNumbering: FretNumbering = .all
  /// Whether a line under the neck says what the colours of the palette mean.
  public var isDrawLegend: Bool = false
  /// The largest font size of the labels of strings and frets.
  public var labelSize: Double = 12
  /// The largest font size on dots.
  public var noteLabelSize: Double = 20
  /// The title over the neck.
  public var titleColor: FretboardColor = .black
  /// The largest font size of the title.
  public var titleSize: Double = 17
  /// How notes are written on dots and beside strings.
  public var notation: NotationStyle = .standard

  // Capo
  /// Whether shown dots on neighbouring strings of one fret are joined to a bar. It is a way of drawing only; for a capo
  /// that raises the strings see ``Fretboard/capo``.
  public var isCapoModeOn: Bool = false

  /// Creates the plain configuration.
  public init() {}
}
