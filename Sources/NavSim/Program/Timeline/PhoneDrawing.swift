/// A phone with screens on it: cards of a stack, sheets and covers over them, a tab bar; during a
/// motion, what comes and what goes.
///
/// The style places everything by a few numbers, so that a script can move what moves.
struct PhoneDrawing {
  private let screens: DrawnScreens
  private let target: DrawnScreens
  private let difference: ScreenDifference
  private let marks: WantedDifference.Marks?
  /// More cards than these are drawn as one.
  private static let cardLimit = 5
  /// Of what can be read on a screen without others below it so much is drawn; below each of them it
  /// is one line less.
  private static let itemLimit = 10

  /// - Parameters:
  ///   - screens: what is there, before the motion if there is one.
  ///   - target: what is there after it.
  ///   - difference: what is marked.
  ///   - marks: what is marked beside that, with words.
  init(
    _ screens: DrawnScreens, movingTo target: DrawnScreens?, marking difference: ScreenDifference,
    _ marks: WantedDifference.Marks?
  ) {
    self.screens = screens
    self.target = target ?? screens
    self.difference = difference
    self.marks = marks
  }

  /// Elements to be put on a phone.
  var html: String {
    let (before, after) = (screens.levels, target.levels)
    var drawn = ""
    for level in 0..<max(before.count, after.count) {
      switch (before[at: level], after[at: level]) {
      case (let old?, let new?) where old.isSame(as: new):
        drawn += layer((old, before: true), (new, before: false), level, "")
      case (let old, let new):
        if let old { drawn += layer((old, before: true), (old, before: true), level, " out") }
        if let new { drawn += layer((new, before: false), (new, before: false), level, " in") }
      }
      if level == 0 { drawn += tabBar }
    }
    return drawn
  }

  /// A layer as it is before the motion, or after it.
  private typealias Side = (layer: DrawnScreens.Layer, before: Bool)

  private func layer(_ old: Side, _ new: Side, _ level: Int, _ move: String) -> String {
    let (cards, others) = (old.layer.cards, new.layer.cards)
    var kept = 0
    while let card = cards[at: kept], card == others[at: kept] { kept += 1 }
    // What stays is on top before or after.
    let below: Side = kept < cards.count ? new : old
    let title = level == 0 ? "" : "<u>\(TextEncoding.html(old.layer.name))</u>"
    let drawn =
      self.cards(below, 0..<kept, level, "") + self.cards(old, kept..<cards.count, level, "out")
      + self.cards(new, kept..<others.count, level, "in")
    let finger = level == screens.levels.count - 1 && move != " in" ? self.finger : ""
    return "<div class=\"l \(old.layer.style.rawValue)\(move)\" style=\"--d:\(level)\">"
      + "\(title)\(drawn)\(finger)</div>"
  }

  /// A finger that swipes or drags.
  private var finger: String {
    guard let finger = screens.finger, finger != .tab else { return "" }
    return "<div class=\"finger \(finger.rawValue)\"></div>"
  }

  /// What can be read on the top card of a layer.
  private func items(_ side: Side, _ level: Int) -> String {
    guard let items = (side.before ? screens : target).items[at: level], !items.isEmpty else {
      return ""
    }
    let limit = max(Self.itemLimit - min(side.layer.cards.count, Self.cardLimit) - level, 3)
    // What is under the finger is always drawn.
    let end = max(limit, (items.firstIndex(where: \.isTouched) ?? 0) + 1)
    let drawn = items.prefix(end).suffix(limit).map { item in
      let words = TextEncoding.html(item.words)
      let whole = item.words.count > 24 ? " title=\"\(words)\"" : ""
      let touch = item.isTouched ? " touched" : ""
      return "<li class=\"\(item.kind.rawValue)\(touch)\"\(whole)>\(words)</li>"
    }
    let (above, rest) = (max(end - limit, 0), items.count - min(end, items.count))
    return "<ul>" + (above > 0 ? "<li class=\"more\">⋯ \(above) more</li>" : "") + drawn.joined()
      + (rest > 0 ? "<li class=\"more\">⋯ \(rest) more</li>" : "") + "</ul>"
  }

  /// The cards at some depths; of many, the root and the last few.
  private func cards(_ side: Side, _ depths: Range<Int>, _ level: Int, _ move: String) -> String {
    let layer = side.layer
    let cards = layer.cards
    let hidden = 1..<max(cards.count - Self.cardLimit + 2, 1)
    var drawn = ""
    for depth in depths {
      if hidden.contains(depth), hidden.count > 1 {
        guard depth == hidden.lowerBound else { continue }
        let isMarked = hidden.contains { isDifferent(level, $0) }
        let signs = hidden.compactMap { sign(of: cards[$0], on: layer, level, $0) }
        drawn += card("⋯ \(hidden.count) more", "", 1, move, isMarked, signs.first)
      } else {
        let place = hidden.count > 1 && depth > 0 ? depth - hidden.count + 1 : depth
        drawn += card(
          cards[depth].name, cards[depth].id, place, move, isDifferent(level, depth),
          sign(of: cards[depth], on: layer, level, depth),
          depth == cards.count - 1 ? items(side, level) : "")
      }
    }
    return drawn
  }

  private func isDifferent(_ level: Int, _ depth: Int) -> Bool {
    difference.places.contains(ScreenDifference.Place(level: level, depth: depth))
  }

  /// What is said of a card; nil when nothing is.
  private func sign(
    of card: DrawnScreens.Card, on layer: DrawnScreens.Layer, _ level: Int, _ depth: Int
  ) -> WantedDifference.Marks.Sign? {
    guard let marks else { return nil }
    let screen = WantedDifference.Screen(card, on: layer, level, depth)
    return marks.screens.contains(screen) ? marks.sign : nil
  }

  private func card(
    _ name: String, _ id: String, _ place: Int, _ move: String, _ isMarked: Bool,
    _ sign: WantedDifference.Marks.Sign?, _ items: String = ""
  ) -> String {
    let kind =
      (move.isEmpty ? "" : " " + move) + (isMarked ? " bad" : "") + (sign.map { " \($0)" } ?? "")
    let word = sign.map { "<em>\($0.rawValue)</em>" } ?? ""
    let number = id.isEmpty ? "" : "<i>#\(TextEncoding.html(id))</i>"
    let text = TextEncoding.html(name)
    let whole = name.count > (sign == nil ? 16 : 8) ? " title=\"\(text)\"" : ""
    return "<div class=\"c\(kind)\" style=\"--i:\(place)\"\(whole)><b>\(text)</b>\(number)"
      + "\(word)\(items)</div>"
  }

  private var tabBar: String {
    guard screens.tabs.count > 1 else { return "" }
    let tabs = screens.tabs.enumerated().map { index, tab in
      let kind =
        (index == screens.selected ? " on" : "")
        + (index == screens.selected && screens.finger == .tab ? " touched" : "")
      let mark =
        (difference.tabs.contains(index) ? " bad" : "")
        + (marks.flatMap { $0.tab == tab.name ? " \($0.sign)" : nil } ?? "")
      let depth = tab.cards.count > 1 ? "<sup>\(tab.cards.count)</sup>" : ""
      return "<span class=\"t\(kind)\(mark)\">\(TextEncoding.html(tab.name))\(depth)</span>"
    }
    return "<div class=\"tabs\">\(tabs.joined())</div>"
  }
}
