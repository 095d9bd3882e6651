extension ViewNode {
  /// How what is in a view comes to the screen.
  enum Arrival {
    /// It is made of one part for each element of a collection.
    case each
    /// As far as the screen goes, in rows that a link in them has touched.
    case list
    /// As far as the screen goes.
    case lazy
    /// All of it at once.
    case eager
  }

  /// So many rows of a list are on the screen, and what is behind them appears when they are fewer:
  /// nobody scrolls here. A list that loads more when its last row appears would go on for ever.
  static let rowsOnScreen = 30

  /// True in a row of a list, or of another lazy container, that is too far below to be on the screen.
  var isBelowScreen: Bool {
    var isBehind = false
    var part = self
    while let place = part.parent {
      switch place.arrival {
      case .each where !place.children.prefix(Self.rowsOnScreen).contains(where: { $0 === part }):
        isBehind = true
      case .list where isBehind, .lazy where isBehind: return true
      case .eager: isBehind = false
      case .each, .list, .lazy, nil: break
      }
      part = place
    }
    return false
  }

  /// So many rows of a list are tried: those behind them do the same with other values.
  package static let rowsTried = 12

  /// The row that holds it, and the list of that with all its sections; nil outside of any.
  var row: (row: ViewNode, list: ViewNode)? {
    var (row, outermost): (ViewNode?, ViewNode?)
    var part = self
    while let place = part.parent {
      switch place.arrival {
      case .each: (row, outermost) = (row ?? part, place)
      case .list, .lazy: if let row { return (row, place) }
      case .eager, nil: break
      }
      part = place
    }
    return row.flatMap { row in outermost.map { (row, $0) } }
  }

  /// True for what is in a row of a list.
  var isInList: Bool {
    var place: ViewNode? = self
    while let known = place, known.arrival != .list { place = known.parent }
    return place != nil
  }
}
