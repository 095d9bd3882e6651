import Foundation
import Testing

/// Packages whose manifests say where the sources of a target are.
@Suite struct PackagePlaceTests {
  /// A folder of an app with a package, in the folder or beside it.
  private func sources(_ files: [String: String], of app: String) throws -> AppFolder {
    try inFolder(files) { AppFolder(at: $0.appending(path: app), without: []) }
  }

  private static let domain = """
    targets: [.target(name: "Domain", dependencies: [.target(name: "Other")], path: "."),
      .testTarget(name: "DomainTests", path: "Tests")]
    """

  @Test("a package beside an app whose sources are not in a folder of that name is compiled")
  func beside() throws {
    let folder = try sources(
      [
        "Domain/Package.swift": Self.domain, "Domain/Model/A.swift": "",
        "Data/Package.swift":
          #".package(path: "../Domain") .target(name: "Net", path: "Code/Net")"#,
        "Data/Code/Net/B.swift": "", "Data/Code/No.swift": "", "App/In/Shop/C.swift": "",
        "App/In/Core/Package.swift": #".package(path: "../../../Data")"#,
      ], of: "App/In")
    #expect(folder.units == ["In": "In", "Domain": "Domain", "Net": "Net"])
    #expect(
      Set(folder.sources.map { "\($0.unit) \(URL(filePath: $0.path).lastPathComponent)" })
        == ["Domain A.swift", "Net B.swift", "In C.swift"])
  }

  @Test("a package in the folder of an app has the modules that its manifest names")
  func within() throws {
    let folder = try sources(
      [
        "App/Domain/Package.swift": Self.domain, "App/Domain/Model/A.swift": "",
        "App/Kit/Package.swift": #"targets: [.target(name: "Net", path: "Sources/NetCode")]"#,
        "App/Kit/Sources/NetCode/Deep/B.swift": "", "App/C.swift": "",
      ], of: "App")
    #expect(folder.units == ["App": "App", "Domain": "Domain", "Net": "Net"])
    #expect(
      folder.sources.map { "\($0.unit) \(URL(filePath: $0.path).lastPathComponent)" }
        == ["App C.swift", "Domain A.swift", "Net B.swift"])
  }

  @Test("the folders of a package's sources are modules, and no others")
  func modules() throws {
    let folder = try sources(
      [
        "Shop/Sources/Models/A.swift": "", "Shop/Packages/Core/Package.swift": "",
        "Shop/Packages/Core/Sources/Net/B.swift": "",
        "Shop/Packages/Core/Sources/Net/Sources/Deep/C.swift": "",
        "Shop/Packages/Core/Tests/NetTests/D.swift": "", "Shop/Tool/main.swift": "",
      ], of: "Shop")
    #expect(folder.units == ["Shop": "Shop", "Net": "Net"])
    #expect(
      folder.sources.map { "\($0.unit) \($0.name)" } == [
        "Net Shop_Packages_Core_Sources_Net_B.swift",
        "Net Shop_Packages_Core_Sources_Net_Sources_Deep_C.swift",
        "Shop Shop_Sources_Models_A.swift",
      ])
  }

  @Test("the sources of a package with one target are that, if there is no folder of its name")
  func onlyModule() throws {
    let folder = try sources(
      [
        "Shop/Kit/Package.swift":
          #"targets: [.target(name: "ShopKit"), .testTarget(name: "Tests")]"#,
        "Shop/Kit/Sources/A.swift": "", "Shop/Kit/Sources/Deep/B.swift": "", "Shop/C.swift": "",
      ], of: "Shop")
    #expect(folder.units == ["Shop": "Shop", "ShopKit": "ShopKit"])
    #expect(folder.sources.map(\.unit) == ["Shop", "ShopKit", "ShopKit"])
  }
}
