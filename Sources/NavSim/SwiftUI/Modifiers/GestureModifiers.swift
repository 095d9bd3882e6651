extension View {
  private func touched<G: Gesture>(
    _ gesture: G, mask: GestureMask, isEnabled: Bool, isSimultaneous: Bool = false
  ) -> Touched<Self> {
    let touches = gesture.moves.map { move in
      Touch(prefix: move.name) { move.play({ _ in }, { _ in }) }
    }
    nonisolated(unsafe) let own = gesture
    let link: @MainActor (ViewNode) -> Void = { ViewFields.of(G.self).link(own, to: $0) }
    return Touched(
      content: self, touches: touches[...],
      isEnabled: isEnabled && mask.contains(.gesture), isSimultaneous: isSimultaneous,
      link: G.Body.self == Never.self ? nil : link)
  }

  /// Something to touch by a gesture, where no control is.
  public func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> Touched<Self>
  { touched(gesture, mask: mask, isEnabled: true) }

  /// Something to touch by a gesture, where no control is.
  public func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Touched<Self> {
    touched(gesture, mask: .all, isEnabled: isEnabled)
  }

  /// Something to touch by a gesture, before the controls that are there.
  public func highPriorityGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> Touched<Self> { touched(gesture, mask: mask, isEnabled: true) }

  /// Something to touch by a gesture, together with the controls that are there: one tap is for both.
  public func simultaneousGesture<G: Gesture>(
    _ gesture: G, including mask: GestureMask = .all
  ) -> Touched<Self> {
    touched(gesture, mask: mask, isEnabled: true, isSimultaneous: true)
  }

  /// Something to touch by a gesture, before the controls that are there.
  public func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Touched<Self> {
    touched(gesture, mask: .all, isEnabled: isEnabled)
  }

  /// Something to touch by a gesture, together with the controls that are there.
  public func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> Touched<Self> {
    touched(gesture, mask: .all, isEnabled: isEnabled, isSimultaneous: true)
  }

  /// Does something when a finger stays on the view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> Touched<Self> {
    let touch = Touch(prefix: "hold ") {
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
    return Touched(content: self, touches: [touch])
  }

  /// Does something when a finger stays on the view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
  ) -> Touched<Self> { onLongPressGesture(perform: action, onPressingChanged: pressing) }
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The one that is added.
  public static let gesture = Self(rawValue: 1)
  /// Those below.
  public static let subviews = Self(rawValue: 2)
  /// All of them.
  public static let all: Self = [.gesture, .subviews]
  /// None of them.
  public static let none: Self = []
}

/// One thing that can be done to a view.
struct Touch {
  /// What stands before its words.
  let prefix: String
  let action: @MainActor () -> Void
}

/// A view that is touched by gestures, each a place of its own.
public struct Touched<Content: View>: PrimitiveView {
  let content: Content
  let touches: ArraySlice<Touch>
  var isEnabled = true
  var isSimultaneous = false
  /// Gives a gesture of the app's own its state.
  var link: (@MainActor (ViewNode) -> Void)?

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    link?(node)
    guard let touch = touches.first else {
      node.element = nil
      return node.update(with: content, in: scope)
    }
    node.element = .control(
      ControlElement(
        use: .tap(touch.action), isEnabled: isEnabled && scope.environment.isEnabled,
        isContainer: true, isSimultaneous: isSimultaneous && touch.prefix.isEmpty,
        prefix: touch.prefix))
    let rest = Touched(
      content: content, touches: touches.dropFirst(), isEnabled: isEnabled,
      isSimultaneous: isSimultaneous)
    node.update(with: rest, in: scope)
  }
}
