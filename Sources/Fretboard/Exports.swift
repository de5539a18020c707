// `import Fretboard` is all that a user types.
@_exported import InstrumentKit
@_exported import MusicTheory
