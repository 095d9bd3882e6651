// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Checkout",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "NavCore", path: "../..")],
  targets: [
    .executableTarget(
      name: "checkout", dependencies: [.product(name: "NavSim", package: "NavCore")]),
    .testTarget(name: "CheckoutTests", dependencies: ["checkout"]),
  ]
)
