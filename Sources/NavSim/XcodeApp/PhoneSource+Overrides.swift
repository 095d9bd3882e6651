import Foundation

extension PhoneSource {
  /// What apps say anew in extensions of classes of the system, as Objective-C lets them, with its
  /// labels.
  static let replaceable = [
    "UINavigationController": [
      "viewDidLoad": "()", "viewWillAppear": "(_:)", "viewDidAppear": "(_:)",
      "viewWillLayoutSubviews": "()",
    ],
    "UITabBarController": ["viewDidLoad": "()", "viewWillAppear": "(_:)"],
    "UIWindow": ["motionEnded": "(_:with:)"],
  ]

  /// What nobody calls here, and apps override in extensions, as Objective-C lets them.
  static let untold = ["traitCollectionDidChange", "canPerformAction"]

  /// A method that takes the place of the system's.
  mutating func replacement() {
    copy(while: { $0 == " " })
    if isNext("open ") { skip(5) }
    guard isNext("func ") else { return add("override") }
    skip(5)
    let name = readName()
    guard let labels = extended.flatMap({ Self.replaceable[$0]?[name] }) else {
      return add("override func \(name)")
    }
    add("@_dynamicReplacement(for: \(name)\(labels)) func \(name)Anew")
  }

  /// Says under another name what a class says, and calls; false for anything else.
  mutating func addOverride() -> Bool {
    guard let type = types.last ?? nil else { return false }
    let words = String(decoding: bytes[place...].prefix(80), as: UTF8.self).split(separator: " ")
    guard let kind = words.prefix(3).firstIndex(where: { $0 == "func" || $0 == "var" }),
      kind + 1 < words.count
    else { return false }
    let member = words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let name = joined.overrides.name(of: String(member), in: type) else { return false }
    let start = words[...kind].joined(separator: " ")
    guard isNext(" \(start) \(member)") else { return false }
    skip(start.utf8.count + member.utf8.count + 2)
    add("\(start) \(name)")
    return true
  }

  /// The name of a type that Objective-C says, `type(of: one).description()`; false for anything
  /// else.
  mutating func addDescription() -> Bool {
    let start = place
    if let value = readParenthesized(), isNext(".description()") {
      skip(".description()".utf8.count)
      add("String(reflecting: type(\(value)))")
      return true
    }
    place = start
    return false
  }

  /// What a method does that a class leaves to Core Data: it changes a relationship to many, by
  /// whose name it is called; false for a property.
  mutating func addManagedMethod() -> Bool {
    let line = String(decoding: bytes[place...].prefix { $0 != "\n" }, as: UTF8.self)
    let head = line.components(separatedBy: "//")[0]
    guard let start = head.range(of: " func "), let end = head.lastIndex(of: ")") else {
      return false
    }
    let name = head[start.upperBound...].prefix { $0 != "(" }
    let names = head[start.upperBound..<end].split { "(,)".contains($0) }.dropFirst().map { part in
      part.prefix { $0 != ":" }.split(separator: " ").last.map(String.init) ?? ""
    }
    for prefix in ["addTo", "removeFrom", "insertInto", "replace"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      let key = "\"\(rest.prefix(1).lowercased() + rest.dropFirst())\""
      let call: String? =
        switch (prefix, names.count) {
        case ("addTo", 1): "add(\(names[0]), toManaged: \(key))"
        case ("removeFrom", 1) where head.contains("(at "):
          "remove(at: \(names[0]), fromManaged: \(key))"
        case ("removeFrom", 1): "remove(\(names[0]), fromManaged: \(key))"
        case ("insertInto", 2): "insert(\(names[0]), intoManaged: \(key), at: \(names[1]))"
        case ("replace", 2): "replace(at: \(names[0]), with: \(names[1]), inManaged: \(key))"
        default: nil
        }
      guard let call else { continue }
      skip(line.utf8.count)
      add("\(head[...end]) { \(call) }")
      return true
    }
    return false
  }

  /// Whether the class that comes next is one of Core Data's objects.
  var isManaged: Bool {
    let head = String(decoding: bytes[place...].prefix(100), as: UTF8.self).prefix { $0 != "{" }
    let words = head.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.count > 1 && words[1] == "NSManagedObject" && head.contains(":")
  }

  /// Whether the method that comes next deletes rows of a list.
  var deletesRows: Bool {
    let head = String(decoding: bytes[place...].prefix(200), as: UTF8.self)
    return head.prefix { $0 != ")" }.contains(" commit ") && head.contains("forRowAt")
  }

  /// A method that deletes rows, and that there is one: Objective-C would ask for it. What stands
  /// before the method holds for both.
  mutating func addDeletion() {
    let line = output.suffix(while: { $0 != "\n" && $0 != "{" && $0 != "}" && $0 != ";" })
    let words = String(decoding: line, as: UTF8.self)
    add("var commitsEdits: Bool { true };\(words) func")
  }
}
