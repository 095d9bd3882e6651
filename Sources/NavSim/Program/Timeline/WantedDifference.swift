/// What is missing on the screens and what is too much there, measured by what should be there.
///
/// Stacks are compared layer by layer: what two have in common from their roots on is right, and
/// what follows is missing, or too much. It says nothing of what the screen shows behind the
/// router: for that there is ``ScreenDifference``.
struct WantedDifference: Hashable, Sendable {
  /// A screen with its place: on which layer it is, and how deep.
  struct Screen: Hashable, Sendable {
    /// Which layer, counted from the base.
    let level: Int
    /// How the layer covers the phone.
    let style: DrawnScreens.Layer.Style
    /// What the layer is called.
    let layer: String
    /// How many screens are below it on its layer.
    let depth: Int
    /// What is drawn of it.
    let card: DrawnScreens.Card

    /// - Parameters:
    ///   - card: what is drawn of it.
    ///   - layer: the layer it is on.
    ///   - level: which layer that is, counted from the base.
    ///   - depth: how many screens are below it there.
    init(_ card: DrawnScreens.Card, on layer: DrawnScreens.Layer, _ level: Int, _ depth: Int) {
      self.card = card
      self.level = level
      self.depth = depth
      style = layer.style
      self.layer = layer.name
    }
  }

  /// What is marked on a phone.
  struct Marks: Hashable, Sendable {
    /// What a mark says.
    enum Sign: String, Sendable {
      /// It should be there and is not.
      case missing
      /// It is there and should not be.
      case surplus = "too much"
    }

    /// What the marks say.
    let sign: Sign
    /// The screens that have a mark.
    fileprivate(set) var screens: Set<Screen> = []
    /// The tab that has one, by its name.
    fileprivate(set) var tab: String?
  }

  /// What should be there and is not.
  private(set) var missing = Marks(sign: .missing)
  /// What is there and should not be.
  private(set) var surplus = Marks(sign: .surplus)
  /// What is missing and too much, line by line.
  private(set) var lines: [String] = []

  /// - Parameters:
  ///   - wanted: what should be there.
  ///   - present: what is there.
  init(_ wanted: DrawnScreens, _ present: DrawnScreens) {
    let (wantedLevels, presentLevels) = (wanted.levels, present.levels)
    if let tab = wantedLevels.first?.name, let other = presentLevels.first?.name, tab != other {
      (missing.tab, surplus.tab) = (tab, other)
      lines.append("\(tab) should be shown, not \(other)")
    }
    for level in 0..<max(wantedLevels.count, presentLevels.count) {
      compare(wantedLevels[at: level], presentLevels[at: level], level)
    }
  }

  /// True when everything is as it should be.
  var isEmpty: Bool { missing.isEmpty && surplus.isEmpty }

  /// How much is wrong, in a few words.
  var summary: String {
    let counts = [missing, surplus].filter { !$0.screens.isEmpty }.map {
      "\($0.screens.count) \($0.sign.rawValue)"
    }
    return isEmpty ? "as the router has it" : counts.joined(separator: ", ")
  }

  private mutating func compare(
    _ wanted: DrawnScreens.Layer?, _ present: DrawnScreens.Layer?, _ level: Int
  ) {
    var common = 0
    if let wanted, let present, wanted.isSame(as: present) {
      common = zip(wanted.cards, present.cards).prefix { $0 == $1 }.count
    }
    let isWhole = present == nil || wanted == nil
    if let wanted { lines += missing.mark(wanted, from: common, level, isWhole: isWhole) }
    if let present { lines += surplus.mark(present, from: common, level, isWhole: isWhole) }
  }
}

extension WantedDifference.Marks {
  /// True when nothing has a mark.
  var isEmpty: Bool { screens.isEmpty && tab == nil }

  /// Marks the screens of a layer from a depth on.
  ///
  /// - Parameters:
  ///   - layer: the layer.
  ///   - depth: where to begin.
  ///   - level: which layer it is, counted from the base.
  ///   - isWhole: true when there is nothing to compare the layer with.
  /// - Returns: that in words; nothing when there is no such screen.
  fileprivate mutating func mark(
    _ layer: DrawnScreens.Layer, from depth: Int, _ level: Int, isWhole: Bool
  ) -> [String] {
    let cards = layer.cards.dropFirst(depth)
    guard !cards.isEmpty else { return [] }
    for (index, card) in cards.enumerated() {
      screens.insert(WantedDifference.Screen(card, on: layer, level, depth + index))
    }
    let names = cards.map(\.text).joined(separator: ", ")
    return [
      isWhole
        ? "\(layer.name) is \(sign.rawValue), with \(names)"
        : "\(layer.name): \(names) \(cards.count == 1 ? "is" : "are") \(sign.rawValue)"
    ]
  }
}
