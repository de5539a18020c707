import MusicTheory

/// Reports what `MusicTheory` computes: letters, and the names of all scales and chords on all roots.
func reportTheory(to report: inout Report) {
  reportLetters(to: &report)
  reportScales(to: &report)
  reportChords(to: &report)
  reportPitches(to: &report)
  reportReading(to: &report)
}

/// All roots that people write: seven letters, natural, flat and sharp.
private let roots = NoteName.common.filter { (-1...1).contains($0.accidental.semitones) }

private func reportLetters(to report: inout Report) {
  report.section("letters")
  for letter in LetterName.allCases {
    report.line("\(letter): \(letter.semitonesFromC) semitones from C")
    for steps in -15...15 {
      report.line("\(letter) and \(steps) steps: \(letter.advanced(by: steps))")
    }
    for other in LetterName.allCases {
      report.line("\(letter) up to \(other): \(letter.diatonicDistance(to: other)), below: \(letter < other)")
    }
    let lowercase: String = letter.description.lowercased()
    report.line("\(lowercase) as a literal: \(LetterName(stringLiteral: lowercase))")
  }
}

private func reportScales(to report: inout Report) {
  report.section("scales")
  for type in ScaleType.all {
    for root in roots {
      let scale = Scale(type: type, root: root)
      report.line("\(scale): \(list(scale.noteNames)); read again: \(isRead(scale))")
    }
  }
}

private func isRead(_ scale: Scale) -> Bool {
  do throws(ParsingError) {
    return try Scale(parsing: scale.description) == scale
  } catch {
    return false
  }
}

private func reportChords(to report: inout Report) {
  report.section("chords")
  for type in ChordType.all {
    for root in roots {
      let chord = Chord(type: type, root: root)
      report.line("\(chord.notation), \(chord): \(list(chord.noteNames)); read again: \(isRead(chord))")
    }
  }
}

private func isRead(_ chord: Chord) -> Bool {
  do throws(ParsingError) {
    return try Chord(parsing: chord.notation) == chord
  } catch {
    return false
  }
}

private func reportPitches(to report: inout Report) {
  report.section("pitches")
  for midi in 0...127 {
    let pitch = Pitch(midiNote: midi, spelling: .flats)
    // A frequency in whole microhertz, since printing a double is not the question here.
    let microhertz = Int64(pitch.frequency() * 1_000_000)
    report.line("\(midi): \(pitch), \(microhertz) µHz")
  }
}

/// What people type in many ways, and what is said of what cannot be read.
private func reportReading(to report: inout Report) {
  report.section("reading")
  for text in ["C 1 2 b3 5 6", "C 1 2 3 6", "F# blues", "C messiaen 3", "C 1 3 2", "C majro"] {
    report.line("\(text): \(reading { () throws(ParsingError) in try Scale(parsing: text).description })")
  }
  for text in ["C^7", "Ch", "C7M(9)", "C7(4/9)", "C:maj/3", "G:sus4(b7,9)", "C7(no3)", "F#b9/B", "N.C.", "C4"] {
    report.line("\(text): \(reading { () throws(ParsingError) in try Chord(parsing: text).notation })")
  }
  let german = NotationStyle(noteNames: .german)
  for text in ["H7/F#", "Fis", "Hes"] {
    let read = reading { () throws(ParsingError) in try Chord(parsing: text, style: german).notation(in: german) }
    report.line("\(text): \(read)")
  }
}

private func reading(_ read: () throws(ParsingError) -> String) -> String {
  do throws(ParsingError) {
    return try read()
  } catch {
    return error.description
  }
}

private func list(_ names: [NoteName]) -> String {
  names.map { $0.description }.joined(separator: " ")
}
