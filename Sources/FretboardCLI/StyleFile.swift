import Fretboard

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A configuration in a file, whose missing keys come from a theme.
enum StyleFile {
  static func read(_ path: String, over theme: FretboardConfiguration) throws(Failure) -> FretboardConfiguration {
    let bytes = try Host.read(path)
    let decoder = JSONDecoder()
    decoder.userInfo[FretboardConfiguration.baseKey] = theme
    do {
      return try decoder.decode(FretboardConfiguration.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw .input("cannot use \"\(path.printable)\" as a style: \(error.reason)")
    } catch {
      throw .input("cannot use \"\(path.printable)\" as a style: it is not JSON")
    }
  }
}

extension DecodingError {
  /// What is wrong and where, on one line.
  var reason: String {
    let (context, what): (Context, String) =
      switch self {
      case .keyNotFound(let key, let context): (context, "\"\(key.stringValue)\" is missing")
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        (context, context.debugDescription)
      @unknown default: (Context(codingPath: [], debugDescription: ""), "it cannot be decoded")
      }
    let path = context.codingPath.map { $0.stringValue }.joined(separator: ".")
    return (path.isEmpty ? "" : "at \(path.printable): ") + what.printable
  }
}
