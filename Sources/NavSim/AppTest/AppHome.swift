#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Foundation
  import NavCapture
  import SwiftUI

  /// Where apps that are played on a thread keep their files: a home of its own, so that nobody
  /// else's files are read or written. Each run begins with an empty one, as after an installation.
  ///
  /// Foundation looks for the home in the environment, where it finds that of the run.
  final class AppHome: @unchecked Sendable {
    private static let key = "NavSim.AppHome"
    private static let variable = "NAVSIM_HOME"

    /// The home of all homes, which is removed when the process ends; nil where it cannot be made.
    private static let top: String? = {
      // A process that plays for another one lives within its home.
      let parent = ProcessInfo.processInfo.environment[variable] ?? NSTemporaryDirectory()
      guard let path = makeFolder(in: parent) else { return nil }
      setenv(variable, path, 1)
      atexit { AppHome.removeAll() }
      return path
    }()

    private static func removeAll() {
      if let top { try? FileManager.default.removeItem(atPath: top) }
    }

    private static func makeFolder(in parent: String) -> String? {
      let path = URL(filePath: parent).appending(path: "NavSim-XXXXXX").path(percentEncoded: false)
      var template = Array(path.utf8CString)
      guard mkdtemp(&template) != nil else { return nil }
      return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The home of this thread, if it has one yet.
    private static var known: AppHome? { Thread.current.threadDictionary[key] as? AppHome }

    /// The home of this thread.
    private static var current: AppHome? {
      if let known { return known }
      guard let top, let path = makeFolder(in: top) else { return nil }
      let new = AppHome(path)
      Thread.current.threadDictionary[key] = new
      return new
    }

    private let folders: [String]
    /// Tells what has been put there; negative where nothing can tell.
    private let changes: CInt
    /// The environment that says where it is: texts of C, and nil.
    private let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    private init(_ path: String) {
      folders = ["Documents", "Library/Caches", "Library/Application Support"].map {
        "\(path)/\($0)"
      }
      changes = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
      for folder in folders {
        try? FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        inotify_add_watch(changes, folder, UInt32(IN_CREATE | IN_MOVED_TO))
      }
      let said = [
        "CFFIXED_USER_HOME": path, "XDG_CACHE_HOME": folders[1], "XDG_DATA_HOME": folders[2],
      ]
      let others = ProcessInfo.processInfo.environment.filter { said[$0.key] == nil }
      let all = said.merging(others) { own, _ in own }.map { strdup("\($0.key)=\($0.value)") }
      environment = .allocate(capacity: all.count + 1)
      for (index, text) in (all + [nil]).enumerated() { (environment + index).initialize(to: text) }
    }

    deinit {
      close(changes)
      var next = environment
      while let text = next.pointee {
        free(text)
        next += 1
      }
      environment.deallocate()
    }

    /// Begins a run: removes what the last one has put there.
    static func begin() {
      guard let home = current else { return }
      var events = [UInt8](repeating: 0, count: 4096)
      var isChanged = home.changes < 0
      while read(home.changes, &events, events.count) > 0 { isChanged = true }
      guard isChanged else { return }
      for folder in home.folders {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
          try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
      }
    }

    // MARK: The environment

    private typealias Get =
      @Sendable @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?

    private typealias GetAll =
      @Sendable @convention(c) () -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

    /// The last one is Foundation's, which reads the whole environment.
    static let functions = [
      LinkedFunction("getenv", get), LinkedFunction("secure_getenv", getSecurely),
      LinkedFunction("_platform_shims_get_environ", getAll),
    ]

    private static let realGetAll =
      LinkedFunction.original("_platform_shims_get_environ", as: GetAll.self)
    private static let getAll: GetAll = { ofRun?.environment ?? realGetAll?() }

    private static let realGet = LinkedFunction.original("getenv", as: Get.self)
    private static let realGetSecurely = LinkedFunction.original("secure_getenv", as: Get.self)

    private static let get: Get = { name in own(name) ?? realGet?(name) }
    private static let getSecurely: Get = { name in own(name) ?? realGetSecurely?(name) }

    /// The home of the run on this thread; nil where no app is played.
    private static var ofRun: AppHome? { AppRun.current == nil ? nil : known }

    /// What the run on this thread finds under a name.
    private static func own(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? {
      // Most ask for something else, some of them before anything here is made.
      guard strcmp(name, "CFFIXED_USER_HOME") == 0 || strncmp(name, "XDG_", 4) == 0,
        var next = ofRun?.environment
      else { return nil }
      let length = strlen(name)
      while let text = next.pointee {
        if strncmp(text, name, length) == 0, text[length] == CChar(UInt8(ascii: "=")) {
          return text + length + 1
        }
        next += 1
      }
      return nil
    }
  }
#endif
