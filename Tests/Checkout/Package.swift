// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Checkout",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "NavCore", path: "../..")],
  targets: [
    .target(name: "Checkout"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Checkout", .product(name: "NavSim", package: "NavCore"),
        .product(name: "NavCapture", package: "NavCore"),
      ]),
    .testTarget(name: "CheckoutTests", dependencies: ["fuzz"]),
  ]
)
