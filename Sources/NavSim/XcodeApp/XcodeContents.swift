import Foundation

/// What is written in a project of Xcode: its targets, and where its files are.
struct XcodeContents {
  typealias Object = [String: Any]

  let objects: [String: Object]
  /// The names of their objects, in the order in which they stand there.
  private(set) var targets: [String] = []
  /// By the names of objects, where they are.
  private(set) var paths: [String: String] = [:]
  private var project: Object = [:]
  private let folder: URL

  /// Reads the project in a folder; nil where there is none that can be read.
  init?(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Which of several is meant nobody knows.
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    guard projects.count == 1,
      let data = try? Data(contentsOf: folder.appending(path: "\(projects[0])/project.pbxproj")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let root = list as? Object, let objects = root["objects"] as? [String: Object],
      let name = root["rootObject"] as? String, let project = objects[name]
    else { return nil }
    (self.objects, self.project, self.folder) = (objects, project, folder)
    targets = project["targets"] as? [String] ?? []
    if let group = project["mainGroup"] as? String {
      place(group, below: folder.path, project: folder.path)
    }
  }

  private mutating func place(_ name: String, below parent: String, project: String) {
    // A group that holds itself is met once.
    guard paths[name] == nil, let object = objects[name] else { return }
    let start = object["sourceTree"] as? String == "SOURCE_ROOT" ? project : parent
    let own = object["path"] as? String ?? ""
    let path = own.hasPrefix("/") ? moved(own) ?? own : own.isEmpty ? start : "\(start)/\(own)"
    let place = URL(filePath: path).standardizedFileURL.path
    paths[name] = place
    for child in object["children"] as? [String] ?? [] {
      self.place(child, below: place, project: project)
    }
  }

  /// Where something is that the project names by its place on the machine of who has written it: as
  /// far as the end of that is in the project's folder here.
  private func moved(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.indices.lazy.map { "\(folder.path)/\(parts[$0...].joined(separator: "/"))" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The folders of packages that it names by a path, in the order of these.
  var packages: [URL] {
    var paths: Set<String> = []
    for (name, object) in objects {
      switch object["isa"] as? String {
      case "XCLocalSwiftPackageReference":
        if let path = object["relativePath"] as? String { paths.insert("\(folder.path)/\(path)") }
      case "PBXFileReference":
        let kinds = ["wrapper", "folder", "text"]
        if let kind = object["lastKnownFileType"] as? String, kinds.contains(kind),
          let path = self.paths[name]
        {
          paths.insert(path)
        }
      default: break
      }
    }
    return paths.sorted().map { URL(filePath: $0) }
  }

  /// The products of packages elsewhere, each with the package that it is of.
  var fetched: Set<FetchedProduct> {
    let products = objects.values.filter {
      $0["isa"] as? String == "XCSwiftPackageProductDependency"
    }
    return Set(
      products.compactMap { product in
        guard let package = (product["package"] as? String).flatMap({ objects[$0] }),
          let place = package["repositoryURL"] as? String,
          let name = product["productName"] as? String
        else { return nil }
        let version = Self.version(package["requirement"] as? Object ?? [:])
        return FetchedProduct(name: name, dependency: ".package(url: \"\(place)\", \(version))")
      })
  }

  /// What of a package is asked for, as a manifest says it.
  private static func version(_ requirement: Object) -> String {
    func value(_ key: String) -> String { "\"\(requirement[key] as? String ?? "1.0.0")\"" }
    return switch requirement["kind"] as? String {
    case "upToNextMinorVersion": ".upToNextMinor(from: \(value("minimumVersion")))"
    case "versionRange": "\(value("minimumVersion"))..<\(value("maximumVersion"))"
    case "exactVersion": "exact: \(value("version"))"
    case "branch": "branch: \(value("branch"))"
    case "revision": "revision: \(value("revision"))"
    default: "from: \(value("minimumVersion"))"
    }
  }

  /// What is made of a target.
  enum Kind: Equatable {
    case app
    /// A framework or a library, by the name by which it is imported.
    case framework(String)
  }

  /// What is made of a target for a phone; nil for anything else.
  func kind(of target: String) -> Kind? {
    guard let type = objects[target]?["productType"] as? String else { return nil }
    let settings = settings(of: target)
    guard isForPhones(settings) else { return nil }
    switch type.replacing("com.apple.product-type.", with: "") {
    case "application": return .app
    case "framework", "framework.static", "library.static":
      let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? ""
      return .framework(String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
    default: return nil
    }
  }

  private func isForPhones(_ settings: BuildSettings) -> Bool {
    switch settings["SDKROOT"] ?? "auto" {
    case "auto": settings["SUPPORTED_PLATFORMS"].map { $0.isEmpty || $0.contains("iphone") } ?? true
    case let kit: kit.hasPrefix("iphone")
    }
  }

  /// What a target is built with: what it says comes before what the project says for all of them.
  func settings(of target: String) -> BuildSettings {
    let name = objects[target]?["name"] as? String ?? ""
    var settings = BuildSettings([
      "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "CONFIGURATION": "Debug", "DEVELOPMENT_LANGUAGE": "en", "SRCROOT": folder.path,
      "PROJECT_DIR": folder.path,
    ])
    for object in [project, objects[target] ?? [:]] {
      guard let configuration = configuration(of: object) else { continue }
      if let file = baseFile(of: configuration) { settings.add(contentsOf: file) }
      settings.add(configuration["buildSettings"] as? Object ?? [:])
    }
    return settings
  }

  /// The configuration in which a person runs an app from Xcode.
  private func configuration(of object: Object) -> Object? {
    let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
    let all = (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
    return all.first { $0["name"] as? String == "Debug" } ?? all.first
  }

  /// The file of settings that a configuration begins with.
  private func baseFile(of configuration: Object) -> URL? {
    if let file = configuration["baseConfigurationReference"] as? String {
      return paths[file].map { URL(filePath: $0) }
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
      let path = configuration["baseConfigurationReferenceRelativePath"] as? String
    else { return nil }
    return paths[anchor].map { URL(filePath: $0).appending(path: path) }
  }

  /// What an app says of itself.
  func info(of target: String) -> InfoPlist { InfoPlist(settings(of: target), in: folder) }

  /// Files that a target compiles of a folder that it does not follow, or does not of one that it does.
  ///
  /// - Parameter folder: the name of its object.
  func exceptions(of target: String, in folder: String) -> [String] {
    let sets = objects[folder]?["exceptions"] as? [String] ?? []
    let own = sets.compactMap { objects[$0] }.filter { $0["target"] as? String == target }
    let files = own.flatMap { $0["membershipExceptions"] as? [String] ?? [] }
    return files.map { "\(paths[folder] ?? "")/\($0)" }
  }
}
