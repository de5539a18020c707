import Foundation
import MusicTheory
import Testing

@Suite struct CodedFieldTests {
  private struct Sample: Codable, Equatable {
    var name = "A"
    var size = 3
    var width: Double? = 2
    var label: String? = "x"
    var note: String?

    private static var fields: [CodedField<Sample>] {
      [
        CodedField("name", \.name), CodedField("size", \.size, in: 1...9),
        CodedField("width", optional: \.width, in: 0...10, writesNull: true),
        CodedField("label", optional: \.label, writesNull: true), CodedField("note", optional: \.note),
      ]
    }

    init() {}

    init(from decoder: any Decoder) throws {
      try Sample.fields.decode(into: &self, from: decoder)
    }

    func encode(to encoder: any Encoder) throws { try Sample.fields.encode(self, to: encoder) }
  }

  @Test func whatIsMissingStaysAsItIs() throws {
    #expect(try decode(Sample.self, "{}") == Sample())
    #expect(try decode(Sample.self, #"{"name":null,"size":null}"#) == Sample())
    #expect(try decode(Sample.self, #"{"name":"B","size":9}"#).size == 9)
  }

  @Test func nullTakesAwayWhatMayBeMissing() throws {
    let sample = try decode(Sample.self, #"{"width":null,"label":null}"#)
    #expect(sample.width == nil && sample.label == nil)
    #expect(try json(sample) == #"{"label":null,"name":"A","size":3,"width":null}"#)
    #expect(try roundTrip(sample) == sample)
    #expect(try roundTrip(Sample()) == Sample())
  }

  @Test(arguments: [
    (#"{"size":0}"#, "size is 0; expected 1 to 9"), (#"{"size":10}"#, "size is 10; expected 1 to 9"),
    (#"{"width":11}"#, "width is 11.0; expected 0.0 to 10.0"),
  ]) func numbersOutOfReachAreErrors(text: String, message: String) throws {
    let error = #expect(throws: DecodingError.self) { try decode(Sample.self, text) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == message)
  }
}
