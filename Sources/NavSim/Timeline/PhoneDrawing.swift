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
      case (let old?, let new?) where old.isSame(as: new): drawn += layer(old, new, level, "")
      case (let old, let new):
        if let old { drawn += layer(old, old, level, " out") }
        if let new { drawn += layer(new, new, level, " in") }
      }
      if level == 0 { drawn += tabBar }
    }
    return drawn
  }

  private func layer(
    _ old: DrawnScreens.Layer, _ new: DrawnScreens.Layer, _ level: Int, _ move: String
  ) -> String {
    var kept = 0
    while let card = old.cards[at: kept], card == new.cards[at: kept] { kept += 1 }
    let title = level == 0 ? "" : "<u>\(TextEncoding.html(old.name))</u>"
    let cards =
      cards(old, 0..<kept, level, "") + cards(old, kept..<old.cards.count, level, "out")
      + cards(new, kept..<new.cards.count, level, "in")
    return
      "<div class=\"l \(old.style.rawValue)\(move)\" style=\"--d:\(level)\">\(title)\(cards)</div>"
  }

  /// The cards at some depths; of many, the root and the last few.
  private func cards(
    _ layer: DrawnScreens.Layer, _ depths: Range<Int>, _ level: Int, _ move: String
  ) -> String {
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
          sign(of: cards[depth], on: layer, level, depth))
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
    _ sign: WantedDifference.Marks.Sign?
  ) -> String {
    let kind =
      (move.isEmpty ? "" : " " + move) + (isMarked ? " bad" : "") + (sign.map { " \($0)" } ?? "")
    let word = sign.map { "<em>\($0.rawValue)</em>" } ?? ""
    let number = id.isEmpty ? "" : "<i>#\(TextEncoding.html(id))</i>"
    let text = TextEncoding.html(name)
    let whole = name.count > (sign == nil ? 16 : 8) ? " title=\"\(text)\"" : ""
    return "<div class=\"c\(kind)\" style=\"--i:\(place)\"\(whole)><b>\(text)</b>\(number)"
      + "\(word)</div>"
  }

  private var tabBar: String {
    guard screens.tabs.count > 1 else { return "" }
    let tabs = screens.tabs.enumerated().map { index, tab in
      let kind = (index == screens.selected ? " on" : "")
      let mark =
        (difference.tabs.contains(index) ? " bad" : "")
        + (marks.flatMap { $0.tab == tab.name ? " \($0.sign)" : nil } ?? "")
      let depth = tab.cards.count > 1 ? "<sup>\(tab.cards.count)</sup>" : ""
      return "<span class=\"t\(kind)\(mark)\">\(TextEncoding.html(tab.name))\(depth)</span>"
    }
    return "<div class=\"tabs\">\(tabs.joined())</div>"
  }
}
