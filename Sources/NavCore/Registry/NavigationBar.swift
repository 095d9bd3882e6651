/// Names an element of a navigation bar: elements of the same name in two bars are one element that
/// moves when one bar gives way to the other.
public struct BarElementID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a name from a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

/// A screen's own navigation bar.
public struct NavigationBar<Content> {
  /// What shows.
  public let content: Content
  /// The elements that move to and from other bars, in their order, each once.
  public let elements: [BarElementID]

  /// Creates a bar; of an element named twice the first counts.
  public init(_ content: Content, elements: [BarElementID] = []) {
    self.content = content
    var unique: [BarElementID] = []
    for element in elements where !unique.contains(element) { unique.append(element) }
    self.elements = unique
  }
}

/// What becomes of the elements of two bars when one gives way to the other: see ``Handover`` for
/// whose bars those are.
public struct BarHandover: Hashable, Sendable {
  /// In both bars, in the order of the one that comes: they move.
  public let matched: [BarElementID]
  /// Only in the bar that goes, in its order.
  public let leaving: [BarElementID]
  /// Only in the bar that comes, in its order.
  public let entering: [BarElementID]

  /// Compares two bars; either may be missing.
  public init<Content>(from old: NavigationBar<Content>?, to new: NavigationBar<Content>?) {
    let old = old?.elements ?? []
    let new = new?.elements ?? []
    matched = new.filter(old.contains)
    leaving = old.filter { !new.contains($0) }
    entering = new.filter { !old.contains($0) }
  }
}
