// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Fretboard",
  platforms: [.iOS(.v13), .macOS(.v10_15), .tvOS(.v13), .visionOS(.v1)],
  products: [
    .library(name: "MusicTheory", targets: ["MusicTheory"])
  ],
  targets: [
    .target(name: "MusicTheory"),
    .testTarget(name: "MusicTheoryTests", dependencies: ["MusicTheory"]),

    // The embedded build, see script/check-embedded.
    .target(name: "CWasmRuntime"),
    .executableTarget(name: "PortabilityCheck", dependencies: ["CWasmRuntime", "MusicTheory"]),
  ],
  swiftLanguageModes: [.v6]
)
