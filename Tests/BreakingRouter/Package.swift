// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Breaking",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "NavCore", path: "../..")],
  targets: [
    .executableTarget(
      name: "breaking", dependencies: [.product(name: "NavSim", package: "NavCore")])
  ]
)
