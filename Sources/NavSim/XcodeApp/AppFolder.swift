import Foundation

/// What is in the folder of an app, as far as it is the app's: without tests, extensions, and what
/// other tools have put there.
struct AppFolder {
  private(set) var catalogues: [URL] = []
  private(set) var models: [URL] = []
  /// The files of Swift, each with a name that no other has, and what is in it.
  private(set) var sources: [(name: String, path: String, text: String)] = []

  private let leftOut: Set<String>

  /// Reads a folder, in the order of the names in it.
  ///
  /// - Parameter leftOut: the paths of what is not looked at.
  init(at folder: URL, without leftOut: Set<String>) {
    self.leftOut = leftOut
    add(folder, path: [folder.lastPathComponent])
  }

  private static let others: Set<String> = ["Pods", "Carthage", "DerivedData", "fastlane"]

  private mutating func add(_ folder: URL, path: [String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let entry = folder.appending(path: name)
      if leftOut.contains(entry.path) { continue }
      switch entry.pathExtension {
      case "xcassets": catalogues.append(entry)
      case "xcdatamodeld": models.append(entry)
      case "swift" where name != "Package.swift" && name != "main.swift":
        guard let text = try? String(contentsOf: entry, encoding: .utf8) else { continue }
        sources.append(((path + [name]).joined(separator: "_"), entry.path, text))
      case "":
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder),
          isFolder.boolValue, !name.hasSuffix("Tests"), !Self.others.contains(name),
          !Self.isOfAnotherProgram(entry)
        else { continue }
        add(entry, path: path + [name])
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

/// The folders of apps that the files of a target name.
struct AppFolders {
  private(set) var folders: [AppFolder] = []
  /// Those that are not there.
  private(set) var missing: [URL] = []

  /// Reads files of Swift.
  init(saidBy files: [URL]) {
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
  }
}
