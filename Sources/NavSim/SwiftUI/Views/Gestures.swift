/// What a finger does to a view, as far as one finger does it here: a tap, a long press, a drag to
/// one of four sides.
///
/// Each is something that can be touched, by the words on the view: `"Card"`, `"hold Card"`,
/// `"drag left Card"`. An app makes one of its own of others, as its body.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What it tells.
  associatedtype Value
  /// What its body is.
  associatedtype Body: Gesture
  /// What it is made of.
  @MainActor @preconcurrency var body: Body { get }
  /// What a finger can do.
  var moves: [GestureMove<Value>] { get }
}

extension Gesture where Value == Body.Value {
  /// What a finger can do: what it can do to the body.
  public var moves: [GestureMove<Body.Value>] { body.moves }
}

/// A gesture of the framework's own, which has no body.
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// There is none.
  public var body: Never { preconditionFailure("a gesture of the framework has no body") }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
  /// Nothing.
  public var moves: [GestureMove<Never>] { [] }
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
public struct AnyGesture<Value>: PrimitiveGesture {
  /// What a finger can do.
  public let moves: [GestureMove<Value>]

  /// Creates a gesture without its type.
  public init(_ gesture: some Gesture<Value>) { moves = gesture.moves }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What it tells.
  public typealias Value = Wrapped.Value
  /// There is none.
  public typealias Body = Never
  /// There is none.
  public var body: Never { preconditionFailure("a gesture of the framework has no body") }
  /// What a finger can do, if there is a gesture.
  public var moves: [GestureMove<Wrapped.Value>] { self?.moves ?? [] }
}

/// A finger that taps.
public struct TapGesture: PrimitiveGesture {
  /// What a finger can do.
  public var moves: [GestureMove<Void>] { [GestureMove(name: "") { _, ended in ended(()) }] }

  /// How often.
  public var count: Int
  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }
}

/// A finger that taps, and where: in the middle of the screen.
public struct SpatialTapGesture: PrimitiveGesture {
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
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }
  /// How often, and by what places are told.
  public var count: Int, coordinateSpace: CoordinateSpace
}

/// A finger that stays.
public struct LongPressGesture: PrimitiveGesture {
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
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }
  /// How long, in seconds, and how far it may move, in points.
  public var minimumDuration: Double, maximumDistance: CGFloat
}

/// A finger that moves, by 300 points to one of four sides.
public struct DragGesture: PrimitiveGesture {
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
  private var isTap: Bool { minimumDistance == 0 }
  /// From how far on it is one, in points, and by what places are told.
  public var minimumDistance: CGFloat, coordinateSpace: CoordinateSpace

  /// Creates a gesture. One without a distance is a tap, too.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) { (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace) }

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
public struct MagnifyGesture: PrimitiveGesture {
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
public struct MagnificationGesture: PrimitiveGesture {
  /// Nothing: nobody has two fingers.
  public var moves: [GestureMove<CGFloat>] { [] }

  /// Creates a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers, which nobody has here.
public struct RotationGesture: PrimitiveGesture {
  /// Nothing: nobody has two fingers.
  public var moves: [GestureMove<Angle>] { [] }

  /// Creates a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers, which nobody has here.
public struct RotateGesture: PrimitiveGesture {
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
