import Foundation

// What fingers do to a view of UIKit beside a tap: each is something to touch by the words on it.

extension UIView {
  /// What draws the gestures of the view.
  var gesturePieces: [UIKitPiece] {
    let able = recognizers.filter(\.isEnabled)
    guard let first = able.first else { return [] }
    let touches = able.flatMap { $0.strokes }.map { stroke in
      UIKitTouch(words: stroke.prefix + wordsOfLabels, action: stroke.action)
    }
    return touches.isEmpty
      ? [] : [UIKitPiece(id: ObjectIdentifier(first), content: .touches(touches))]
  }

  /// What a view is touched by that is no button.
  var wordsOfLabels: String {
    let labels = ([self] + subviews).compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
    return labels.isEmpty ? "view" : labels.joined(separator: " ")
  }
}

/// A way in which a finger moves.
struct UIKitStroke {
  /// What stands before the words of the view.
  let prefix: String
  let action: @MainActor () -> Void
}

extension UIGestureRecognizer {
  /// The ways of a finger that it sees, beside one tap.
  fileprivate var strokes: [UIKitStroke] {
    switch self {
    case let tap as UITapGestureRecognizer where tap.numberOfTapsRequired == 2:
      [UIKitStroke(prefix: "double ") { [weak tap] in tap?.perform() }]
    case let press as UILongPressGestureRecognizer:
      [UIKitStroke(prefix: "hold ") { [weak press] in press?.perform([.began, .ended]) }]
    case let swipe as UISwipeGestureRecognizer:
      DragWay.all.filter { swipe.direction.contains($0.direction) }.map { way in
        UIKitStroke(prefix: "swipe \(way.name) ") { [weak swipe] in swipe?.perform() }
      }
    case let pan as UIPanGestureRecognizer where pan.minimumNumberOfTouches == 1:
      pan.ways.map { way in
        UIKitStroke(prefix: "drag \(way.name) ") { [weak pan] in pan?.drag(way) }
      }
    default: []
    }
  }

  /// Calls its methods once for each state, if it may begin.
  fileprivate func perform(_ states: [State], at: (State) -> Void = { _ in }) {
    let delegate = delegate as? any UIGestureRecognizerDelegate
    guard delegate?.gestureRecognizerShouldBegin(self) != false,
      view?.gestureRecognizerShouldBegin(self) != false
    else { return }
    for state in states {
      at(state)
      reach(state)
    }
    state = .possible
  }
}

/// One of the four sides to which a finger moves.
struct DragWay {
  let name: String, direction: UISwipeGestureRecognizer.Direction, x: CGFloat, y: CGFloat

  static let all = [
    Self(name: "left", direction: .left, x: -1, y: 0),
    Self(name: "right", direction: .right, x: 1, y: 0),
    Self(name: "up", direction: .up, x: 0, y: -1),
    Self(name: "down", direction: .down, x: 0, y: 1),
  ]
}

extension UIPanGestureRecognizer {
  /// Where a finger may go: from an edge, away from it.
  fileprivate var ways: [DragWay] {
    guard let edges = (self as? UIScreenEdgePanGestureRecognizer)?.edges else { return DragWay.all }
    return DragWay.all.filter { way in
      edges.contains(.left) && way.x > 0 || edges.contains(.right) && way.x < 0
        || edges.contains(.top) && way.y > 0 || edges.contains(.bottom) && way.y < 0
    }
  }

  /// A finger goes 300 points, and is told three times, as in SwiftUI.
  fileprivate func drag(_ way: DragWay) {
    speed = CGPoint(x: way.x * 1_000, y: way.y * 1_000)
    perform([.began, .changed, .ended]) { state in
      let length: CGFloat = state == .began ? 10 : state == .changed ? 150 : 300
      place = CGPoint(x: way.x * length, y: way.y * length)
    }
    (place, start, speed) = (.zero, .zero, .zero)
  }
}
