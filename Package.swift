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
  ],
  swiftLanguageModes: [.v6]
)
