/// What a router asks for transitions, in a test with an imperative host.
@MainActor
public final class TransitionHost {
  private let carryOut: @MainActor (@escaping @MainActor (Bool) -> Void) -> Void

  init(_ carryOut: @escaping @MainActor (@escaping @MainActor (Bool) -> Void) -> Void) {
    self.carryOut = carryOut
  }

  /// Shows what the router shows now, with an animation.
  ///
  /// - Parameter ended: called when the animation has ended, with false when it was not carried
  ///   out; by an unkind host twice, early, late or never.
  public func show(_ ended: @escaping @MainActor (Bool) -> Void) { carryOut(ended) }

  /// Shows what the router shows now, with an animation, and waits for its end.
  ///
  /// - Returns: false when it was not carried out.
  @discardableResult
  public func show() async -> Bool {
    var hasEnded = false
    return await withCheckedContinuation { continuation in
      carryOut { finished in
        if !hasEnded { continuation.resume(returning: finished) }
        hasEnded = true
      }
    }
  }
}
