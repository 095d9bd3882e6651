import Foundation
import Synchronization

/// The pictures that an app has, by their names: nothing is seen of them.
package enum AppAssets {
  private static let pictures = Mutex<Set<String>>([])
  private static let kinds: Set<String> = ["png", "jpg", "jpeg", "heic", "pdf", "gif"]

  /// Whether the app has a picture of a name.
  static func hasPicture(_ name: String) -> Bool { pictures.withLock { $0.contains(name) } }

  /// Finds the pictures of a catalogue.
  ///
  /// - Parameter space: what stands before their names.
  package static func add(catalogue: URL, below space: String = "") {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: catalogue.path)) ?? []
    for name in names {
      let entry = catalogue.appending(path: name)
      let plain = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "symbolset": add([plain, space + plain])
      case "": add(catalogue: entry, below: space + name + "/")
      default: break
      }
    }
  }

  /// A file is a picture, if it is one by its name.
  package static func add(file name: String) {
    let parts = name.split(separator: ".")
    guard parts.count > 1, let kind = parts.last, kinds.contains(kind.lowercased()) else { return }
    let plain = parts.dropLast().joined(separator: ".")
    add([name, plain, plain.split(separator: "@").first.map(String.init) ?? plain])
  }

  private static func add(_ names: [String]) { pictures.withLock { $0.formUnion(names) } }
}
