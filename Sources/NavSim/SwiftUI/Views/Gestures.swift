/// What a finger does to a view, as far as one finger does it here: a tap, a long press, a drag to
/// one of four sides.
///
/// Each is something that can be touched, by the words on the view: `"Card"`, `"hold Card"`,
/// `"drag left Card"`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What it tells.
  associatedtype Value
  /// What a finger can do.
  var moves: [GestureMove<Value>] { get }
}

/// One thing that a finger can do.
public struct GestureMove<Value> {
  typealias Tell = @MainActor (Value) -> Void

  /// What stands before the words on the view; nothing for a tap.
  let name: String
  /// Does it: what has changed is told first, and then the end.
  let play: @MainActor (_ changed: Tell, _ ended: Tell) -> Void
}

/// A gesture of which one knows only what it tells.
public struct AnyGesture<Value>: Gesture {
  /// What a finger can do.
  public let moves: [GestureMove<Value>]

  /// Creates a gesture without its type.
  public init(_ gesture: some Gesture<Value>) { moves = gesture.moves }

  init(moves: [GestureMove<Value>]) { self.moves = moves }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What a finger can do, if there is a gesture.
  public var moves: [GestureMove<Wrapped.Value>] { self?.moves ?? [] }
}

extension Gesture {
  private func changed<Other>(
    _ change: (GestureMove<Value>) -> GestureMove<Other>
  ) -> AnyGesture<Other> { AnyGesture(moves: moves.map(change)) }

  /// Does something when the gesture has ended.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> AnyGesture<Value> {
    changed { move in
      GestureMove(name: move.name) { changed, ended in
        move.play(changed) {
          action($0)
          ended($0)
        }
      }
    }
  }

  /// Does something when the gesture has changed.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> AnyGesture<Value> {
    changed { move in
      GestureMove(name: move.name) { changed, ended in
        move.play(
          {
            action($0)
            changed($0)
          }, ended)
      }
    }
  }

  /// Changes a state as long as the gesture lasts; then it is what it was.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> AnyGesture<Value> {
    changed { move in
      GestureMove(name: move.name) { changed, ended in
        move.play(
          { value in
            var transaction = Transaction()
            body(value, &state.state.value, &transaction)
            changed(value)
          }, ended)
        state.state.value = state.initial
      }
    }
  }

  /// Tells something else.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> AnyGesture<Other> {
    changed { move in
      GestureMove(name: move.name) { changed, ended in
        move.play({ changed(transform($0)) }, { ended(transform($0)) })
      }
    }
  }

  /// One of two gestures, or both at once: here one after the other.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> AnyGesture<SimultaneousGesture<Self, Other>.Value> {
    typealias Both = SimultaneousGesture<Self, Other>.Value
    let first = map { Both(first: $0, second: nil) }.moves
    return AnyGesture(moves: first + other.map { Both(first: nil, second: $0) }.moves)
  }

  /// One of two gestures.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> AnyGesture<ExclusiveGesture<Self, Other>.Value> {
    typealias Either = ExclusiveGesture<Self, Other>.Value
    return AnyGesture(
      moves: map { Either.first($0) }.moves + other.map { Either.second($0) }.moves)
  }

  /// A gesture, and then another one.
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> AnyGesture<SequenceGesture<Self, Other>.Value> {
    typealias Value = SequenceGesture<Self, Other>.Value
    let moves = moves.flatMap { first in
      other.moves.map { second in
        GestureMove<Value>(name: first.name + second.name) { changed, ended in
          first.play({ changed(.first($0)) }) { one in
            second.play({ changed(.second(one, $0)) }, { ended(.second(one, $0)) })
          }
        }
      }
    }
    return AnyGesture(moves: moves)
  }
}

/// Two gestures at once.
public enum SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What they tell.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }
}

/// One of two gestures.
public enum ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What one of them tells.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }
}

/// A gesture, and then another one.
public enum SequenceGesture<First: Gesture, Second: Gesture> {
  /// What they tell.
  public enum Value {
    /// The first is there.
    case first(First.Value)
    /// The first has ended.
    case second(First.Value, Second.Value?)
  }
}

/// A finger that taps.
public struct TapGesture: Gesture {
  /// What a finger can do.
  public var moves: [GestureMove<Void>] { [GestureMove(name: "") { _, ended in ended(()) }] }

  /// Creates a gesture.
  public nonisolated init(count: Int = 1) {}
}

/// A finger that taps, and where: in the middle of the screen.
public struct SpatialTapGesture: Gesture {
  /// Where it has tapped.
  public struct Value: Equatable, Sendable {
    /// Where it has tapped.
    public let location: CGPoint
  }

  /// What a finger can do.
  public var moves: [GestureMove<Value>] {
    [GestureMove(name: "") { _, ended in ended(Value(location: DragGesture.start)) }]
  }

  /// Creates a gesture.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A finger that stays.
public struct LongPressGesture: Gesture {
  /// What a finger can do.
  public var moves: [GestureMove<Bool>] {
    [
      GestureMove(name: "hold ") { changed, ended in
        changed(true)
        ended(true)
      }
    ]
  }

  /// Creates a gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A finger that moves, by 300 points to one of four sides.
public struct DragGesture: Gesture {
  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    /// When it is there, which is the same for all.
    public var time: Date { Date(timeIntervalSinceReferenceDate: 0) }
    /// Where it is.
    public let location: CGPoint
    /// Where it was at first.
    public let startLocation: CGPoint
    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it is: not at all.
    public var velocity: CGSize { .zero }
    /// Where it is at last: where it is.
    public var predictedEndLocation: CGPoint { location }
    /// How far it has moved at last.
    public var predictedEndTranslation: CGSize { translation }
  }

  static let start = CGPoint(x: 196, y: 426)
  private let isTap: Bool

  /// Creates a gesture. One without a distance is a tap, too.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) { isTap = minimumDistance == 0 }

  /// What a finger can do.
  public var moves: [GestureMove<Value>] {
    let sides = [("left", -300.0, 0.0), ("right", 300, 0), ("up", 0, -300), ("down", 0, 300)]
    let drags = sides.map { Self.move("drag \($0) ", $1, $2) }
    return isTap ? [Self.move("", 0, 0)] + drags : drags
  }

  private static func move(_ name: String, _ x: Double, _ y: Double) -> GestureMove<Value> {
    GestureMove(name: name) { changed, ended in
      let places = [0, 0.5, 1].map { part in
        Value(
          location: CGPoint(x: start.x + x * part, y: start.y + y * part), startLocation: start)
      }
      for place in places { changed(place) }
      if let last = places.last { ended(last) }
    }
  }
}

/// Two fingers, which nobody has here.
public struct MagnifyGesture: Gesture {
  /// How far they are apart.
  public struct Value: Equatable, Sendable {
    /// How much more than at first.
    public let magnification: CGFloat
  }

  /// Nothing: nobody has two fingers.
  public var moves: [GestureMove<Value>] { [] }

  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers, which nobody has here.
public struct MagnificationGesture: Gesture {
  /// Nothing: nobody has two fingers.
  public var moves: [GestureMove<CGFloat>] { [] }

  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers, which nobody has here.
public struct RotationGesture: Gesture {
  /// Nothing: nobody has two fingers.
  public var moves: [GestureMove<Angle>] { [] }

  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers, which nobody has here.
public struct RotateGesture: Gesture {
  /// How far they have turned.
  public struct Value: Equatable, Sendable {
    /// How far.
    public let rotation: Angle
  }

  /// Nothing: nobody has two fingers.
  public var moves: [GestureMove<Value>] { [] }

  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}
