/// A gesture that does something when it has ended.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  /// What a finger can do.
  public let moves: [GestureMove<Content.Value>]
}

/// A gesture that does something when it has changed.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture {
  /// What a finger can do.
  public let moves: [GestureMove<Content.Value>]
}

/// A gesture that tells something else.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  /// What a finger can do.
  public let moves: [GestureMove<Value>]
}

/// A gesture that changes a state as long as it lasts.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// What a finger can do.
  public let moves: [GestureMove<Base.Value>]
}

extension Gesture {
  private func changed<Other>(
    _ change: (GestureMove<Value>) -> GestureMove<Other>
  ) -> [GestureMove<Other>] { moves.map(change) }

  private func mapped<Other>(
    _ transform: @escaping @MainActor (Value) -> Other
  ) -> [GestureMove<Other>] {
    changed { move in
      GestureMove(name: move.name) { changed, ended in
        move.play({ changed(transform($0)) }, { ended(transform($0)) })
      }
    }
  }

  /// Does something when the gesture has ended.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(
      moves: changed { move in
        GestureMove(name: move.name) { changed, ended in
          move.play(changed) {
            action($0)
            ended($0)
          }
        }
      })
  }

  /// Does something when the gesture has changed.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(
      moves: changed { move in
        GestureMove(name: move.name) { changed, ended in
          move.play(
            {
              action($0)
              changed($0)
            }, ended)
        }
      })
  }

  /// Changes a state as long as the gesture lasts; then it is what it was.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(
      moves: changed { move in
        GestureMove(name: move.name) { changed, ended in
          move.play(
            { value in
              var transaction = Transaction()
              body(value, &state.state.value, &transaction)
              changed(value)
            }, ended)
          state.state.value = state.initial
        }
      })
  }

  /// Tells something else.
  public func map<Other>(
    _ transform: @escaping @MainActor (Value) -> Other
  ) -> _MapGesture<Self, Other> { _MapGesture(moves: mapped(transform)) }

  /// One of two gestures, or both at once: here one after the other.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// One of two gestures.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }

  /// A gesture, and then another one.
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
}

/// Two gestures at once: here one after the other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What they tell.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }

  /// One of them.
  public var first: First
  /// The other.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What a finger can do.
  public var moves: [GestureMove<Value>] {
    first.map { Value(first: $0, second: nil) }.moves
      + second.map { Value(first: nil, second: $0) }.moves
  }
}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What one of them tells.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }

  /// The one that goes before.
  public var first: First
  /// The other.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What a finger can do.
  public var moves: [GestureMove<Value>] {
    first.map { Value.first($0) }.moves + second.map { Value.second($0) }.moves
  }
}

/// A gesture, and then another one.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What they tell.
  public enum Value {
    /// The first is there.
    case first(First.Value)
    /// The first has ended.
    case second(First.Value, Second.Value?)
  }

  /// The one that begins.
  public var first: First
  /// The one that follows.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// What a finger can do.
  public var moves: [GestureMove<Value>] {
    first.moves.flatMap { one in
      second.moves.map { other in
        GestureMove(name: one.name + other.name) { changed, ended in
          one.play({ changed(.first($0)) }) { value in
            other.play({ changed(.second(value, $0)) }, { ended(.second(value, $0)) })
          }
        }
      }
    }
  }
}
