public import Foundation
import Synchronization

/// A method that controls, timers and notices are given, as `#selector` names it where Objective-C is.
///
/// There is no Objective-C here, which would find a method by its name: the plugin `XcodeApp` writes
/// the method beside the name. One that is a name alone does nothing.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible,
  @unchecked Sendable
{
  // One reference, which is the same for the same name of nothing: some use it as a key.
  private let method: Method

  /// The name.
  public var description: String { method.name }

  private final class Method: @unchecked Sendable {
    let name: String
    /// Calls it, and says whether the object has such a method.
    let call: @MainActor (AnyObject, [Any]) -> Bool

    init(_ name: String, _ call: @escaping @MainActor (AnyObject, [Any]) -> Bool) {
      (self.name, self.call) = (name, call)
    }

    static let named = Mutex<[String: Method]>([:])
  }

  /// Creates a name of nothing.
  public init(_ name: String) {
    method = Method.named.withLock { named in
      if let known = named[name] { return known }
      let new = Method(name) { _, _ in false }
      named[name] = new
      return new
    }
  }

  /// Creates a name of nothing.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates the name of a method without arguments.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.method = Method(name) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates the name of a method that is given who calls it.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.method = Method(name) { target, arguments in
      guard let target = target as? Target else { return false }
      if let sender = arguments.first as? Sender { _ = method(target)(sender) }
      return true
    }
  }

  /// Creates the name of a method of a certain object.
  public init<Result>(_ name: String, _ method: @escaping @MainActor () -> Result) {
    self.method = Method(name) { _, _ in
      _ = method()
      return true
    }
  }

  /// Creates the name of a method of a certain object that is given who calls it.
  public init<Sender, Result>(_ name: String, _ method: @escaping @MainActor (Sender) -> Result) {
    self.method = Method(name) { _, arguments in
      if let sender = arguments.first as? Sender { _ = method(sender) }
      return true
    }
  }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - target: whose method it is; nil for one that is no more.
  ///   - arguments: what it is given, as far as it takes that.
  /// - Returns: false for an object without such a method.
  @discardableResult
  package func perform(on target: AnyObject?, with arguments: Any...) -> Bool {
    guard let target else { return false }
    nonisolated(unsafe) let (object, values) = (target, arguments)
    return MainActor.assumeIsolated { method.call(object, values) }
  }

  /// Whether both have the same name.
  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// A method and whose it is, as long as there is somebody.
package struct TargetAction {
  /// Whose method it is.
  package private(set) weak var target: AnyObject?
  /// The method.
  package let selector: Selector
  /// True for a method of nobody in particular: whoever has it is looked for.
  package let isOfNobody: Bool

  /// Creates a call of a method.
  package init(_ target: Any?, _ selector: Selector) {
    (self.target, self.selector) = (target as AnyObject?, selector)
    isOfNobody = target.map { !(type(of: $0) is AnyObject.Type) } ?? true
  }

  /// Calls it, by who calls.
  package func perform(with sender: Any) { selector.perform(on: target, with: sender) }
}

/// The name of a method.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension Timer {
  /// A timer that calls a method, and runs.
  @discardableResult public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = target as AnyObject
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) {
      selector.perform(on: target, with: $0)
    }
  }

  /// A timer that calls a method for the first time when the interval has passed, once it is in a run loop.
  public static func _later(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    Timer(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// A timer that calls a method at a time, once it is in a run loop.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(fire: date, interval: interval, repeats: repeats) {
      selector.perform(on: target, with: $0)
    }
  }
}

extension NotificationCenter {
  /// Calls a method for what is posted, as long as there is whose it is.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    nonisolated(unsafe) weak let target = observer as AnyObject
    let token = addObserver(forName: name, object: object, queue: nil) {
      selector.perform(on: target, with: $0)
    }
    for gone in ObservedSelector.remove(where: { $0.observer == nil }) {
      gone.center.removeObserver(gone.token)
    }
    ObservedSelector.add(
      ObservedSelector(observer: observer as AnyObject, name: name, center: self, token: token))
  }

  /// Calls nothing more of an object.
  public func removeObserver(_ observer: AnyObject) {
    let removed = ObservedSelector.remove { $0.observer === observer && $0.center === self }
    if removed.isEmpty { return removeObserver(observer as Any) }
    for one in removed { removeObserver(one.token) }
  }

  /// Calls nothing more of an object for what is posted under a name.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    let removed = ObservedSelector.remove {
      $0.observer === observer && $0.center === self && (name == nil || $0.name == name)
    }
    for one in removed { removeObserver(one.token) }
  }
}

/// Whose method is called for what is posted.
private struct ObservedSelector {
  weak var observer: AnyObject?
  let name: Notification.Name?
  let center: NotificationCenter
  /// What the centre knows it by.
  let token: Any

  private struct All: @unchecked Sendable { var list: [ObservedSelector] = [] }

  private static let all = Mutex(All())

  static func add(_ one: Self) {
    nonisolated(unsafe) let one = one
    all.withLock { $0.list.append(one) }
  }

  static func remove(where isGone: (Self) -> Bool) -> [Self] {
    nonisolated(unsafe) var gone: [Self] = []
    all.withLock { all in
      gone = all.list.filter(isGone)
      all.list.removeAll(where: isGone)
    }
    return gone
  }
}
