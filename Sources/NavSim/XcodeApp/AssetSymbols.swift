/// The names that Xcode gives to assets, as a Swift file.
///
/// Source of the rules:
/// [asset symbols](https://developer.apple.com/documentation/xcode/generating-swift-and-objective-c-symbols-for-assets).
struct AssetSymbols {
  private let assets: [Asset]
  /// By type, what the app calls so itself.
  private let declared: [String: Set<String>]

  /// - Parameters:
  ///   - assets: what is named.
  ///   - sources: the files of the app, which may name colours of its own.
  init(_ assets: [Asset], beside sources: [String] = []) {
    self.assets = assets
    let sources = assets.isEmpty ? [] : sources
    declared = Dictionary(
      uniqueKeysWithValues: ["Color", "UIColor", "UIImage", "ShapeStyle"].map { type in
        let own = sources.filter { $0.contains("extension \(type)") }
        return (type, Set(own.flatMap(Self.constants)))
      })
  }

  /// The names of what is static in a file.
  private static func constants(of source: String) -> [String] {
    ["static let ", "static var "].flatMap { word in
      source.split(separator: word).dropFirst().map {
        String($0.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
  }

  /// A file that compiles in a target whose views import SwiftUI, and which may have types of the
  /// same names.
  var text: String {
    let kinds: [(kind: Asset.Kind, type: String, owners: [String])] = [
      (.color, "ColorResource", ["Color", "UIColor"]), (.image, "ImageResource", ["UIImage"]),
    ]
    var lines = ["// Names of assets, made as Xcode makes them.", "import SwiftUI"]
    for (kind, type, owners) in kinds {
      let named = Self.named(assets.filter { $0.kind == kind })
      lines += Self.namespaces(named.map(\.path), of: [type] + owners)
      for (path, asset) in named {
        let (spaces, name) = (path.dropLast(), path[path.count - 1])
        func extending(_ owner: String, _ body: String) -> String {
          "extension SwiftUI.\(([owner] + spaces).joined(separator: ".")) { static \(body) }"
        }
        let value = "SwiftUI.\(type)(name: \"\(asset.name)\", bundle: .main)"
        lines.append(extending(type, "let `\(name)` = \(value)"))
        guard !spaces.isEmpty || !Self.systemNames.contains(name) else { continue }
        for owner in owners where declared[owner]?.contains(name) != true {
          let make = "SwiftUI.\(owner)(" + (owner == "Color" ? "" : "resource: ")
          lines.append(extending(owner, "var `\(name)`: SwiftUI.\(owner) { \(make)\(value)) }"))
        }
        if kind == .color, spaces.isEmpty, declared["ShapeStyle"]?.contains(name) != true {
          lines.append(
            "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color "
              + "{ static var `\(name)`: SwiftUI.Color { SwiftUI.Color(\(value)) } }")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Each name once: of several assets that would have the same, the first has it.
  private static func named(_ assets: [Asset]) -> [(path: [String], asset: Asset)] {
    var seen: Set<[String]> = []
    return assets.compactMap { asset in
      let path = asset.path.enumerated().compactMap { index, part in
        identifier(part, isType: index + 1 < asset.path.count, of: asset.kind)
      }
      guard path.count == asset.path.count, seen.insert(path).inserted else { return nil }
      return (path, asset)
    }
  }

  /// Types for the folders that are part of names.
  private static func namespaces(_ paths: [[String]], of owners: [String]) -> [String] {
    var seen: Set<[String]> = []
    var lines: [String] = []
    for path in paths {
      for count in stride(from: 1, to: path.count, by: 1) {
        let spaces = Array(path.prefix(count))
        guard seen.insert(spaces).inserted else { continue }
        for owner in owners {
          let outer = ([owner] + spaces.dropLast()).joined(separator: ".")
          lines.append("extension SwiftUI.\(outer) { enum \(spaces[count - 1]) {} }")
        }
      }
    }
    return lines
  }

  /// A name as an identifier: words joined, the first of them small unless it is a type's, without
  /// the kind of asset at its end, and behind a `_` where it begins with a number; nil where nothing
  /// is left.
  static func identifier(_ name: String, isType: Bool, of kind: Asset.Kind) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first, let letter = first.first else { return nil }
    let mark = letter.isLetter ? "" : "_"
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if isType { return mark + first.prefix(1).uppercased() + first.dropFirst() + rest }
    let whole = mark + lowered(String(first)) + rest
    let suffix = kind == .color ? "Color" : "Image"
    return whole.hasSuffix(suffix) && whole.count > suffix.count
      ? String(whole.dropLast(suffix.count)) : whole
  }

  /// A word that begins small: of several large letters, all but the one that begins the next word.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// What colours and pictures are called already.
  private static let systemNames: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "magenta", "darkGray",
    "lightGray",
  ]
}
