public import Foundation
import Synchronization

// What objects of Objective-C call by the name of a method, at once or later.

/// An object whose methods are called by their names.
public protocol PerformsSelectors: AnyObject {}

extension NSObject: PerformsSelectors {
  /// Calls no method of an object any more that was to be called later.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCall.cancel(target as AnyObject) { _ in true }
  }

  /// Calls a method of an object no more that was to be called later with a value.
  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    DelayedCall.cancel(target as AnyObject) { $0.selector == selector && $0.isGiven(object) }
  }
}

extension PerformsSelectors {
  /// Calls a method.
  @discardableResult public func perform(_ selector: Selector) -> Unmanaged<AnyObject>? {
    selector.perform(on: self)
    return nil
  }

  /// Calls a method with a value.
  @discardableResult
  public func perform(_ selector: Selector, with value: Any?) -> Unmanaged<AnyObject>? {
    DelayedCall.perform(selector, on: self, with: value)
    return nil
  }

  /// Calls a method with a value later, unless that is cancelled; until then the object is kept.
  ///
  /// Source of the rules:
  /// [perform(_:with:afterDelay:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/perform(_:with:afterdelay:)).
  public func perform(_ selector: Selector, with value: Any?, afterDelay delay: TimeInterval) {
    DelayedCall(self, selector, value).start(after: delay)
  }
}

/// A method that is to be called later, kept by the queue that does it: a run that ends lets it go.
private final class DelayedCall: @unchecked Sendable {
  private struct Waiting { weak var call: DelayedCall? }

  /// Nil as soon as it was called, or is called no more.
  private var target: AnyObject?
  let selector: Selector
  private let argument: Any?
  // Several threads may play apps.
  private static let waiting = Mutex<[Waiting]>([])

  init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  /// True where the method is given that value.
  func isGiven(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if type(of: argument) is AnyClass { return argument as AnyObject === other as AnyObject }
    return (argument as? AnyHashable) == (other as? AnyHashable)
  }

  func start(after delay: TimeInterval) {
    Self.waiting.withLock { calls in
      calls.removeAll { $0.call?.target == nil }
      calls.append(Waiting(call: self))
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in
      guard let target else { return }
      self.target = nil
      Self.perform(selector, on: target, with: argument)
    }
  }

  static func perform(_ selector: Selector, on target: AnyObject, with value: Any?) {
    if let value {
      selector.perform(on: target, with: value)
    } else {
      selector.perform(on: target)
    }
  }

  static func cancel(_ target: AnyObject, where isMeant: (DelayedCall) -> Bool) {
    let all = waiting.withLock { $0.compactMap(\.call) }
    for call in all where call.target === target && isMeant(call) { call.target = nil }
  }
}
