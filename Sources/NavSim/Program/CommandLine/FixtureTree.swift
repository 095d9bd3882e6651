import Foundation

/// The fixtures that a path stands for, and the folders below it that cannot be read.
package struct FixtureTree {
  /// What a folder has in it.
  package struct Entry {
    package let name: String
    package let isFolder: Bool
    /// True for a device, a pipe or a socket.
    package var isSpecial = false
  }

  /// The fixtures, in the order of their paths.
  package private(set) var files: [String] = []
  /// Why some of them may be missing.
  package private(set) var errors: [UsageError] = []

  /// A file stands for itself, a folder for all fixtures below it. Folders behind symbolic links
  /// are left out, because they can contain themselves.
  ///
  /// - Parameter list: what a folder has in it.
  package init(
    _ path: String, list: (String) throws(UsageError) -> [Entry] = Self.entries
  ) throws(UsageError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .unreadable(path: path, why: "there is no such file")
    }
    guard isFolder.boolValue else {
      files = [path]
      return
    }
    collect(Files.folder(path), list)
    files.sort()
    guard !files.isEmpty || !errors.isEmpty else { throw .noFixtures(path: path) }
  }

  /// The fixtures below a folder, whatever is listed there.
  package init(
    below folder: String, list: (String) throws(UsageError) -> [Entry] = Self.entries
  ) {
    collect(Files.folder(folder), list)
    files.sort()
  }

  /// The only one of what was read, for a page that shows one; what is wrong with it if it could not
  /// be read.
  package static func only<Value>(
    of read: (values: [Value], errors: [UsageError]), for report: String
  ) throws(UsageError) -> Value {
    if let value = read.values.first, read.values.count == 1 { return value }
    if let error = read.errors.first, read.values.isEmpty { throw error }
    throw .badValue("--report", report, expected: "only one file to replay")
  }

  /// Reads all files that paths stand for. One that is bad does not keep the others from being read.
  ///
  /// - Returns: what was read, in the order of the paths, and what is wrong with the others.
  package static func readAll<Value>(
    _ paths: [String], _ read: (String) throws(UsageError) -> Value
  ) -> (values: [Value], errors: [UsageError]) {
    var values: [Value] = []
    var errors: [UsageError] = []
    for path in paths {
      do throws(UsageError) {
        let tree = try Self(path)
        errors += tree.errors
        for file in tree.files {
          do throws(UsageError) {
            values.append(try read(file))
          } catch {
            errors.append(error)
          }
        }
      } catch {
        errors.append(error)
      }
    }
    return (values, errors)
  }

  private mutating func collect(
    _ top: String, _ list: (String) throws(UsageError) -> [Entry]
  ) {
    var folders = [top]
    var count = 0
    while let folder = folders.popLast() {
      do throws(UsageError) {
        for entry in try list(folder) {
          count += 1
          guard count <= Self.entryLimit else {
            throw .unreadable(
              path: top,
              why: "there are more than \(TextReport.grouped(Self.entryLimit)) files below")
          }
          if entry.isFolder {
            folders.append(folder + entry.name + "/")
          } else if entry.isSpecial {
            guard entry.name.hasSuffix(".nav") else { continue }
            errors.append(
              .unreadable(path: folder + entry.name, why: "it is no ordinary file"))
          } else if entry.name.hasSuffix(".nav") {
            files.append(folder + entry.name)
          }
        }
      } catch {
        errors.append(error)
        if count > Self.entryLimit { return }
      }
    }
  }

  /// A folder with more below it is no folder of fixtures.
  private static let entryLimit = 100_000

  package static func entries(_ folder: String) throws(UsageError) -> [Entry] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .unreadable(path: folder, why: "the folder cannot be read")
    }
    return names.map { name in
      var status = stat()
      let isFolder =
        lstat(folder + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      // Behind a symbolic link, too.
      let isSpecial =
        stat(folder + name, &status) == 0
        && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
      return Entry(name: name, isFolder: isFolder, isSpecial: isSpecial)
    }
  }
}
