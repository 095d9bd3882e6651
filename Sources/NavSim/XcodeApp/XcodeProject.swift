import Foundation

/// Which files a project of Xcode compiles for an app, and for the frameworks beside it: in its folder
/// may lie others, which nobody has looked at for long.
struct XcodeProject {
  private typealias Object = [String: Any]

  private let objects: [String: Object]
  /// By the names of objects, where they are.
  private var paths: [String: String] = [:]
  private var files: Set<String> = []
  /// Of these, all files are compiled.
  private var folders: [String] = []

  /// Reads the project in a folder; nil where there is none that can be read, or that compiles anything.
  init?(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Which of several is meant nobody knows.
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    guard projects.count == 1,
      let data = try? Data(contentsOf: folder.appending(path: "\(projects[0])/project.pbxproj")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let root = list as? Object, let objects = root["objects"] as? [String: Object]
    else { return nil }
    self.objects = objects
    for project in objects.values where project["isa"] as? String == "PBXProject" {
      if let group = project["mainGroup"] as? String {
        place(group, below: folder.path, project: folder.path)
      }
    }
    for target in objects.values where Self.isPlayed(target) { add(target) }
    if files.isEmpty, folders.isEmpty { return nil }
  }

  /// True for what a target of the app is compiled of.
  func compiles(_ file: URL) -> Bool {
    files.contains(file.path) || folders.contains { file.path.hasPrefix($0 + "/") }
  }

  /// The project beside a folder, if it compiles anything there.
  static func beside(_ folder: URL) -> Self? {
    let project = Self(in: folder.deletingLastPathComponent())
    let compiled = project.map { $0.files + $0.folders } ?? []
    let isThere = compiled.contains { $0.hasPrefix(folder.path + "/") || $0 == folder.path }
    return isThere ? project : nil
  }

  private static func isPlayed(_ target: Object) -> Bool {
    guard let type = target["productType"] as? String else { return false }
    return ["application", "framework", "framework.static", "library.static"]
      .contains { type == "com.apple.product-type.\($0)" }
  }

  private mutating func place(_ name: String, below parent: String, project: String) {
    // A group that holds itself is met once.
    guard paths[name] == nil, let object = objects[name] else { return }
    let start = object["sourceTree"] as? String == "SOURCE_ROOT" ? project : parent
    let path = (object["path"] as? String).map { "\(start)/\($0)" } ?? start
    let place = URL(filePath: path).standardizedFileURL.path
    paths[name] = place
    for child in object["children"] as? [String] ?? [] {
      self.place(child, below: place, project: project)
    }
  }

  private mutating func add(_ target: Object) {
    for phase in target["buildPhases"] as? [String] ?? []
    where objects[phase]?["isa"] as? String == "PBXSourcesBuildPhase" {
      for file in objects[phase]?["files"] as? [String] ?? [] {
        if let name = objects[file]?["fileRef"] as? String, let path = paths[name] {
          files.insert(path)
        }
      }
    }
    for group in target["fileSystemSynchronizedGroups"] as? [String] ?? [] {
      if let path = paths[group] { folders.append(path) }
    }
  }
}
