/// Screens as a page draws them: tabs with their stacks, and the layers over them.
package struct DrawnScreens: Hashable, Sendable {
  /// A screen in a stack.
  package struct Card: Hashable, Sendable {
    /// What the user's own code calls it.
    let name: String
    /// Tells it from another card of that name; empty where nobody knows.
    var id = ""

    package init(name: String, id: String = "") {
      self.name = name
      self.id = id
    }

    /// The name with the id, for a text.
    var text: String { id.isEmpty ? name : "\(name) #\(id)" }
  }

  /// A stack of screens.
  package struct Layer: Hashable, Sendable {
    /// How much of the phone it covers.
    package enum Style: String, Sendable {
      case base
      case sheet
      /// A sheet that rests at half of the height.
      case half
      case cover
    }

    let style: Style
    /// What it is, such as "tab 0" or "sheet 1".
    package let name: String
    /// The root first.
    var cards: [Card]

    package init(style: Style, name: String, cards: [Card]) {
      self.style = style
      self.name = name
      self.cards = cards
    }

    /// True when both are the same layer, whatever is pushed there.
    func isSame(as other: Self) -> Bool { style == other.style && name == other.name }

    /// The layer in one line.
    var text: String { "\(name): " + cards.map(\.text).joined(separator: ", ") }
  }

  /// The tabs in the order of the tab bar; one for a router without tabs.
  var tabs: [Layer]
  /// Which of them is shown.
  var selected: Int
  /// What is presented, the lowest first.
  var layers: [Layer]
  /// What can be read on the top screen of each of the levels; empty where nobody knows.
  package var items: [[DrawnItem]] = []
  /// Where a finger is that touches no item.
  package var finger: DrawnFinger?

  package init(
    tabs: [Layer], selected: Int, layers: [Layer], items: [[DrawnItem]] = [],
    finger: DrawnFinger? = nil
  ) {
    self.tabs = tabs
    self.selected = selected
    self.layers = layers
    self.items = items
    self.finger = finger
  }

  /// What is on the phone: the stack of the tab that is shown, and what lies on it.
  var levels: [Layer] { (tabs.indices.contains(selected) ? [tabs[selected]] : []) + layers }

  /// Everything in one line, for who cannot see the picture.
  var text: String { levels.map(\.text).joined(separator: " · ") }

  /// The same, with what can be read on the screens.
  var wholeText: String {
    let levels = levels.enumerated().map { level, layer in
      let items = (items[at: level] ?? []).map(\.text).joined(separator: ", ")
      return layer.text + (items.isEmpty ? "" : " (\(items))")
    }
    let touch = finger.map { [$0 == .tab ? "the finger selects a tab" : "the finger \($0)s"] }
    return (levels + (touch ?? [])).joined(separator: " · ")
  }
}

/// An animation on the screen.
package struct DrawnMotion: Hashable, Sendable {
  /// What moves, in a few words.
  let label: String
  /// What is on the screen when it is over.
  let target: DrawnScreens
  /// When it began, and when it would be over, in milliseconds.
  let start: Int64
  let end: Int64
  /// True for a finger that moves something.
  let isUsers: Bool

  package init(label: String, target: DrawnScreens, start: Int64, end: Int64, isUsers: Bool) {
    self.label = label
    self.target = target
    self.start = start
    self.end = end
    self.isUsers = isUsers
  }

  /// How far it has come.
  func percent(at time: Int64) -> Int {
    guard end > start else { return 100 }
    let (product, isTooLong) = (max(time, start) - start).multipliedReportingOverflow(by: 100)
    return isTooLong ? 0 : Int(min(product / (end - start), 100))
  }
}

/// Where two pictures of screens differ.
struct ScreenDifference: Hashable, Sendable {
  /// A screen that differs: both pictures have something else at its place, or one has nothing.
  struct Place: Hashable, Sendable {
    let level: Int
    let depth: Int
  }

  private(set) var places: Set<Place> = []
  /// The tabs whose stacks differ, and which are shown on one picture only.
  private(set) var tabs: Set<Int> = []
  /// What differs, line by line.
  private(set) var lines: [String] = []

  /// No difference.
  init() {}

  /// - Parameters:
  ///   - believed: what the router says.
  ///   - shown: what is on the screen.
  init(_ believed: DrawnScreens, _ shown: DrawnScreens) {
    for index in 0..<max(believed.tabs.count, shown.tabs.count)
    where believed.tabs[at: index] != shown.tabs[at: index] {
      tabs.insert(index)
      if index != believed.selected || index != shown.selected {
        note(believed.tabs[at: index]?.text, shown.tabs[at: index]?.text)
      }
    }
    if believed.selected != shown.selected {
      tabs.formUnion([believed.selected, shown.selected])
      note(
        believed.levels.first.map { "\($0.name) selected" },
        shown.levels.first.map { "\($0.name) selected" })
    }
    let (left, right) = (believed.levels, shown.levels)
    for level in 0..<max(left.count, right.count) {
      compare(left[at: level], right[at: level], level)
    }
  }

  var isEmpty: Bool { places.isEmpty && tabs.isEmpty }

  private mutating func compare(
    _ left: DrawnScreens.Layer?, _ right: DrawnScreens.Layer?, _ level: Int
  ) {
    let (cards, others) = (left?.cards ?? [], right?.cards ?? [])
    let isSame = left.flatMap { left in right.map { left.isSame(as: $0) } } ?? false
    var first: Int?
    for depth in 0..<max(cards.count, others.count)
    where !isSame || cards[at: depth] != others[at: depth] {
      places.insert(Place(level: level, depth: depth))
      first = first ?? depth
    }
    guard let first else { return }
    guard isSame, let left else { return note(left?.text, right?.text) }
    func words(_ cards: [DrawnScreens.Card]) -> String {
      let rest = cards.dropFirst(first).map(\.text)
      return rest.isEmpty ? "nothing more" : rest.joined(separator: ", ")
    }
    lines.append("\(left.name): the router has \(words(cards)), the screen \(words(others))")
  }

  private mutating func note(_ left: String?, _ right: String?) {
    // A tab that was never shown has no screens.
    func words(_ text: String?) -> String {
      guard let text else { return "nothing" }
      return text.hasSuffix(": ") ? "\(text.dropLast(2)), empty" : text
    }
    lines.append("the router has there \(words(left)); the screen \(words(right))")
  }
}

extension Array {
  /// The element at a place; nil when there is none.
  subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
