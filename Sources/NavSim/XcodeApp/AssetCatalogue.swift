import Foundation

/// A colour or a picture of an asset catalogue.
struct Asset: Hashable {
  enum Kind { case color, image }

  let kind: Kind
  /// The folders that are part of its name, from the outermost, and its own.
  let path: [String]

  /// What it is called at run time.
  var name: String { path.joined(separator: "/") }
}

/// An asset catalogue: a folder of Xcode's.
struct AssetCatalogue {
  /// What is in it, in the order of the names of its files.
  let assets: [Asset]

  /// Reads a folder; what cannot be read is nothing.
  init(at folder: URL) { assets = Self.assets(in: folder, below: []) }

  private static func assets(in folder: URL, below names: [String]) -> [Asset] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.sorted().flatMap { entry -> [Asset] in
      let url = folder.appending(path: entry)
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": return [Asset(kind: .color, path: names + [name])]
      case "imageset", "symbolset": return [Asset(kind: .image, path: names + [name])]
      case "": return assets(in: url, below: isNamespace(url) ? names + [name] : names)
      default: return []
      }
    }
  }

  /// True for a folder whose name is part of the names of what is in it.
  private static func isNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = contents["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
