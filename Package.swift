// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Fretboard",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .visionOS(.v1)],
  products: [
    .library(name: "MusicTheory", targets: ["MusicTheory"]),
    .library(name: "InstrumentKit", targets: ["InstrumentKit"]),
    .library(name: "Fretboard", targets: ["Fretboard"]),
    .executable(name: "fretboard", targets: ["FretboardCLI"]),
  ],
  targets: [
    .target(name: "MusicTheory"),
    .target(name: "InstrumentKit", dependencies: ["MusicTheory"]),
    .target(name: "Fretboard", dependencies: ["InstrumentKit", "MusicTheory"]),
    .target(name: "CommandLineArguments"),
    .executableTarget(name: "FretboardCLI", dependencies: ["CommandLineArguments", "Fretboard"]),
    .testTarget(name: "MusicTheoryTests", dependencies: ["MusicTheory", "TestSupport"]),
    .testTarget(name: "InstrumentKitTests", dependencies: ["InstrumentKit", "TestSupport"]),
    .testTarget(name: "FretboardTests", dependencies: ["Fretboard", "TestSupport"], exclude: ["Snapshots"]),
    .target(name: "TestSupport", dependencies: ["InstrumentKit"], path: "Tests/Support"),
    .testTarget(
      name: "CommandLineArgumentsTests", dependencies: ["CommandLineArguments", "TestSupport"], exclude: ["Snapshots"]),

    .testTarget(name: "FretboardCLITests", dependencies: ["FretboardCLI"]),

    // The embedded build, see script/check-embedded.
    .target(name: "CWasmRuntime"),
    .executableTarget(name: "PortabilityCheck", dependencies: ["CWasmRuntime", "Fretboard"]),
  ],
  swiftLanguageModes: [.v6]
)
