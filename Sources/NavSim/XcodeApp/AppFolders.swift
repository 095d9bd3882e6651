import Foundation

/// The folders of apps that the files of a target name, and of the packages that these import.
struct AppFolders {
  private(set) var folders: [AppFolder] = []
  /// The paths of those that files of the target name.
  private(set) var paths: [String] = []
  /// Those that are not there.
  private(set) var missing: [URL] = []
  /// What is imported and is nowhere here, or a part of the system.
  private(set) var imported: Set<String> = []

  /// Reads files of Swift.
  ///
  /// - Parameters:
  ///   - files: those of the target.
  ///   - dependencies: the modules that it has.
  ///   - standIns: where there is a folder for each package that has a stand-in.
  ///   - modules: those of other packages.
  init(
    saidBy files: [URL], dependencies: Set<String>, standIns: URL, modules: [PackageModule] = []
  ) {
    var (named, leftOut): ([URL], Set<String>) = ([], [])
    for file in files {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("// xcode-app:") {
        let said = line.dropFirst("// xcode-app:".count).drop { $0 == " " }
        let path = said.hasPrefix("-") ? said.dropFirst() : said
        let folder = Self.folder(path, from: file.deletingLastPathComponent())
        if said.hasPrefix("-") { leftOut.insert(folder.path) } else { named.append(folder) }
      }
    }
    for folder in named {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
        isFolder.boolValue
      {
        var next = AppFolder(at: folder, without: leftOut)
        // What a project names by a path may be said here as well.
        for earlier in folders { next.leaveOut(earlier) }
        folders.append(next)
        paths.append(folder.path)
      } else {
        missing.append(folder)
      }
    }
    imported = imports(without: dependencies)
    let standIns = imported.isEmpty ? [] : Self.standIns(in: standIns)
    while let next = next(of: standIns, modules) {
      folders.append(next)
      imported = imports(without: dependencies)
    }
  }

  /// What a path means: one that begins at the root is what it says.
  private static func folder(_ path: Substring, from place: URL) -> URL {
    let folder =
      path.hasPrefix("/") ? URL(filePath: String(path)) : place.appending(path: String(path))
    return folder.standardizedFileURL
  }

  /// What tells a test of the app where the files are that it reads.
  var text: String {
    return """
      import Combine

      nonisolated final class FoldersOfApp: XcodeAppFolders {
        static let paths: [String] = [\(paths.map(\.quoted).joined(separator: ", "))]
      }

      """
  }

  /// The packages of which something is imported that is nowhere here, as a manifest names them.
  var unknown: [String] {
    let fetched = folders.reduce(into: Set()) { $0.formUnion($1.fetched) }
    return Set(fetched.filter { imported.contains($0.name) }.map(\.dependency)).sorted()
  }

  /// What is imported and nowhere yet.
  private func imports(without dependencies: Set<String>) -> Set<String> {
    let present = folders.reduce(into: dependencies) { $0.formUnion($1.units.keys) }
    let sources = folders.flatMap(\.sources)
    return sources.reduce(into: Set()) { $0.formUnion($1.imports) }.subtracting(present)
  }

  /// What is imported and can be added: what stands in for a package comes before a package.
  private func next(
    of standIns: [(folder: URL, units: [String: String])], _ modules: [PackageModule]
  ) -> AppFolder? {
    if let one = standIns.first(where: { !imported.isDisjoint(with: $0.units.keys) }) {
      return AppFolder(standIn: one.folder, units: one.units)
    }
    return modules.first { imported.contains($0.name) }.map { AppFolder($0) }
  }

  /// The packages that have a stand-in: each file is a module, and so is all of them.
  private static func standIns(in folder: URL) -> [(folder: URL, units: [String: String])] {
    FileManager.default.files(in: folder).sorted().map { name in
      let files = FileManager.default.files(in: folder.appending(path: name))
      let modules = [name] + files.map { String($0.split(separator: ".")[0]) }
      let units = Dictionary(modules.map { ($0, name) }) { one, _ in one }
      return (folder.appending(path: name), units)
    }
  }
}

extension String {
  /// As a text of Swift.
  var quoted: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
