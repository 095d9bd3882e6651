import Foundation

/// Which files a project of Xcode compiles for an app on a phone, and for the frameworks beside it: in
/// its folder may lie others, which nobody has looked at for long, and those of other apps.
struct XcodeProject {
  private let contents: XcodeContents
  /// The frameworks by their names, in the order in which they stand in the project.
  private var frameworks: [(name: String, members: Members)] = []
  private var app: Members?
  /// What its app says of itself; nil where none is played.
  private(set) var info: InfoPlist?

  /// What a target is compiled of.
  private struct Members {
    var files: Set<String> = []
    /// Of these, all files are compiled, but for some: one may lie in another, whose exceptions are
    /// no exceptions of its own.
    var folders: [String: Set<String>] = [:]

    func contain(_ path: String) -> Bool {
      files.contains(path)
        || folders.contains { folder, exceptions in
          path.hasPrefix(folder + "/") && !exceptions.contains(path)
        }
    }

    func reach(into folder: String) -> Bool {
      (Array(files) + folders.keys).contains { $0.hasPrefix(folder + "/") || $0 == folder }
    }
  }

  /// Reads the project in a folder; nil where there is none that can be read, or that compiles anything.
  ///
  /// - Parameters:
  ///   - folder: where it is.
  ///   - part: the folder that is asked for. Of several apps, the first is meant that has files there.
  ///   - hasApp: false for a project beside which there is the app's own.
  init?(in folder: URL, for part: URL, hasApp: Bool = true) {
    guard let contents = XcodeContents(in: folder) else { return nil }
    self.contents = contents
    for target in contents.targets {
      switch contents.kind(of: target) {
      case .framework(let name): frameworks.append((name, members(of: target)))
      case .app where hasApp && app == nil:
        let members = members(of: target)
        if members.reach(into: part.path) { (app, info) = (members, contents.info(of: target)) }
      case .app, nil: break
      }
    }
    if app == nil, !frameworks.contains(where: { $0.members.reach(into: part.path) }) { return nil }
  }

  /// The packages that it names by a path.
  var packages: [URL] { contents.packages }

  /// What it has fetched for its targets.
  var fetched: Set<FetchedProduct> { contents.fetched }

  /// True where one of its apps is played.
  var hasApp: Bool { app != nil }

  /// A module that a file is compiled for.
  enum Module: Equatable {
    case app
    case framework(String)
  }

  /// What a file is compiled for; nil for one that is not compiled.
  func module(of file: URL) -> Module? {
    if app?.contain(file.path) == true { return .app }
    return frameworks.first { $0.members.contain(file.path) }.map { .framework($0.name) }
  }

  /// True where it compiles files of a folder, or of one in that, for an app or a framework: such
  /// a folder may be that of an extension, which shares these.
  func reaches(into folder: URL) -> Bool {
    app?.reach(into: folder.path) == true
      || frameworks.contains { $0.members.reach(into: folder.path) }
  }

  /// The project beside a folder, if it compiles anything there.
  static func beside(_ folder: URL) -> Self? {
    Self(in: folder.deletingLastPathComponent(), for: folder)
  }

  private func members(of target: String) -> Members {
    var members = Members()
    let objects = contents.objects
    for phase in objects[target]?["buildPhases"] as? [String] ?? [] {
      let kind = objects[phase]?["isa"] as? String
      guard kind == "PBXSourcesBuildPhase" || kind == "PBXResourcesBuildPhase" else { continue }
      for file in objects[phase]?["files"] as? [String] ?? [] {
        let path = (objects[file]?["fileRef"] as? String).flatMap { contents.paths[$0] }
        // Of resources, Xcode compiles models of Core Data.
        guard let path, kind == "PBXSourcesBuildPhase" || path.hasSuffix(".xcdatamodeld") else {
          continue
        }
        members.files.insert(path)
      }
    }
    let own = objects[target]?["fileSystemSynchronizedGroups"] as? [String] ?? []
    for (folder, path) in contents.paths {
      let exceptions = contents.exceptions(of: target, in: folder)
      if own.contains(folder) {
        members.folders[path, default: []].formUnion(exceptions)
      } else {
        members.files.formUnion(exceptions)
      }
    }
    return members
  }
}
