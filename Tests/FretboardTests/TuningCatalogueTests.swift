import Fretboard
import Testing

@Suite struct TuningCatalogueTests {
  static let families = [
    "GuitarTuning": "guitar", "BassTuning": "bass", "UkuleleTuning": "ukulele",
    "SevenStringTuning": "seven-string guitar", "EightStringTuning": "eight-string guitar",
    "GuitaleleTuning": "guitalele", "BanjoTuning": "banjo", "MandolinTuning": "mandolin",
    "DoubleBassTuning": "double bass", "CharangoTuning": "charango", "CuatroTuning": "cuatro",
  ]

  @Test func familiesHoldEveryTuningOnce() throws {
    #expect(
      TuningCatalogue.families.map(\.name) == [
        "guitar", "bass", "ukulele", "seven-string guitar", "eight-string guitar", "guitalele", "banjo", "mandolin",
        "double bass", "charango", "cuatro",
      ])
    for (type, name) in Self.families {
      let family = try TuningCatalogue.family(named: name)
      #expect(family.tunings == tuningRows.filter { $0.family == type }.map(\.tuning))
      #expect(family.defaultTuning == family.tunings[0])
      #expect(family.description == name)
    }
  }

  @Test(arguments: tuningRows) func everyTuningIsFoundByEachOfItsNames(row: TuningRow) throws {
    let family = try TuningCatalogue.family(named: try #require(Self.families[row.family]))
    let plain = row.name.split(separator: "♭", omittingEmptySubsequences: false)
    let names = [
      row.name, row.code, row.name.lowercased(), row.name.uppercased(), " \(row.name) ",
      row.name.split(separator: " ").joined(), row.name.split(separator: " ").joined(separator: "-"),
      plain.joined(separator: "b"), plain.joined(separator: " flat"),
    ]
    for name in names {
      #expect(try TuningCatalogue.tuning(named: name, family: family) == row.tuning, "\(name)")
      #expect(try Tuning(parsing: name, family: family) == row.tuning, "\(name)")
    }
  }

  @Test(arguments: [
    ("guitar", "drop d", GuitarTuning.dropD), ("guitar", "Drop-D", GuitarTuning.dropD),
    ("guitar", "DROPD", GuitarTuning.dropD), ("guitar", "half-step down", GuitarTuning.halfStepDown),
    ("guitar", "Eb standard", GuitarTuning.halfStepDown), ("guitar", "EADGBE", GuitarTuning.standard),
    ("guitar", "minorTriad", GuitarTuning.minorThirds), ("guitar", "drop c#", GuitarTuning.dropDFlat),
    ("guitar", "drop c sharp", GuitarTuning.dropDFlat), ("bass", "standard", BassTuning.standard4String),
    ("bass", "drop d", BassTuning.dropD4String), ("bass", "5-string", BassTuning.standard5String),
    ("bass", "5-string half step down", BassTuning.halfStepDown5String),
    ("bass", "standard 5 string", BassTuning.standard5String), ("bass", "gsus44String", BassTuning.dropD4String),
    ("bass", "4 String Open A", BassTuning.openA4String), ("bass", "F♯BEADG", BassTuning.fbeadg6String),
    ("uke", "low g", UkuleleTuning.tenor), ("ukulele", "GCEA", UkuleleTuning.standard),
    ("ukulele", "slack-key", UkuleleTuning.slackKey), ("banjo", "double c", BanjoTuning.doubleC),
    ("banjo", "standard", BanjoTuning.openG), ("mandolin", "cello", MandolinTuning.mandocello),
    ("seven-string guitar", "BEADGBE", SevenStringTuning.standard),
  ]) func namesPeopleType(instrument: String, name: String, tuning: Tuning) throws {
    #expect(try TuningCatalogue.tuning(named: name, family: TuningCatalogue.family(named: instrument)) == tuning)
  }

  @Test(arguments: [
    ("Guitar", "guitar", GuitarTuning.standard), ("UKE", "ukulele", UkuleleTuning.standard),
    ("7-string", "seven-string guitar", SevenStringTuning.standard),
    ("7 String Guitar", "seven-string guitar", SevenStringTuning.standard),
    ("seven string guitar", "seven-string guitar", SevenStringTuning.standard),
    ("8string", "eight-string guitar", EightStringTuning.standard), ("violin", "mandolin", MandolinTuning.mandolin),
    ("viola", "mandolin", MandolinTuning.mandola), ("Irish Bouzouki", "mandolin", MandolinTuning.irishBouzouki),
    ("tenor banjo", "banjo", BanjoTuning.tenor), ("5-string bass", "bass", BassTuning.standard5String),
    ("doublebass", "double bass", DoubleBassTuning.standard),
  ]) func instrumentsPeopleType(text: String, name: String, tuning: Tuning) throws {
    let family = try TuningCatalogue.family(named: text)
    #expect(family.name == name)
    #expect(family.defaultTuning == tuning)
  }

  @Test func everyAliasFindsItsFamily() throws {
    for family in TuningCatalogue.families {
      for alias in family.aliases {
        let found = try TuningCatalogue.family(named: alias)
        #expect(found.name == family.name)
        #expect(found.tunings.contains(found.defaultTuning))
      }
    }
  }

  @Test func whatIsNotFoundIsSuggested() throws {
    func instrument(_ text: String) -> String? {
      do throws(ParsingError) {
        return try TuningCatalogue.family(named: text).name
      } catch {
        return error.description
      }
    }
    #expect(
      instrument("ukelele")
        == #"cannot read "ukelele": expected an instrument such as guitar or bass; did you mean "ukulele"?"#)
    #expect(instrument("") == "the text is empty: expected an instrument such as guitar or bass")
    #expect(instrument("-") == #"cannot read "-": expected an instrument such as guitar or bass"#)

    let bass = try TuningCatalogue.family(named: "bass")
    func suggestion(_ text: String) -> String? {
      do throws(ParsingError) {
        _ = try TuningCatalogue.tuning(named: text, family: bass)
        return "found"
      } catch {
        return error.suggestion
      }
    }
    #expect(suggestion("dropp d") == "Drop D")
    #expect(suggestion("5 String Standart") == "5 String Standard")
    #expect(suggestion("") == nil)
    #expect(suggestion("-") == nil)
    #expect(suggestion("something else entirely") == nil)
  }
}
