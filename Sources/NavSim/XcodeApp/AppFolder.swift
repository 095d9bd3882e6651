import Foundation

/// What is in the folder of an app, as far as it is the app's: without tests, extensions, and what
/// other tools have put there.
struct AppFolder {
  private(set) var catalogues: [URL] = []
  private(set) var models: [URL] = []
  /// Models that have learned something.
  private(set) var learned: [URL] = []
  private(set) var sources: [Source] = []
  /// The modules of which it holds the sources, each with what it is a part of: itself, and those of
  /// packages in it.
  private(set) var units: [String: String]
  /// True for what stands in for a package.
  private(set) var isStandIn = false

  private let leftOut: Set<String>
  /// Where it is; nil for files that were taken for those of one folder.
  private var place: URL?
  /// The paths of packages elsewhere that it needs.
  private var elsewhere: Set<String> = []

  /// A file of Swift.
  struct Source {
    /// A name that no other file has.
    let name: String
    /// Where it is.
    let path: String
    /// What is in it.
    let text: String
    /// The module that it is a part of.
    let unit: String

    /// The modules that it imports.
    let imports: Set<String>

    init(name: String, path: String, text: String, unit: String) {
      (self.name, self.path, self.text, self.unit) = (name, path, text, unit)
      var imports: Set<String> = []
      for line in text.split(separator: "\n") where line.contains("import ") {
        let words = line.split(separator: " ").drop { $0 != "import" }
        if let module = words.dropFirst().first { imports.insert(String(module)) }
      }
      self.imports = imports
    }
  }

  /// Reads a folder, in the order of the names in it.
  ///
  /// - Parameter leftOut: the paths of what is not looked at.
  init(at folder: URL, without leftOut: Set<String>) {
    self.leftOut = leftOut
    let name = folder.lastPathComponent
    units = [name: name]
    place = folder
    let project = XcodeProject.beside(folder)
    add(folder, path: [name], unit: name, project: project)
    addPackages(project?.packages ?? [])
  }

  /// Adds packages that lie elsewhere, and those that they need: each folder of their sources is a
  /// module.
  private mutating func addPackages(_ roots: [URL]) {
    for root in roots.map(\.standardizedFileURL) {
      guard let place, !"\(root.path)/".hasPrefix("\(place.path)/"),
        elsewhere.insert(root.path).inserted
      else { continue }
      let name = root.lastPathComponent
      addSources(of: root, path: [name], unit: name)
      addPackages(Self.packages(neededBy: root))
    }
  }

  /// Adds what a package is made of: each folder of its sources is a module, or all of them are its
  /// only one, which has no folder of its name.
  private mutating func addSources(of package: URL, path: [String], unit: String) {
    let sources = package.appending(path: "Sources")
    let targets = Self.manifest(in: package)
      .matches(of: #/\.(?:executableT|t)arget\(\s*name:\s*"([^"]+)"/#).map { String($0.1) }
    let only = targets.count == 1 ? targets.first : nil
    if let only, !FileManager.default.files(in: sources).contains(only) {
      units[only] = only
      add(sources, path: path + ["Sources"], unit: only, project: nil)
    } else {
      add(sources, path: path + ["Sources"], unit: unit, project: nil, holdsModules: true)
    }
  }

  private static func manifest(in folder: URL) -> String {
    (try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)) ?? ""
  }

  /// The packages that the manifest in a folder names by a path.
  private static func packages(neededBy folder: URL) -> [URL] {
    manifest(in: folder).matches(of: #/\.package\([^)]*?path:\s*"([^"]+)"/#)
      .map { folder.appending(path: String($0.1)) }
  }

  /// Takes files for those of one folder.
  init(of sources: [Source], isStandIn: Bool) {
    (self.sources, self.isStandIn, leftOut) = (sources, isStandIn, [])
    units = sources.reduce(into: [:]) { $0[$1.unit] = $1.unit }
  }

  private static let others: Set<String> = ["Pods", "Carthage", "DerivedData", "fastlane"]

  /// - Parameter holdsModules: true for the sources of a package, where each module has a folder.
  /// - Parameter project: what compiles what is there, unless a project lies there; nil for one that
  ///   nobody knows.
  private mutating func add(
    _ folder: URL, path: [String], unit: String, project: XcodeProject?, holdsModules: Bool = false
  ) {
    let names = FileManager.default.files(in: folder)
    let isPackage = names.contains("Package.swift")
    let own = XcodeProject(in: folder, for: folder, hasApp: project?.hasApp != true)
    let project = isPackage ? nil : own ?? project
    addPackages(own?.packages ?? (isPackage ? Self.packages(neededBy: folder) : []))
    for name in names.sorted() where !name.hasPrefix(".") {
      let entry = folder.appending(path: name)
      if leftOut.contains(entry.path) { continue }
      var unit = unit
      if let project, ["swift", "xcdatamodeld"].contains(entry.pathExtension) {
        switch project.module(of: entry) {
        case nil: continue
        case .app: break
        case .framework(let name):
          units[name] = name
          unit = name
        }
      }
      switch entry.pathExtension {
      case "xcassets": catalogues.append(entry)
      case "xcdatamodeld": models.append(entry)
      case "mlmodel", "mlpackage": learned.append(entry)
      case "swift" where name != "Package.swift" && name != "main.swift":
        guard let text = try? String(contentsOf: entry, encoding: .utf8) else { continue }
        let place = (path + [name]).joined(separator: "_")
        sources.append(Source(name: place, path: entry.path, text: text, unit: unit))
      case "":
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder),
          isFolder.boolValue, !name.hasSuffix("Tests"), !Self.others.contains(name),
          !Self.isOfAnotherProgram(entry)
        else { continue }
        if isPackage, name == "Sources" {
          addSources(of: folder, path: path, unit: unit)
          continue
        }
        if holdsModules { units[name] = name }
        add(entry, path: path + [name], unit: holdsModules ? name : unit, project: project)
      default: break
      }
    }
  }

  /// True for the folder of a widget, another extension, or an app for a watch.
  private static func isOfAnotherProgram(_ folder: URL) -> Bool {
    let info = (try? Data(contentsOf: folder.appending(path: "Info.plist"))) ?? Data()
    let keys = try? PropertyListSerialization.propertyList(from: info, format: nil)
    guard let keys = keys as? [String: Any] else { return false }
    return keys["NSExtension"] != nil || keys["WKApplication"] != nil
      || keys["WKWatchKitApp"] != nil
  }
}

/// The folders of apps that the files of a target name, and of the packages that these import.
struct AppFolders {
  private(set) var folders: [AppFolder] = []
  /// Those that are not there.
  private(set) var missing: [URL] = []

  /// Reads files of Swift.
  ///
  /// - Parameters:
  ///   - files: those of the target.
  ///   - dependencies: the modules that it has.
  ///   - packages: where there is a folder for each package that has a stand-in.
  init(saidBy files: [URL], dependencies: Set<String>, packages: URL) {
    var (named, leftOut): ([URL], Set<String>) = ([], [])
    for file in files {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") where line.hasPrefix("// xcode-app:") {
        let said = line.dropFirst("// xcode-app:".count).drop { $0 == " " }
        let path = said.hasPrefix("-") ? said.dropFirst() : said
        let folder = file.deletingLastPathComponent().appending(path: String(path))
          .standardizedFileURL
        if said.hasPrefix("-") { leftOut.insert(folder.path) } else { named.append(folder) }
      }
    }
    for folder in named {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
        isFolder.boolValue
      {
        folders.append(AppFolder(at: folder, without: leftOut))
      } else {
        missing.append(folder)
      }
    }
    addPackages(in: packages, without: dependencies)
  }

  /// Adds the stand-ins of packages that are imported and are nowhere else.
  private mutating func addPackages(in packages: URL, without dependencies: Set<String>) {
    let present = folders.reduce(into: dependencies) { $0.formUnion($1.units.keys) }
    let sources = folders.flatMap(\.sources)
    let imported = sources.reduce(into: Set()) { $0.formUnion($1.imports) }.subtracting(present)
    let names = imported.isEmpty ? [] : FileManager.default.files(in: packages)
    for name in names.sorted() {
      let folder = packages.appending(path: name)
      // Each file is a module, and so is all of them.
      let modules = FileManager.default.files(in: folder).map { $0.split(separator: ".")[0] }
      let units = Dictionary(([name] + modules.map(String.init)).map { ($0, name) }) { one, _ in one
      }
      guard !imported.isDisjoint(with: units.keys) else { continue }
      folders.append(AppFolder(ofPackage: folder, units: units))
    }
  }
}

extension AppFolder {
  /// Reads the stand-in of a package.
  fileprivate init(ofPackage folder: URL, units: [String: String]) {
    self.init(at: folder, without: [])
    (self.units, isStandIn) = (units, true)
  }
}

extension FileManager {
  /// The names of what is in a folder; none where there is no such folder.
  fileprivate func files(in folder: URL) -> [String] {
    (try? contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
