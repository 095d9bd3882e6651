// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "NavCore",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "NavCore", targets: ["NavCore"]),
    .library(name: "NavSim", targets: ["NavSim"]),
    .executable(name: "navfuzz", targets: ["navfuzz"]),
  ],
  targets: [
    .target(name: "NavCore"),
    .target(name: "NavSim", dependencies: ["NavCore"]),
    .executableTarget(name: "navfuzz", dependencies: ["NavSim"]),
    .executableTarget(
      name: "broken-router", dependencies: ["NavCore", "NavSim"], path: "Tests/BrokenRouter"),
    .testTarget(
      name: "NavPropertyTests", dependencies: ["NavCore", "NavSim", "navfuzz", "broken-router"]),
  ]
)
