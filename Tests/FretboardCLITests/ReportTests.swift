import Foundation
import Testing

/// The promise of `--format json`.
@Suite struct ReportTests {
  struct Report: Decodable {
    struct Dot: Decodable {
      var string: Int
      var fret: Int
      var pitch: String
      var midi: Int
      var label: String
      var index: Int?
      var interval: String?
      var degree: String?
    }

    var title: String
    var tuning: [String]
    var notes: [String]
    var dots: [Dot]
    var frets: [Int?]?
    var window: [Int]?
    var fingers: [Finger?]?
    var barres: [Barre]?

    struct Barre: Decodable {
      var fret: Int
      var strings: [Int]
      var finger: Finger?
    }

    /// A number or "T".
    struct Finger: Decodable, Equatable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
      var text: String

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try (try? container.decode(Int.self)).map { "\($0)" } ?? container.decode(String.self)
      }

      init(integerLiteral value: Int) { text = "\(value)" }
      init(stringLiteral value: String) { text = value }
    }
  }

  private func report(_ words: String...) throws -> Report {
    let run = try Run(words: words + ["--format", "json"])
    #expect(run.status == 0, "\(run.error)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  @Test func fMajorHasBFlatAtEveryPlace() throws {
    let report = try report("scale", "F major", "--frets", "0-4")
    #expect(report.notes == ["F", "G", "A", "Bb", "C", "D", "E"])
    let flats = report.dots.filter { $0.midi % 12 == 10 }
    #expect(flats.map { [$0.string, $0.fret] } == [[3, 3], [5, 1]])
    #expect(flats.allSatisfy { $0.label == "Bb" && $0.interval == "P4" && $0.degree == "4" && $0.index == 4 })
    #expect(flats.map(\.pitch) == ["Bb3", "Bb2"])
    #expect(!report.dots.contains { $0.label == "A#" })
    let order = report.dots.map { [$0.string, $0.fret] }
    #expect(order == order.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) })
  }

  @Test("SP01: G sharp major has an F double sharp") func doubleSharp() throws {
    #expect(try report("scale", "G# major").notes == ["G#", "A#", "B#", "C#", "D#", "E#", "F##"])
  }

  @Test("M-02: C flat sounds at the seventh fret of the first string") func flatOverTheOctave() throws {
    let dots = try report("scale", "Gb major", "--frets", "0-7").dots
    #expect(dots.contains { $0.string == 1 && $0.fret == 7 && $0.label == "Cb" && $0.pitch == "Cb5" })
  }

  @Test func aFlatBehindTheRootBelongsToIt() throws {
    #expect(try report("chord", "Cb9").notes == ["Cb", "Eb", "Gb", "Bbb", "Db"])
    #expect(try report("chord", "C(b9)").notes == ["C", "E", "G", "Db"])
    #expect(try report("chord", "C/Bb").notes == ["Bb", "C", "E", "G"])
  }

  @Test func chordsTellDegreesBeyondTheOctave() throws {
    let report = try report("chord", "E7(b9,#9)")
    let degrees = Set(report.dots.compactMap(\.degree))
    #expect(degrees == ["1", "3", "5", "b7", "b9", "#9"])
  }

  @Test("TU17: a ukulele plays G4 at three places") func reentrantTuning() throws {
    let dots = try report("notes", "G4", "--instrument", "ukulele").dots
    #expect(dots.map { [$0.string, $0.fret] } == [[2, 3], [3, 7], [4, 0]])
  }

  @Test func namesWithoutOctaveAreShownInEveryOctave() throws {
    let report = try report("notes", "C", "Eb", "G3", "--frets", "0-12")
    #expect(report.title == "C Eb G3")
    #expect(report.notes == ["C", "Eb", "G"])
    #expect(Set(report.dots.filter { $0.midi % 12 == 0 }.map(\.midi)) == [48, 60, 72])
    #expect(Set(report.dots.filter { $0.midi % 12 == 3 }.map(\.pitch)) == ["Eb3", "Eb4", "Eb5"])
    #expect(Set(report.dots.filter { $0.midi % 12 == 7 }.map(\.midi)) == [55])
    #expect(report.dots.contains { $0.string == 5 && $0.fret == 3 && $0.label == "C" })
  }

  @Test func theResultShowsWhichPitchesATuningTook() throws {
    let report = try report("scale", "C", "--tuning", "DAEAC#E")
    #expect(report.tuning == ["D2", "A2", "E3", "A3", "C#4", "E4"])
    #expect(report.title == "C Major (D2 A2 E3 A3 C#4 E4)")
    #expect(try self.report("scale", "C", "--tuning", "DADGAD").title == "C Major")
    #expect(try self.report("scale", "C", "--tuning", "D2,A2,D3,G3,A3,D4").title == "C Major")
    #expect(try self.report("scale", "C", "--tuning", "DAEAC#E", "--title", "Mine").title == "Mine")
    let german = try self.report(
      "scale", "C", "--note-names", "german", "--tuning", "H0,E1,A1,D2,G2", "--instrument", "bass")
    #expect(german.tuning == ["B0", "E1", "A1", "D2", "G2"])
    let letters = try self.report("scale", "C", "--note-names", "german", "--tuning", "HDADG", "--instrument", "bass")
    #expect(letters.tuning == ["B0", "D1", "A1", "D2", "G2"])
  }

  @Test("CD09: x32010 is C E G C E") func shape() throws {
    let report = try report("shape", "x32010")
    #expect(report.notes == ["C", "E", "G", "C", "E"])
    #expect(report.frets == [nil, 3, 2, 0, 1, 0])
    #expect(report.window == [1, 4])
    #expect(report.dots.map(\.string) == [1, 2, 3, 4, 5])
    #expect(report.fingers == [] && report.barres?.isEmpty == true)
    let barred = try self.report("shape", "133211", "--fingers", "134211", "--capo", "2")
    #expect(barred.fingers == [1, 3, 4, 2, 1, 1])
    #expect(barred.barres?.map(\.fret) == [3])
    #expect(barred.barres?.map(\.strings) == [[6, 1]])
    #expect(barred.barres?.map(\.finger) == [1])
    let thumb = try self.report("shape", "200232", "--fingers", "T00132")
    #expect(thumb.fingers == ["T", nil, nil, 1, 3, 2])
    let high = try self.report("shape", "x 10 12 12 12 10")
    #expect(high.window == [10, 13])
    #expect(high.dots.first?.fret == 10)
  }

  @Test func labelsOfThePictureDoNotChangeTheReport() throws {
    let words = ["scale", "Eb major", "--format", "json"]
    let plain = try Run(words: words).output
    for options in [["--labels", "degrees"], ["--note-names", "german"], ["--theme", "night"], ["--left-handed"]] {
      let scale = options.contains("german") ? "Es major" : "Eb major"
      #expect(try Run(words: ["scale", scale, "--format", "json"] + options).output == plain, "\(options)")
    }
  }

  @Test func tuningsAreListed() throws {
    struct Row: Decodable {
      var family: String
      var name: String
      var strings: [String]
    }
    let run = try Run("tunings", "--format", "json")
    let rows = try JSONDecoder().decode([Row].self, from: Data(run.output.utf8))
    #expect(rows.count > 100)
    #expect(rows.first?.strings == ["E2", "A2", "D3", "G3", "B3", "E4"])
    #expect(rows.contains { $0.family == "banjo" && $0.strings == ["G4", "D3", "G3", "B3", "D4"] })
  }
}
