import Foundation
import Testing

/// Packages that Xcode fetches for an app, as the plugin compiles them with it.
@MainActor @Suite struct FetchedPackageTests {
  private let files = [
    "Shop/In/A.swift":
      "import struct Popups.Box\r\nimport Kept\nimport Linked\nimport Cache\nlet box: Popups.Box",
    "Shop/Shop.xcodeproj/project.pbxproj": """
    { rootObject = P; objects = {
      P = { isa = PBXProject; targets = (T); mainGroup = G; };
      T = { productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (F); };
      G = { children = (F); };
      F = { path = In; };
      R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.b/popups";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
      S = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.b/c.git";
        requirement = { kind = branch; branch = main; }; };
      A = { isa = XCSwiftPackageProductDependency; package = R; productName = Popups; };
      B = { isa = XCSwiftPackageProductDependency; package = S; productName = Cache; };
      C = { isa = XCSwiftPackageProductDependency; package = S; productName = Unused; };
      D = { isa = XCSwiftPackageProductDependency; productName = Elsewhere; };
    }; }
    """,
    "Popups/Source/B.swift": "import Deep\npublic struct Box {}", "Popups/Source/In/B.swift": "",
    "Deep/Source/D.swift": "struct Box {}", "Others/Source/O.swift": "",
    "StandIns/Kept/Kept.swift": "",
    "Said.swift": "// xcode-app: Shop",
  ]

  @Test("what is fetched for a package in the app's folder is said, too")
  func manifest() throws {
    let text = """
      dependencies: [
        .package(name: "Old", url: "https://a.b/Popups.git", .upToNextMajor(from: "1.0.0")),
        .package(path: "../Near"), .package(url: "https://a.b/deep-kit", "1.0.0"..<"2.0.0"),
      ], targets: [.target(name: "Core", dependencies: [
        .product(name: "Deep", package: "deep-kit"), "Popups"])]
      """
    try inFolder(["Core/Package.swift": text]) { root in
      let manifest = PackageManifest(in: root.appending(path: "Core"))
      let deep = #".package(url: "https://a.b/deep-kit", "1.0.0"..<"2.0.0")"#
      let old = #".package(url: "https://a.b/Popups.git", .upToNextMajor(from: "1.0.0"))"#
      #expect(
        manifest.fetched == [
          FetchedProduct(name: "Deep", dependency: deep),
          FetchedProduct(name: "deep-kit", dependency: deep),
          FetchedProduct(name: "Popups", dependency: old),
        ])
      #expect(manifest.packages.map(\.lastPathComponent) == ["Near"])
      #expect(manifest.targets == ["Core"])
      #expect(PackageManifest(in: root).fetched.isEmpty)
    }
  }

  private func modules(in root: URL) -> [PackageModule] {
    ["Deep", "Kept", "Linked", "Others", "Popups"].map { name in
      let folder = root.appending(path: "\(name)/Source")
      let files = name == "Popups" ? ["B.swift", "In/B.swift"] : ["\(name.prefix(1)).swift"]
      return PackageModule(
        name: name, package: "\(name)Kit", folder: folder,
        files: files.map { folder.appending(path: $0) })
    }
  }

  @Test("what an app imports is compiled with it, and what that imports; stand-ins come first")
  func joined() throws {
    try inFolder(files) { root in
      let apps = AppFolders(
        saidBy: [root.appending(path: "Said.swift")], dependencies: ["Linked"],
        standIns: root.appending(path: "StandIns"), modules: modules(in: root))
      let sources = apps.folders.flatMap(\.sources)
      #expect(
        sources.map(\.name) == [
          "Shop_In_A.swift", "Kept_Kept.swift", "PopupsKit_Popups_B.swift",
          "PopupsKit_Popups_In_B.swift", "DeepKit_Deep_D.swift",
        ])
      #expect(apps.folders.map(\.isStandIn) == [false, true, false, false])
      let joined = JoinedModules(apps.folders)
      let texts = sources.map { PhoneSource($0, joined).text }
      #expect(
        texts[0].hasSuffix(
          "import Swift\r\nimport SwiftUI\nimport Linked\nimport Cache\nlet box: Box"))
      #expect(texts[2].hasSuffix("import Swift\npublic struct Box {}"))
      #expect(texts[4].hasSuffix("struct Deep_Box {}"))
    }
  }

  @Test("of what is nowhere it is said how the package is named")
  func unknown() throws {
    try inFolder(files) { root in
      func unknown(_ modules: [PackageModule]) -> [String] {
        AppFolders(
          saidBy: [root.appending(path: "Said.swift")], dependencies: ["Linked"],
          standIns: root.appending(path: "StandIns"), modules: modules
        ).unknown
      }
      let cache = #".package(url: "https://a.b/c.git", branch: "main")"#
      let popups = #".package(url: "https://a.b/popups", from: "1.2.0")"#
      #expect(unknown([]) == [cache, popups])
      #expect(unknown(modules(in: root)) == [cache])
    }
  }

  @Test("a folder is named from its file or from the root, and one that is not there is known")
  func places() throws {
    try inFolder(files) { root in
      let said = root.appending(path: "Places.swift")
      try "// xcode-app: \(root.path)/Shop\n// xcode-app: Shop\n// xcode-app: Shed\n"
        .write(to: said, atomically: true, encoding: .utf8)
      let apps = AppFolders(
        saidBy: [said], dependencies: [], standIns: root.appending(path: "StandIns"))
      let shop = root.appending(path: "Shop").standardizedFileURL.path
      #expect(apps.paths == [shop, shop])
      #expect(apps.missing.map(\.lastPathComponent) == ["Shed"])
    }
  }

  @Test("a package that a project names by a path may be named once more, or by its sources alone")
  func twice() throws {
    let package = #"targets: [.target(name: "Router", path: "Source"), .testTarget(name: "T")]"#
    let local = "R = { isa = XCLocalSwiftPackageReference; relativePath = ..; };"
    var files = ["Kit/Package.swift": package, "Kit/Source/R.swift": "public struct Router {}"]
    files["Kit/App/A.swift"] = "import Router"
    files["Kit/App/App.xcodeproj/project.pbxproj"] = "{ rootObject = P; objects = { \(local) }; }"
    files["Kit/Said.swift"] = "// xcode-app: App\n// xcode-app: Source"
    files["Kit/Other.swift"] = "// xcode-app: Source"
    try inFolder(files) { root in
      for (said, expected) in [("Said", ["A.swift", "R.swift"]), ("Other", ["R.swift"])] {
        let apps = AppFolders(
          saidBy: [root.appending(path: "Kit/\(said).swift")], dependencies: [],
          standIns: root.appending(path: "StandIns"))
        let sources = apps.folders.flatMap(\.sources)
        #expect(sources.map { URL(filePath: $0.path).lastPathComponent } == expected)
        #expect(sources.last?.unit == "Router")
        #expect(apps.imported.isEmpty)
      }
    }
  }

  @Test("a manifest says in which folders its targets are")
  func targetFolders() throws {
    let text = """
      .target(name: "A", dependencies: [.product(name: "B", package: "b")], path: "./Code"),
      .target(name: "C"), .testTarget(name: "D", path: "Tests"),
      """
    try inFolder(["Package.swift": text, "Code/A.swift": "", "Sources/C/C.swift": ""]) { root in
      let manifest = PackageManifest(in: root)
      #expect(manifest.paths == ["A": "Code"])
      #expect(manifest.target(in: "Code") == "A")
      #expect(PackageManifest.target(at: root.appending(path: "Code")) == "A")
      let sources = root.appending(path: "Sources")
      #expect(PackageManifest.target(at: sources) == nil)
      #expect(AppFolder(at: sources, without: []).sources.map(\.unit) == ["C"])
    }
  }
}
