import Foundation

/// Where apps that are played keep their files: a home of the process's own, so that nobody else's
/// files are read or written. Each run begins with an empty one, as after an installation.
enum AppHome {
  private static let variable = "NAVSIM_HOME"

  /// Its path, and by what is seen that something has been put there; nil where it cannot be made.
  private static let own: (path: String, changes: Int32, folders: [String])? = make()

  private static func make() -> (path: String, changes: Int32, folders: [String])? {
    // A process that plays for another one lives within its home, which the other one removes.
    let parent = ProcessInfo.processInfo.environment[variable] ?? NSTemporaryDirectory()
    var template = Array(
      URL(filePath: parent).appending(path: "NavSim-XXXXXX").path(percentEncoded: false).utf8CString
    )
    guard mkdtemp(&template) != nil else { return nil }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folders = ["Documents", "Library/Caches", "Library/Application Support"].map {
      "\(path)/\($0)"
    }
    let changes = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    for folder in folders {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      inotify_add_watch(changes, folder, UInt32(IN_CREATE | IN_MOVED_TO))
    }
    setenv(variable, path, 1)
    setenv("CFFIXED_USER_HOME", path, 1)
    setenv("XDG_CACHE_HOME", folders[1], 1)
    setenv("XDG_DATA_HOME", folders[2], 1)
    atexit { AppHome.remove() }
    return (path, changes, folders)
  }

  private static func remove() {
    guard let own else { return }
    try? FileManager.default.removeItem(atPath: own.path)
  }

  /// Begins a run: removes what the last one has put there.
  static func begin() {
    guard let own else { return }
    var events = [UInt8](repeating: 0, count: 4096)
    var isChanged = false
    while read(own.changes, &events, events.count) > 0 { isChanged = true }
    guard isChanged else { return }
    for folder in own.folders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
    }
  }
}
