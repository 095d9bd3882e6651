/// Takes the isolation from a function's type.
///
/// A run plays everything on one thread, in the context of the main actor, where these functions
/// may be called without waiting.
enum WithoutIsolation {
  static func transitionHost(
    _ carryOut: @escaping (@escaping @MainActor (Bool) -> Void) -> Void
  ) -> TransitionHost {
    typealias Isolated = @MainActor (@escaping @MainActor (Bool) -> Void) -> Void
    typealias Make = (@escaping Isolated) -> TransitionHost
    let make: @MainActor (@escaping Isolated) -> TransitionHost = { TransitionHost($0) }
    return unsafeBitCast(make, to: Make.self)(unsafeBitCast(carryOut, to: Isolated.self))
  }

  static func make<Router>(_ body: @escaping @MainActor () -> Router) -> () -> Router {
    unsafeBitCast(body, to: (() -> Router).self)
  }

  static func read<Router, Result>(
    _ body: @escaping @MainActor (Router) -> Result
  ) -> (Router) -> Result {
    unsafeBitCast(body, to: ((Router) -> Result).self)
  }

  static func read<Router, Argument, Result>(
    _ body: @escaping @MainActor (Router, Argument) -> Result
  ) -> (Router, Argument) -> Result {
    unsafeBitCast(body, to: ((Router, Argument) -> Result).self)
  }

  static func change<Router, Argument>(
    _ body: @escaping @MainActor (inout Router, Argument) throws -> Void
  ) -> (inout Router, Argument) throws -> Void {
    unsafeBitCast(body, to: ((inout Router, Argument) throws -> Void).self)
  }

  static func change<Router>(
    _ body: @escaping @MainActor (inout Router) throws -> Void
  ) -> (inout Router) throws -> Void {
    unsafeBitCast(body, to: ((inout Router) throws -> Void).self)
  }

  static func tell<Router>(
    _ body: @escaping @MainActor (inout Router) -> Void
  ) -> (inout Router) -> Void {
    unsafeBitCast(body, to: ((inout Router) -> Void).self)
  }

  static func tell<Router, Value>(
    _ body: @escaping @MainActor (inout Router, Value) -> Void
  ) -> (inout Router, Value) -> Void {
    unsafeBitCast(body, to: ((inout Router, Value) -> Void).self)
  }

  static func tell<Router, First, Second>(
    _ body: @escaping @MainActor (inout Router, First, Second) -> Void
  ) -> (inout Router, First, Second) -> Void {
    unsafeBitCast(body, to: ((inout Router, First, Second) -> Void).self)
  }
}
