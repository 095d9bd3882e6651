public import Foundation

/// What can be observed by a key path. There is no Objective-C here, which would tell of changes: an
/// observer is told what is there at first, if he asks for that, and nothing more.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

/// What an observer asks to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// What is asked, as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What is there now, what was there, what is there at first, and that something will change.
  public static let new = Self(rawValue: 1), old = Self(rawValue: 2), initial = Self(rawValue: 4),
    prior = Self(rawValue: 8)
}

/// In which way something has changed.
public enum NSKeyValueChange: UInt, Sendable {
  /// One of them.
  case setting = 1, insertion, removal, replacement
}

/// What an observer is told.
public struct NSKeyValueObservedChange<Value> {
  /// In which way something has changed.
  public typealias Kind = NSKeyValueChange
  /// In which way it has changed.
  public let kind: Kind
  /// What is there now, and what was there.
  public let newValue: Value?, oldValue: Value?
  /// Which parts have changed: nobody says.
  public let indexes: IndexSet?
  /// True for what is told before something changes.
  public let isPrior: Bool
}

/// Somebody who observes.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Observes no more.
  public func invalidate() {}
}

extension _KeyValueCodingAndObserving {
  /// Tells what is there at first, if that is asked for.
  public func observe<Value>(
    _ path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: path] : nil,
          oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }

  /// Publishes what is there at first, if that is asked for, and never ends.
  public func publisher<Value>(
    for path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    let first = options.contains(.initial) ? [self[keyPath: path]] : []
    return first.publisher.append(Empty(completeImmediately: false)).eraseToAnyPublisher()
  }
}

/// What an observer is told of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// What it is called.
  public let rawValue: String
  /// Creates one by what it is called.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let newKey = Self(rawValue: "new"), oldKey = Self(rawValue: "old"),
    kindKey = Self(rawValue: "kind"), indexesKey = Self(rawValue: "indexes"),
    notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

extension _KeyValueCodingAndObserving {
  /// Has somebody told of changes by the name of what changes: there is no Objective-C here, which
  /// would tell.
  public func addObserver(
    _ observer: NSObject, forKeyPath path: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  /// Has him told no more.
  public func removeObserver(
    _ observer: NSObject, forKeyPath path: String, context: UnsafeMutableRawPointer? = nil
  ) {}
  /// Something has changed.
  public func observeValue(
    forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Something will change, which nobody is told.
  public func willChangeValue(forKey key: String) {}
  /// Something has changed, which nobody is told.
  public func didChangeValue(forKey key: String) {}
}
