import Foundation

/// What is written in the manifest of a package, as far as its text says it: nobody runs it here.
struct PackageManifest {
  private let folder: URL
  private let text: String
  /// By target, the folder that it names for its sources, from that of the package.
  let paths: [String: String]

  /// Reads that of the package in a folder; one that is not there says nothing.
  init(in folder: URL) {
    self.folder = folder
    let file = folder.appending(path: "Package.swift")
    text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    paths = Self.paths(in: text)
  }

  /// The names of its targets.
  var targets: [String] {
    text.matches(of: #/\.(?:executableT|t)arget\(\s*name:\s*"([^"]+)"/#).map { String($0.1) }
  }

  private static func paths(in text: String) -> [String: String] {
    text.matches(of: #/\.(?:executableT|t)arget\(\s*name:\s*"([^"]+)"((?:[^()]|\([^()]*\))*)\)/#)
      .reduce(into: [:]) { paths, target in
        guard let path = target.2.firstMatch(of: #/\bpath:\s*"([^"]+)"/#)?.1 else { return }
        paths[String(target.1)] = path.split(separator: "/").filter { $0 != "." }
          .joined(separator: "/")
      }
  }

  /// The target that names a folder for its sources.
  func target(in folder: String) -> String? {
    paths.filter { $0.value == folder }.keys.min()
  }

  /// The target whose sources are in a folder, as the manifest beside that says: one that names it,
  /// or the only one.
  static func target(at folder: URL) -> String? {
    let manifest = PackageManifest(in: folder.deletingLastPathComponent())
    let name = folder.lastPathComponent
    if let target = manifest.target(in: name) { return target }
    let targets = manifest.targets
    guard name == "Sources", targets.count == 1, manifest.paths.isEmpty,
      !FileManager.default.files(in: folder).contains(targets[0])
    else { return nil }
    return targets[0]
  }

  /// True for the folder of all sources of a package, where each folder is a module.
  static func isAllSources(_ folder: URL) -> Bool {
    folder.lastPathComponent == "Sources"
      && FileManager.default.files(in: folder.deletingLastPathComponent())
        .contains("Package.swift")
  }

  /// The folders of packages that it names by a path.
  var packages: [URL] {
    text.matches(of: #/\.package\([^)]*?path:\s*"([^"]+)"/#)
      .map { folder.appending(path: String($0.1)) }
  }

  /// The products of packages that are fetched for it: those that a target names with their package,
  /// and for each package one of its own name.
  var fetched: Set<FetchedProduct> {
    let packages = text.matches(
      of: #/\.package\(\s*(?:name:\s*"[^"]*",\s*)?(url:\s*"([^"]+)",(?:[^()]|\([^()]*\))*)\)/#
    ).map { (name: Self.name(of: $0.2), dependency: ".package(\($0.1))") }
    let products = text.matches(
      of: #/\.product\(\s*name:\s*"([^"]+)",\s*package:\s*"([^"]+)"/#
    ).map { (name: String($0.1), package: String($0.2)) }
    return packages.reduce(into: []) { fetched, package in
      let own = products.filter { $0.package == package.name }.map(\.name) + [package.name]
      fetched.formUnion(own.map { FetchedProduct(name: $0, dependency: package.dependency) })
    }
  }

  /// What SwiftPM calls a package that is elsewhere.
  private static func name(of place: Substring) -> String {
    let last = place.split(separator: "/").last.map(String.init) ?? ""
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

/// What an app imports of a package that Xcode fetches for it.
struct FetchedProduct: Hashable {
  let name: String
  /// How the manifest of a package names that one.
  let dependency: String
}
