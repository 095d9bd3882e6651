import Foundation

/// SwiftUI's macros, for the compiler: it starts this program, asks, and reads the answers.
///
/// A question is a number of eight bytes, the lowest first, and so many bytes of JSON; an answer,
/// too. Declarations come as they are in the file, so that no parser of Swift's is needed.
@main
enum Plugin {
  static func main() {
    while let question = read() {
      guard let (name, value) = question.first, let fields = value as? [String: Any] else { return }
      write(answer(name, fields))
    }
  }

  private static func answer(_ question: String, _ fields: [String: Any]) -> [String: Any] {
    switch question {
    case "getCapability":
      let capability: [String: Any] = ["protocolVersion": 7, "features": [String]()]
      return ["getCapabilityResult": ["capability": capability]]
    case "expandAttachedMacro":
      let macro = text("macro", "typeName", in: fields)
      if macro == "ModelMacro" { return expansion(model(fields)) }
      if macro == "ModelActorMacro" { return expansion(modelActor(fields)) }
      if macro == "GenerableMacro" {
        let type = text("extendedTypeSyntax", "source", in: fields)
        return expansion("extension \(type): FoundationModels.Generable {}")
      }
      guard macro == "EntryMacro" else { return expansion("") }
      guard let entry = EntryDeclaration(text("declSyntax", "source", in: fields)) else {
        return expansion("", says: "@Entry takes a variable with a value", at: fields["declSyntax"])
      }
      let isPeer = fields["macroRole"] as? String == "peer"
      return expansion(isPeer ? entry.key : entry.accessors)
    case "expandFreestandingMacro":
      let isObject = text("macro", "typeName", in: fields) == "NewObjectMacro"
      return expansion(isObject ? ".init()" : "")
    default: return expansion("")
    }
  }

  private static func model(_ fields: [String: Any]) -> String {
    switch fields["macroRole"] as? String {
    case "member": ModelDeclaration.members(of: text("declSyntax", "source", in: fields)) ?? ""
    case "memberAttribute":
      ModelDeclaration.isStored(text("declSyntax", "source", in: fields))
        ? ModelDeclaration.attribute : ""
    case "extension":
      ModelDeclaration.conformance(of: text("extendedTypeSyntax", "source", in: fields))
    default: ""
    }
  }

  private static func modelActor(_ fields: [String: Any]) -> String {
    if fields["macroRole"] as? String == "extension" {
      return
        "extension \(text("extendedTypeSyntax", "source", in: fields)): SwiftData.ModelActor {}"
    }
    let hasInit = text("customAttributeSyntax", "source", in: fields).contains("true")
    let declaration = text("declSyntax", "source", in: fields)
    return ModelDeclaration.actorMembers(of: declaration, makesInit: !hasInit) ?? ""
  }

  private static func text(_ object: String, _ field: String, in fields: [String: Any]) -> String {
    (fields[object] as? [String: Any])?[field] as? String ?? ""
  }

  private static func expansion(
    _ source: String, says message: String? = nil, at place: Any? = nil
  ) -> [String: Any] {
    let location = (place as? [String: Any])?["location"] as? [String: Any] ?? [:]
    let diagnostics = message.map { message -> [[String: Any]] in
      [
        [
          "message": message, "severity": "error",
          "position": [
            "fileName": location["fileName"] ?? "", "offset": location["offset"] ?? 0,
          ],
          "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
        ]
      ]
    }
    return ["expandMacroResult": ["expandedSource": source, "diagnostics": diagnostics ?? []]]
  }

  // MARK: The compiler

  private static func read() -> [String: Any]? {
    guard let header = try? FileHandle.standardInput.read(upToCount: 8), header.count == 8 else {
      return nil
    }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    var bytes = Data()
    while bytes.count < count {
      guard
        let more = try? FileHandle.standardInput.read(upToCount: count - bytes.count),
        !more.isEmpty
      else { return nil }
      bytes += more
    }
    return (try? JSONSerialization.jsonObject(with: bytes)) as? [String: Any]
  }

  private static func write(_ answer: [String: Any]) {
    guard let bytes = try? JSONSerialization.data(withJSONObject: answer) else { return }
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) })
    try? FileHandle.standardOutput.write(contentsOf: header + bytes)
  }
}
