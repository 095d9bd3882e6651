import Synchronization

/// A test's function while a simulation has it, which may be abandoned with the function suspended.
///
/// Swift Testing lends the function for the length of a call. What is suspended for ever holds on
/// to it, and `withoutActuallyEscaping` stops the process for that. Nothing of an abandoned run is
/// ever resumed, so that what it holds is let go on its behalf.
struct HeldFunction {
  typealias Function = @Sendable () async throws -> Void

  private let context: Unmanaged<AnyObject>?
  private var count: UInt = 0

  init(_ function: @escaping Function) {
    // A function is the address of its code, and that of what it has captured.
    let words = unsafeBitCast(Pair(function: function), to: (UInt, UInt).self)
    context = UnsafeRawPointer(bitPattern: words.1).map { Unmanaged.fromOpaque($0) }
  }

  /// From now on what takes the function has to give it back. Not part of making this value, which
  /// itself takes it for a moment.
  mutating func begin() { count = context.map(Self.count) ?? 0 }

  private struct Pair {
    let function: Function
  }

  /// Lets go what was taken since and never given back.
  func release() {
    guard let context else { return }
    let now = Self.count(context)
    for _ in 0..<(now > count ? now - count : 0) { context.release() }
  }

  private static func count(_ object: Unmanaged<AnyObject>) -> UInt {
    object._withUnsafeGuaranteedRef { _getRetainCount($0) }
  }
}
