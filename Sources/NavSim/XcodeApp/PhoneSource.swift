/// A file of an app as it is compiled here: the system is a phone's, Combine is there, and what needs
/// Objective-C is said in Swift. Lines stay where they are, and are told of by the app's own file.
struct PhoneSource {
  let bytes: [UInt8]
  var place = 0
  var output: [UInt8] = []
  /// For each open brace the type that it is of; nil for a brace of anything else.
  var types: [String?] = []
  /// The type whose brace comes next.
  private var declared: String?
  /// True where that is a class.
  private var declaresClass = false
  /// True where that is a model of SwiftData, and how many braces are open in the last one of these.
  private var (declaresModel, modelDepth) = (false, -1)
  /// The class of the system whose extension comes next, or is open, and how many braces are open in
  /// that.
  var (extended, replacementDepth): (String?, Int) = (nil, -1)
  /// True where an extension's brace comes next, and how many braces are open in the last one.
  private var (declaresExtension, extensionDepth) = (false, -1)
  let joined: JoinedModules
  /// What types are called here.
  private let names: [String: String]
  /// What members are called here.
  private let members: [String: String]
  /// True for a file that asks the keychain, whose names are no objects here.
  private let asksKeychain: Bool

  /// Reads a file that is compiled with others.
  init(_ source: AppFolder.Source, _ joined: JoinedModules) {
    bytes = Array(source.text.utf8)
    self.joined = joined
    names = joined.names(in: source).merging(Self.elsewhere) { own, _ in own }
    members = joined.memberNames(in: source)
    // What every file of a phone sees, by whatever it imports; Foundation brings the keychain, too.
    asksKeychain = source.text.contains("kSec")
    let keychain = asksKeychain ? "; import Security" : ""
    // What says of which module a class is has it by SwiftUI there.
    let views = source.text.contains("UIKit.UI") ? "; import UIKit" : ""
    let markup = source.text.contains("XMLParser") ? "; import FoundationXML" : ""
    add("import Combine; import Foundation\(keychain)\(views)\(markup)\n")
    add("#sourceLocation(file: \(source.path.quoted), line: 1)\n")
    code(inParentheses: false)
  }

  /// What is compiled.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// What only Objective-C needs, and where a program begins, which here is a test.
  private static let leftOut: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "main", "UIApplicationMain", "NSApplicationMain", "testable",
  ]

  /// What Foundation has here, too, but does not do, or not for answers that are samples, and what
  /// does it; and the system's library of C, which is another one.
  private static let elsewhere = [
    "PersonNameComponentsFormatter": "PersonNameFormatter", "JSONDecoder": "SampleJSONDecoder",
    "Darwin": "Glibc", "DispatchSourceTimer": "QueueTimer",
  ]

  /// Who sees what is imported: everybody, as what is added here is imported so.
  private static let accessLevels: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static let typeKeywords: Set<String> = ["class", "struct", "enum", "actor", "extension"]

  // MARK: Reading

  /// Reads code up to the parenthesis that ends it, or the end of the file.
  private mutating func code(inParentheses isInner: Bool) {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case "/" where isNext("//"): copy(while: { $0 != "\n" })
      case "/" where isNext("/*"): comment()
      case "\"": string(hashes: 0)
      case "#": hash()
      case "@": attribute()
      case "{":
        types.append(declared)
        if declaresModel, declared != nil { (declaresModel, modelDepth) = (false, types.count) }
        if extended != nil, extended == declared { replacementDepth = types.count }
        let added = declaresClass ? declared.flatMap(joined.added(to:)) : nil
        if declaresExtension { (declaresExtension, extensionDepth) = (false, types.count) }
        (declared, declaresClass) = (nil, false)
        copy(1)
        if let added { add(added) }
      case "}":
        if types.count == modelDepth { modelDepth = -1 }
        if types.count == replacementDepth { replacementDepth = -1 }
        if types.count == extensionDepth { extensionDepth = -1 }
        _ = types.popLast()
        copy(1)
      case "(":
        depth += 1
        copy(1)
      case ")":
        if isInner, depth == 0 { return }
        depth -= 1
        copy(1)
      case let byte where byte.isOfName: word()
      default: copy(1)
      }
    }
  }

  /// A comment, which may hold others.
  private mutating func comment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        copy(2)
      } else if isNext("*/") {
        depth -= 1
        copy(2)
      } else {
        copy(1)
      }
    } while depth > 0 && place < bytes.count
  }

  /// A text in quotes, and the code in it.
  private mutating func string(hashes: Int) {
    let quotes = isNext("\"\"\"") ? "\"\"\"" : "\""
    let marks = String(repeating: "#", count: hashes)
    copy(quotes.utf8.count)
    while place < bytes.count {
      if isNext(quotes + marks) { return copy(quotes.utf8.count + hashes) }
      // One that is cut off ends with its line.
      if quotes.utf8.count == 1, bytes[place] == "\n" { return }
      guard isNext("\\" + marks) else {
        copy(1)
        continue
      }
      copy(1 + hashes)
      guard place < bytes.count else { return }
      let isCode = bytes[place] == "("
      copy(1)
      if isCode { code(inParentheses: true) }
    }
  }

  /// A text or a pattern with marks around it, a condition of compilation, or a selector.
  private mutating func hash() {
    let marks = bytes[place...].prefix { $0 == "#" }.count
    let after = place + marks
    if after < bytes.count, bytes[after] == "\"" {
      copy(marks)
      return string(hashes: marks)
    }
    if after < bytes.count, bytes[after] == "/" {
      let end = "/" + String(repeating: "#", count: marks)
      copy(marks + 1)
      while place < bytes.count, !isNext(end) { copy(1) }
      return copy(min(end.utf8.count, bytes.count - place))
    }
    skip(1)
    let name = readName()
    switch name {
    case "if", "elseif":
      let condition = read(while: { $0 != "\n" })
      add("#" + name + condition.replacing("os(iOS)", with: "os(Linux)"))
    case "selector": if let method = readParenthesized() { add(selector(method)) }
    case "keyPath": if let path = readParenthesized() { add("\"\(path)\"") }
    default: add("#" + name)
    }
  }

  private mutating func attribute() {
    skip(1)
    let name = readName()
    if name == "Model" { declaresModel = true }
    if name == "NSManaged", addManagedMethod() { return }
    guard Self.leftOut.contains(name) else { return add("@" + (names[name] ?? name)) }
    if name == "objc" { _ = readParenthesized() }
  }

  /// A name, which may be the word before that of a type or a module.
  private mutating func word() {
    let isMember = place > 0 && (bytes[place - 1] == "." || bytes[place - 1] == "`")
    let word = readName()
    if isMember { return add(isOther(word) ? "_\(word)" : members[word] ?? word) }
    // Foundation's own fires as soon as it is added to a run loop here.
    if word == "Timer", isCalled(with: "timeInterval") { return add("Timer._later") }
    if Self.accessLevels.contains(word), isNext(" import ") { return skip(1) }
    // A type, and no member of something that is called as a module is.
    let isQualified =
      isNext(".") && place + 1 < bytes.count && ("A"..."Z").contains(bytes[place + 1])
    if isQualified, joined.units[word] != nil {
      skip(1)
      return add(called("\(word).\(readName())"))
    }
    // A variable or a function of a module.
    if isNext("."), joined.units[word] != nil {
      let name = bytes[(place + 1)...].prefix(while: \.isOfName)
      if joined.isGlobal(String(decoding: name, as: UTF8.self), ofModule: word) { return skip(1) }
    }
    // What a model keeps is set as its objects are made, whatever stands in their declaration.
    if word == "let", types.count == modelDepth { return add("var") }
    if types.count == replacementDepth {
      if word == "open" { return }
      if word == "override" { return replacement() }
    }
    // What is told by Objective-C alone.
    if word == "override", isNext(" func observeValue(forKeyPath") { return skip(1) }
    if word == "override", types.count == extensionDepth,
      let untold = Self.untold.first(where: { isNext(" func \($0)(") })
    {
      skip(" func \(untold)".utf8.count)
      return add("func _\(untold)")
    }
    if word == "override", types.count == extensionDepth, addOverride() { return }
    if word == "type", isNext("(of:"), addDescription() { return }
    // What keeps objects of Core Data belongs to no thread, as Objective-C says.
    if word == "class", isManaged { add("nonisolated ") }
    // Foundation has it here, too.
    if word == "func", isNext(" < (lhs: NSNumber, rhs: NSNumber)") { add("@_disfavoredOverload ") }
    if word == "func", isNext(" tableView("), deletesRows { return addDeletion() }
    // Sources of the system's for timers are not simulated.
    if word == "DispatchSource", isNext(".makeTimerSource") { return add("QueueTimers") }
    if word == "AnyObject", asksKeychain, isNext("]") { return add("Any") }
    // Controllers and views are objects of Swift's here.
    if word == "NSObject" || word == "NSObjectProtocol", isInHeadOfProtocol {
      return add("AnyObject")
    }
    add(members[word] ?? called(word))
    if word == "import" { return module() }
    guard Self.typeKeywords.contains(word), place < bytes.count, bytes[place] == " " else { return }
    copy(while: { $0 == " " })
    let name = called(read(while: { $0.isOfName || $0 == "." }))
    add(name)
    if !["func", "var", "let", "subscript", "override", "final"].contains(name), !name.isEmpty {
      declared = name
      (declaresExtension, declaresClass) = (word == "extension", word == "class")
      if replacementDepth < 0 {
        extended = word == "extension" && Self.replaceable[name] != nil ? name : nil
      }
    }
  }

  /// True on a line that begins to declare a protocol.
  private var isInHeadOfProtocol: Bool {
    let line = String(decoding: output.suffix(200).split(separator: "\n").last ?? [], as: UTF8.self)
    return line.contains("protocol ") && line.contains(":") && !line.contains("{")
      && !line.contains("//")
  }

  /// What a type is called here, that may be named with its module, or in another one.
  private func called(_ name: String) -> String {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.count > 1, let own = joined.name(parts[1], ofModule: parts[0]) {
      parts[..<2] = [own]
    } else {
      parts[0] = names[parts[0]] ?? parts[0]
    }
    return parts.joined(separator: ".")
  }

  /// What is imported: a module, and not a part of it, unless that is one declaration.
  private mutating func module() {
    copy(while: { $0 == " " })
    var name = readName()
    let isPart = AppFolder.Source.kinds.contains(name[...]) && isNext(" ")
    let kind = isPart ? name : ""
    if isPart {
      _ = read(while: { $0 == " " })
      name = readName()
    }
    // What is between a module and SwiftUI is in that module here.
    if name.hasPrefix("_"), name.hasSuffix("_SwiftUI") {
      name = String(name.dropFirst().dropLast("_SwiftUI".count))
    }
    // The system's library of C.
    if name == "Darwin" { name = "Glibc" }
    // Here that is C's, which has the same functions as what stands for them.
    if name == "CoreFoundation" {
      _ = read(while: { $0.isOfName || $0 == "." })
      return add("Foundation")
    }
    // What stands for a package brings UIKit with it, as packages of Objective-C do.
    if let unit = joined.units[name] {
      _ = read(while: { $0.isOfName || $0 == "." })
      return add(joined.isStandIn(unit) ? "SwiftUI" : "Swift")
    }
    if isPart { return add("\(kind) \(name)") }
    add(name)
    if isNext(".") { _ = read(while: { $0.isOfName || $0 == "." }) }
  }

  /// What stands for a method that Objective-C would find by its name.
  private func selector(_ method: String) -> String {
    var method = (method.split(separator: " as ").first ?? "").filter { !$0.isWhitespace }
    if method.hasPrefix("self?.") { method.replace("self?.", with: "self.", maxReplacements: 1) }
    let name = method.split(separator: ".").last.map(String.init) ?? method
    // Those of the system are known by their names.
    if ["getter:", "setter:", "UI", "NS"].contains(where: { method.hasPrefix($0) }) {
      return "Selector(\"\(name)\")"
    }
    let isOwn = !method.contains(".") || method.hasPrefix("self.") || method.hasPrefix("Self.")
    guard isOwn, let type = types.last(where: { $0 != nil }) ?? nil else {
      return "Selector(\"\(name)\", \(method))"
    }
    return "Selector(\"\(name)\", \(type).\(name))"
  }

  // MARK: Bytes

  func isNext(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  mutating func add(_ text: String) { output += Array(text.utf8) }

  mutating func copy(_ count: Int) {
    output += bytes[place..<place + count]
    place += count
  }

  mutating func skip(_ count: Int) { place += count }

  mutating func copy(while isPart: (UInt8) -> Bool) { add(read(while: isPart)) }

  private mutating func read(while isPart: (UInt8) -> Bool) -> String {
    let part = bytes[place...].prefix(while: isPart)
    place += part.count
    return String(decoding: part, as: UTF8.self)
  }

  mutating func readName() -> String { read(while: \.isOfName) }

  /// What stands in parentheses, if they come next.
  mutating func readParenthesized() -> String? {
    guard isNext("(") else { return nil }
    var depth = 0
    let start = place
    repeat {
      if bytes[place] == "(" { depth += 1 }
      if bytes[place] == ")" { depth -= 1 }
      place += 1
    } while depth > 0 && place < bytes.count
    return String(decoding: bytes[start + 1..<max(start + 1, place - 1)], as: UTF8.self)
  }
}

extension Array<UInt8> {
  /// The end of which each byte is so.
  func suffix(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    suffix(reversed().prefix(while: isPart).count)
  }
}

extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
  /// The byte of a letter of ASCII.
  public init(unicodeScalarLiteral letter: Unicode.Scalar) { self = UInt8(ascii: letter) }

  /// True for what names are made of.
  var isOfName: Bool {
    self == "_" || self >= 128 || ("a"..."z").contains(self) || ("A"..."Z").contains(self)
      || ("0"..."9").contains(self)
  }
}
