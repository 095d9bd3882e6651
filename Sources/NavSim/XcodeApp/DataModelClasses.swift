/// The classes that Xcode makes of models of Core Data, as a Swift file.
///
/// Source of the rules:
/// [generating code](https://developer.apple.com/documentation/coredata/modeling_data/generating_code).
struct DataModelClasses {
  let models: [DataModel]
  /// What the app's own classes leave to Core Data.
  let managed: ManagedProperties
  /// What extensions of its classes override.
  let overrides: ExtensionOverrides
  /// The name of the target's module.
  let module: String

  /// A file that compiles in a target whose views import CoreData.
  var text: String {
    let entities = models.flatMap(\.entities)
    let own = managed.lines(inModule: module, classes: Set(entities.map(\.className)))
    guard !models.isEmpty || !own.isEmpty else {
      return "// The target has no model of Core Data.\n"
    }
    // SwiftUI's part of it is there for files that import SwiftUI alone.
    var lines = ["// Classes of models, made as Xcode makes them."]
    lines += ["@_exported import CoreData", ""]
    lines += own
    for entity in entities { lines += declarations(entity) }
    lines += ["final class CoreDataModels: NSManagedObjectModels {"]
    lines += ["  nonisolated override class var all: [NSManagedObjectModel] {", "    ["]
    for (place, model) in models.enumerated() {
      let calls = model.entities.indices.map { "entity\(place)_\($0)()" }.joined(separator: ", ")
      lines.append(
        "      NSManagedObjectModel(named: \(Self.text(model.name)), entities: [\(calls)]),")
    }
    lines += ["    ]", "  }"]
    for (place, model) in models.enumerated() {
      for (index, entity) in model.entities.enumerated() {
        lines.append("  private class func entity\(place)_\(index)() -> NSEntityDescription {")
        lines += Self.description(entity) + ["  }"]
      }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  // MARK: Classes

  private func declarations(_ entity: DataModelEntity) -> [String] {
    let name = entity.className
    let kind = entity.element["codeGenerationType"]
    guard kind == "class" || kind == "category", name != "NSManagedObject" else { return [] }
    var lines: [String] = []
    if entity.isClassMade {
      let parent = entity.element["parentEntity"] ?? "NSManagedObject"
      let own = overrides.forwards[name].map { "\($0) " } ?? ""
      lines.append("public class \(name): \(parent) {\(own)}")
    }
    lines.append("extension \(name) {")
    lines.append("  public class func fetchRequest() -> NSFetchRequest<\(name)> {")
    lines += ["    NSFetchRequest<\(name)>(entityName: \(Self.text(entity.name)))", "  }"]
    for attribute in entity.attributes {
      lines += Self.property(attribute["name"], Self.type(attribute))
    }
    for relationship in entity.relationships { lines += Self.accessors(relationship) }
    lines.append("}")
    if entity.element["parentEntity"] == nil { lines.append("extension \(name): Identifiable {}") }
    return lines + [""]
  }

  private static func property(_ name: String?, _ type: String) -> [String] {
    guard let name else { return [] }
    return [
      "  public var `\(name)`: \(type) {",
      "    get { self[managed: \(text(name))] }",
      "    set { self[managed: \(text(name))] = newValue }",
      "  }",
    ]
  }

  /// Numbers, which are objects unless the model says something else.
  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Boolean": "Bool",
    "Double": "Double", "Float": "Float",
  ]

  private static func type(_ attribute: DataModelElement) -> String {
    let kind = attribute["attributeType"] ?? ""
    if let scalar = scalars[kind] {
      return attribute.isSet("usesScalarValueType") ? scalar : "NSNumber?"
    }
    switch kind {
    case "String": return "String?"
    case "Date": return "Date?"
    case "Decimal": return "NSDecimalNumber?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Binary": return "Data?"
    default: return (attribute["customClassName"] ?? "NSObject") + "?"
    }
  }

  private static func accessors(_ relationship: DataModelElement) -> [String] {
    guard let name = relationship["name"], let other = relationship["destinationEntity"] else {
      return []
    }
    guard relationship.isSet("toMany") else { return property(name, "\(other)?") }
    let set = relationship.isSet("ordered") ? "NSOrderedSet" : "NSSet"
    var lines = property(name, "\(set)?")
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    for (value, type) in [("value", other), ("values", set)] {
      lines += [
        "  public func addTo\(capital)(_ \(value): \(type)) {",
        "    add(\(value), toManaged: \(text(name)))", "  }",
        "  public func removeFrom\(capital)(_ \(value): \(type)) {",
        "    remove(\(value), fromManaged: \(text(name)))", "  }",
      ]
    }
    return lines
  }

  // MARK: Models

  private static func description(_ entity: DataModelEntity) -> [String] {
    var first = "\(text(entity.name)), of: \(entity.className).self"
    if let parent = entity.element["parentEntity"] { first += ", parent: \(text(parent))" }
    if entity.element.isSet("isAbstract") { first += ", isAbstract: true" }
    if !entity.constraints.isEmpty { first += ", constraints: \(entity.constraints)" }
    var lines = ["    NSEntityDescription(", "      \(first),", "      properties: ["]
    for attribute in entity.attributes {
      let (kind, value) = kindAndDefault(attribute)
      lines.append(
        "        NSAttributeDescription(\(text(attribute["name"] ?? "")), .\(kind)AttributeType, "
          + "isOptional: \(attribute.isSet("optional"))\(value.map { ", default: \($0)" } ?? "")),")
    }
    for relationship in entity.relationships {
      let inverse = relationship["inverseName"].map(text) ?? "nil"
      let rule =
        switch relationship["deletionRule"] {
        case "Cascade": "cascade"
        case "Deny": "deny"
        case "No Action": "noAction"
        default: "nullify"
        }
      lines.append(
        "        NSRelationshipDescription(\(text(relationship["name"] ?? "")), "
          + "to: \(text(relationship["destinationEntity"] ?? "")), inverse: \(inverse), "
          + "isToMany: \(relationship.isSet("toMany")), "
          + "isOrdered: \(relationship.isSet("ordered")), "
          + "isOptional: \(relationship.isSet("optional")), deleteRule: .\(rule)DeleteRule),")
    }
    return lines + ["      ])"]
  }

  private static func kindAndDefault(_ attribute: DataModelElement) -> (String, String?) {
    let value = attribute["defaultValueString"]
    let number = value.flatMap(Double.init).map { _ in value ?? "0" }
    switch attribute["attributeType"] ?? "" {
    case "String": return ("string", value.map(text))
    case "Integer 16": return ("integer16", number)
    case "Integer 32": return ("integer32", number)
    case "Integer 64": return ("integer64", number)
    case "Boolean": return ("boolean", value.map { $0 == "YES" ? "true" : "false" })
    case "Double": return ("double", number)
    case "Float": return ("float", number)
    case "Decimal": return ("decimal", number)
    case "Date":
      let interval = attribute["defaultDateTimeInterval"].flatMap(Double.init)
      return ("date", interval.map { "Date(timeIntervalSinceReferenceDate: \($0))" })
    case "UUID": return ("UUID", value.map { "UUID(uuidString: \(text($0))) as Any" })
    case "URI": return ("URI", value.map { "URL(string: \(text($0))) as Any" })
    case "Binary": return ("binaryData", nil)
    default: return ("transformable", nil)
    }
  }

  /// A text as Swift writes it.
  private static func text(_ words: String) -> String { words.debugDescription }
}
