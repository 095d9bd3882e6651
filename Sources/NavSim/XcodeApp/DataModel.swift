import Foundation

/// An element of Xcode's file of a model, with what is between its ends left out.
struct DataModelElement {
  let name: String
  let attributes: [String: String]

  subscript(name: String) -> String? { attributes[name] }
  func isSet(_ name: String) -> Bool { self[name] == "YES" }
}

/// A kind of objects in Xcode's file of a model.
struct DataModelEntity {
  let element: DataModelElement
  var attributes: [DataModelElement] = []
  var relationships: [DataModelElement] = []
  /// The names of properties of which no two objects have the same values.
  var constraints: [[String]] = []

  var name: String { element["name"] ?? "" }
  /// Its class, in whatever module.
  var className: String {
    element["representedClassName"].flatMap { $0.split(separator: ".").last.map(String.init) }
      ?? "NSManagedObject"
  }
  /// Whether Xcode makes its class, and not only what that has.
  var isClassMade: Bool {
    element["codeGenerationType"] == "class" && className != "NSManagedObject"
  }
}

/// A model of Core Data: a folder of Xcode's.
struct DataModel {
  let name: String
  /// Its kinds, in the order in which they are declared.
  private(set) var entities: [DataModelEntity] = []

  /// Reads a folder; what cannot be read is nothing.
  init(at folder: URL) {
    name = folder.deletingPathExtension().lastPathComponent
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let versions = entries.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let current = try? String(
      contentsOf: folder.appending(path: ".xccurrentversion"), encoding: .utf8)
    guard
      let version = versions.first(where: { current?.contains(">\($0)<") == true })
        ?? versions.last,
      let text = try? String(
        contentsOf: folder.appending(path: "\(version)/contents"), encoding: .utf8)
    else { return }
    for element in Self.elements(in: text) { add(element) }
  }

  /// The same without kinds whose class Xcode would make, where the app has a type of that name.
  func without(_ declared: Set<String>) -> Self {
    var model = self
    model.entities.removeAll {
      $0.element["codeGenerationType"] == "class" && declared.contains($0.className)
    }
    return model
  }

  private mutating func add(_ element: DataModelElement) {
    guard element.name != "entity" else {
      return entities.append(DataModelEntity(element: element))
    }
    let last = entities.count - 1
    guard last >= 0 else { return }
    switch element.name {
    case "attribute": entities[last].attributes.append(element)
    case "relationship": entities[last].relationships.append(element)
    case "uniquenessConstraint": entities[last].constraints.append([])
    case "constraint" where !entities[last].constraints.isEmpty:
      let place = entities[last].constraints.count - 1
      entities[last].constraints[place].append(element["value"] ?? "")
    default: break
    }
  }

  /// The beginnings of all elements, in order.
  static func elements(in text: String) -> [DataModelElement] {
    var elements: [DataModelElement] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      let name = rest.prefix { $0.isLetter }
      guard !name.isEmpty else { continue }
      rest = rest[name.endIndex...]
      var attributes: [String: String] = [:]
      while true {
        rest = rest.drop { $0.isWhitespace }
        let key = rest.prefix { $0.isLetter || $0.isNumber || ":_-.".contains($0) }
        guard !key.isEmpty else { break }
        rest = rest[key.endIndex...].drop { $0 != "\"" }.dropFirst()
        let value = rest.prefix { $0 != "\"" }
        rest = rest[value.endIndex...].dropFirst()
        attributes[String(key)] = plain(value)
      }
      elements.append(DataModelElement(name: String(name), attributes: attributes))
    }
    return elements
  }

  private static func plain(_ value: Substring) -> String {
    let escapes = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"),
      ("&amp;", "&"),
    ]
    return escapes.reduce(String(value)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
