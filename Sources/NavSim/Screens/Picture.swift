/// Stands for a route: runs compare and keep numbers, because an application's own type is slow to
/// compare where the compiler does not know it.
typealias RouteNumber = Int32

/// What a router shows, by numbers.
typealias Picture = Screens<RouteNumber>

extension Screens {
  /// How many screens stand on one another.
  var depth: Int { layers.reduce(0) { $0 + 1 + $1.pushed.count } }
}

/// What reports call a screen: `.detail(1)`, or `.detail(1) #2` where it has an id.
struct ScreenName {
  /// As the source code has it.
  let route: String
  /// Its number among all that has an id; 0 for none.
  let id: Int

  var text: String { id == 0 ? route : "\(route) #\(id)" }
}

/// What reports and digests need to know of routes.
protocol RouteTexts: AnyObject, Sendable {
  /// A route as the source code has it.
  func text(_ route: RouteNumber) -> String

  /// What stands for a route in a digest: the same in every process.
  func summary(_ route: RouteNumber) -> UInt64

  /// What the first router of the test began with, which is this one if there was none before.
  func firstStart(_ picture: Picture) -> Picture
}

extension Screens<RouteNumber> {
  /// The picture in one line, as reports show it: `home, .detail(1) / sheet .cart`, and what has an
  /// id with it: `home, .detail(1) #2`.
  func text(_ routes: any RouteTexts) -> String {
    let layers = layers.map { layer in
      let style =
        switch layer.style {
        case .base: ""
        case .sheet: "sheet "
        case .cover: "cover "
        }
      return style + layer.names(routes).map(\.text).joined(separator: ", ")
    }
    let picture = layers.isEmpty ? "nothing" : layers.joined(separator: " / ")
    return tab.map { "[\($0)] \(picture)" } ?? picture
  }
}

extension ScreenLayer<RouteNumber> {
  /// What its screens are called, the root first.
  func names(_ routes: any RouteTexts) -> [ScreenName] {
    var names = [ScreenName(route: routes.text(root), id: number)]
    for (index, route) in pushed.enumerated() {
      let id = pushedNumbers.indices.contains(index) ? pushedNumbers[index] : 0
      names.append(ScreenName(route: routes.text(route), id: id))
    }
    return names
  }
}
