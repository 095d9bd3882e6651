import Foundation

/// What is in the folder of an app, as far as it is the app's: without tests, extensions, and what
/// other tools have put there.
struct AppFolder {
  private(set) var catalogues: [URL] = []
  /// Catalogues of texts.
  private(set) var strings: [URL] = []
  private(set) var models: [URL] = []
  /// Models that have learned something.
  private(set) var learned: [URL] = []
  private(set) var sources: [Source] = []
  /// The modules of which it holds the sources, each with what it is a part of: itself, and those of
  /// packages in it.
  private(set) var units: [String: String]
  /// True for what stands in for a package.
  private(set) var isStandIn = false
  /// What its projects, and manifests of packages, have fetched.
  private(set) var fetched: Set<FetchedProduct> = []
  /// What its app says of itself; nil where neither a project nor a file says it.
  private(set) var info: InfoPlist?

  private let leftOut: Set<String>
  /// Where it is; nil for files that were taken for those of one folder.
  private var place: URL?
  /// The paths of packages elsewhere that it needs.
  private var elsewhere: Set<String> = []
  /// What programs in it say of themselves.
  private var lists: [URL] = []

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

    /// What may be imported of a module.
    static let kinds: Set<Substring> = [
      "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    init(name: String, path: String, text: String, unit: String) {
      (self.name, self.path, self.text, self.unit) = (name, path, text, unit)
      var imports: Set<String> = []
      for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
        let words = line.split(separator: " ").drop { $0 != "import" }.dropFirst()
        if let module = words.first(where: { !Self.kinds.contains($0) }) {
          imports.insert(String(module.prefix { $0 != "." }))
        }
      }
      self.imports = imports
    }
  }

  /// Reads a folder, in the order of the names in it.
  ///
  /// - Parameter leftOut: the paths of what is not looked at.
  init(at folder: URL, without leftOut: Set<String>) {
    self.leftOut = leftOut
    let name = PackageManifest.target(at: folder) ?? folder.lastPathComponent
    units = [name: name]
    place = folder
    let project = XcodeProject.beside(folder)
    info = project?.info
    let isAll = PackageManifest.isAllSources(folder) && name == folder.lastPathComponent
    add(folder, path: [name], unit: name, project: project, holdsModules: isAll)
    info =
      info
      ?? lists.sorted { $0.pathComponents.count < $1.pathComponents.count }.lazy
      .compactMap { InfoPlist(of: name, at: $0) }.first
    addPackages(of: project)
  }

  private mutating func addPackages(of project: XcodeProject?) {
    fetched.formUnion(project?.fetched ?? [])
    addPackages(project?.packages ?? [])
  }

  private mutating func addPackages(of manifest: PackageManifest) {
    fetched.formUnion(manifest.fetched)
    addPackages(manifest.packages)
  }

  /// Adds packages that lie elsewhere, and those that they need: each folder of their sources is a
  /// module.
  private mutating func addPackages(_ roots: [URL]) {
    for root in roots.map(\.standardizedFileURL) {
      guard let place, !"\(root.path)/".hasPrefix("\(place.path)/"),
        elsewhere.insert(root.path).inserted
      else { continue }
      let name = root.lastPathComponent
      let manifest = PackageManifest(in: root)
      if manifest.target(in: "") == nil {
        addSources(of: root, manifest, path: [name], unit: name)
      } else {
        add(root, path: [name], unit: name, project: nil)
      }
      for (target, path) in manifest.paths.sorted(by: { $0.key < $1.key })
      where !path.hasPrefix("Sources") && path != "" {
        units[target] = target
        add(root.appending(path: path), path: [name, path], unit: target, project: nil)
      }
      addPackages(of: manifest)
    }
  }

  /// Adds what a package is made of: each folder of its sources is a module, or all of them are its
  /// only one, which has no folder of its name.
  private mutating func addSources(
    of package: URL, _ manifest: PackageManifest, path: [String], unit: String
  ) {
    let sources = package.appending(path: "Sources")
    let targets = manifest.targets
    var only = targets.count == 1 ? targets.first : nil
    if let name = only, FileManager.default.files(in: sources).contains(name) { only = nil }
    if let only = manifest.target(in: "Sources") ?? only {
      units[only] = only
      add(sources, path: path + ["Sources"], unit: only, project: nil)
    } else {
      add(sources, path: path + ["Sources"], unit: unit, project: nil, holdsModules: true)
    }
  }

  /// Reads the stand-in of a package.
  init(standIn folder: URL, units: [String: String]) {
    self.init(at: folder, without: [])
    (self.units, isStandIn) = (units, true)
  }

  /// Reads a module of a package.
  init(_ module: PackageModule) {
    (leftOut, units) = ([], [module.name: module.name])
    for file in module.files {
      let path = file.deletingLastPathComponent().path.dropFirst(module.folder.path.count)
      let folders = path.split(separator: "/").map(String.init)
      add(file: file, path: [module.package, module.name] + folders, unit: module.name)
    }
  }

  /// Takes files for those of one folder.
  init(of sources: [Source], isStandIn: Bool) {
    (self.sources, self.isStandIn, leftOut) = (sources, isStandIn, [])
    units = sources.reduce(into: [:]) { $0[$1.unit] = $1.unit }
  }

  /// Leaves out what is in another folder, too.
  mutating func leaveOut(_ other: AppFolder) {
    let taken = Set(other.sources.map(\.path))
    sources.removeAll { taken.contains($0.path) }
    catalogues.removeAll(where: other.catalogues.contains)
    strings.removeAll(where: other.strings.contains)
    models.removeAll(where: other.models.contains)
    learned.removeAll(where: other.learned.contains)
  }

  private static let others: Set<String> = ["Pods", "Carthage", "DerivedData", "fastlane"]

  /// - Parameter holdsModules: true for the sources of a package, where each module has a folder.
  /// - Parameter project: what compiles what is there, unless a project lies there; nil for one that
  ///   nobody knows.
  private mutating func add(
    _ folder: URL, path: [String], unit: String, project: XcodeProject?, holdsModules: Bool = false
  ) {
    let names = FileManager.default.files(in: folder)
    let manifest = names.contains("Package.swift") ? PackageManifest(in: folder) : nil
    let whole = manifest?.target(in: "")
    if let whole { units[whole] = whole }
    let unit = whole ?? unit
    let own = XcodeProject(in: folder, for: folder, hasApp: project?.hasApp != true)
    let project = manifest == nil ? own ?? project : nil
    info = info ?? own?.info
    addPackages(of: own)
    if own == nil, let manifest { addPackages(of: manifest) }
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
      guard Self.isFolder(entry) else {
        add(file: entry, path: path, unit: unit)
        continue
      }
      guard !name.hasSuffix("Tests"), !Self.others.contains(name),
        project?.reaches(into: entry) == true || !Self.isOfAnotherProgram(entry)
      else { continue }
      // What a package does while others are built is no part of them.
      if manifest != nil, name == "Plugins" { continue }
      if let manifest, name == "Sources" {
        addSources(of: folder, manifest, path: path, unit: unit)
        continue
      }
      if let target = manifest?.target(in: name) {
        units[target] = target
        unit = target
      }
      if holdsModules { units[name] = name }
      add(entry, path: path + [name], unit: holdsModules ? name : unit, project: project)
    }
  }

  /// True for a folder, which may have a dot in its name, and is no single thing to Xcode.
  private static func isFolder(_ entry: URL) -> Bool {
    var isFolder: ObjCBool = false
    return !bundles.contains(entry.pathExtension)
      && FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// What is one thing to Xcode, though it is a folder.
  private static let bundles: Set<String> = [
    "app", "bundle", "docc", "framework", "icon", "lproj", "mlpackage", "playground", "swiftpm",
    "xcassets", "xcdatamodeld", "xcframework", "xcodeproj", "xcworkspace",
  ]

  /// Adds what a file is, if it is anything of these.
  private mutating func add(file: URL, path: [String], unit: String) {
    let name = file.lastPathComponent
    switch file.pathExtension {
    case "xcassets": catalogues.append(file)
    case "xcstrings": strings.append(file)
    case "xcdatamodeld": models.append(file)
    case "mlmodel", "mlpackage": learned.append(file)
    case "plist" where name == "Info.plist": lists.append(file)
    case "swift" where name != "Package.swift" && name != "main.swift":
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
      let place = (path + [name]).joined(separator: "_")
      sources.append(Source(name: place, path: file.path, text: text, unit: unit))
    default: break
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

extension FileManager {
  /// The names of what is in a folder; none where there is no such folder.
  func files(in folder: URL) -> [String] {
    (try? contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
