import Foundation

/// What is in the folder of an app, as far as it is the app's: without tests, extensions, and what
/// other tools have put there.
struct AppFolder {
  private(set) var catalogues: [URL] = []
  private(set) var models: [URL] = []
  private(set) var sources: [Source] = []
  /// The modules of which it holds the sources, each with what it is a part of: itself, and those of
  /// packages in it.
  private(set) var units: [String: String]
  /// True for what stands in for a package.
  private(set) var isStandIn = false

  private let leftOut: Set<String>

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
    var imports: Set<String> {
      var imports: Set<String> = []
      for line in text.split(separator: "\n") where line.contains("import ") {
        let words = line.split(separator: " ").drop { $0 != "import" }
        if let module = words.dropFirst().first { imports.insert(String(module)) }
      }
      return imports
    }
  }

  /// Reads a folder, in the order of the names in it.
  ///
  /// - Parameter leftOut: the paths of what is not looked at.
  init(at folder: URL, without leftOut: Set<String>) {
    self.leftOut = leftOut
    let name = folder.lastPathComponent
    units = [name: name]
    add(folder, path: [name], unit: name)
  }

  /// Takes files for those of one folder.
  init(of sources: [Source], isStandIn: Bool) {
    (self.sources, self.isStandIn, leftOut) = (sources, isStandIn, [])
    units = sources.reduce(into: [:]) { $0[$1.unit] = $1.unit }
  }

  private static let others: Set<String> = ["Pods", "Carthage", "DerivedData", "fastlane"]

  /// - Parameter holdsModules: true for the sources of a package, where each module has a folder.
  private mutating func add(
    _ folder: URL, path: [String], unit: String, holdsModules: Bool = false
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let isPackage = names.contains("Package.swift")
    for name in names.sorted() where !name.hasPrefix(".") {
      let entry = folder.appending(path: name)
      if leftOut.contains(entry.path) { continue }
      switch entry.pathExtension {
      case "xcassets": catalogues.append(entry)
      case "xcdatamodeld": models.append(entry)
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
        if holdsModules { units[name] = name }
        add(
          entry, path: path + [name], unit: holdsModules ? name : unit,
          holdsModules: isPackage && name == "Sources")
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
    let names = (try? FileManager.default.contentsOfDirectory(atPath: packages.path)) ?? []
    let known = names.sorted().map { AppFolder(ofPackage: packages.appending(path: $0)) }
    let present = folders.reduce(into: dependencies) { $0.formUnion($1.units.keys) }
    let sources = folders.flatMap(\.sources)
    let imported = sources.reduce(into: Set()) { $0.formUnion($1.imports) }.subtracting(present)
    folders += known.filter { !imported.isDisjoint(with: $0.units.keys) }
  }
}

extension AppFolder {
  /// Reads a folder of modules, one in each file, that are a part of one package.
  fileprivate init(ofPackage folder: URL) {
    self.init(at: folder, without: [])
    isStandIn = true
    let package = folder.lastPathComponent
    for source in sources {
      units[URL(filePath: source.path).deletingPathExtension().lastPathComponent] = package
    }
  }
}
