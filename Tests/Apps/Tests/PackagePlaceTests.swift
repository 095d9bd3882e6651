import Foundation
import Testing

/// Packages whose manifests say where the sources of a target are.
@Suite struct PackagePlaceTests {
  /// A folder of an app with a package, in the folder or beside it, which is taken away afterwards.
  private func sources(_ files: [String: String], of app: String) throws -> AppFolder {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "places-\(UUID())").standardizedFileURL
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return AppFolder(at: root.appending(path: app), without: [])
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
}
