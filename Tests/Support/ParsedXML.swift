import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an XML document, read by a parser that takes nothing but well-formed text.
public final class ParsedXML {
  public let name: String
  public let attributes: [String: String]
  public internal(set) var children: [ParsedXML] = []
  /// The characters directly in the element.
  public internal(set) var text = ""

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// All elements in it, itself first, in document order.
  public var descendants: [ParsedXML] { [self] + children.flatMap(\.descendants) }

  /// Reads a document; throws for anything that is not well-formed.
  public convenience init(parsing document: String) throws {
    let builder = TreeBuilder()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    self.init(name: root.name, attributes: root.attributes)
    children = root.children
    text = root.text
  }
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
  var root: ParsedXML?
  private var open: [ParsedXML] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = ParsedXML(name: name, attributes: attributes)
    open.last?.children.append(element)
    root = root ?? element
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }
}
