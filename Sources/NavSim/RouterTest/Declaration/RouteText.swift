/// How routes and other arguments are written.
enum RouteText {
  /// As the source code has it, in one line: enum cases with their dot, strings with their
  /// quotation marks.
  static func of(_ value: Any) -> String { TextEncoding.visible(plain(value)) }

  private static func plain(_ value: Any) -> String {
    if let string = value as? String { return "\"\(string)\"" }
    let mirror = Mirror(reflecting: value)
    // A description that says nothing is none.
    let hasText = value is any CustomStringConvertible && !"\(value)".isEmpty
    switch mirror.displayStyle {
    case .enum: return hasText ? ".\(value)" : "." + enumCase(value, mirror)
    case .struct: return hasText ? "\(value)" : "\(type(of: value))(\(list(mirror)))"
    case .optional: return mirror.children.first.map { plain($0.value) } ?? "nil"
    case .collection: return "[" + list(mirror) + "]"
    // In an order that is the same in every process.
    case .set:
      let elements = mirror.children.map { plain($0.value) }.sorted()
      return "[\(elements.joined(separator: ", "))]"
    case .dictionary:
      let pairs = mirror.children.map { pair in
        Mirror(reflecting: pair.value).children.map { plain($0.value) }.joined(separator: ": ")
      }
      return "[\(pairs.isEmpty ? ":" : pairs.sorted().joined(separator: ", "))]"
    case .tuple: return "(" + list(mirror) + ")"
    // What Swift writes of one may be other in each process.
    case .class where !hasText: return "\(type(of: value))"
    default: return "\(value)"
    }
  }

  /// The name of a case, and what belongs to it.
  private static func enumCase(_ value: Any, _ mirror: Mirror) -> String {
    guard let (name, payload) = mirror.children.first, let name else { return "\(value)" }
    let parts = Mirror(reflecting: payload)
    let isLabelled = parts.displayStyle == .tuple
    return "\(name)(\(isLabelled ? list(parts) : plain(payload)))"
  }

  /// The parts of a value, with their labels where they have some.
  private static func list(_ mirror: Mirror) -> String {
    let parts = mirror.children.map { label, value in
      let isNamed = label.map { !$0.isEmpty && !$0.hasPrefix(".") } ?? false
      return isNamed ? "\(label ?? ""): \(plain(value))" : plain(value)
    }
    return parts.joined(separator: ", ")
  }
}
