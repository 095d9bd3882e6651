/// What is registered.
@MainActor @preconcurrency public protocol UITraitChangeRegistration: AnyObject {}

private final class NoTraitChange: UITraitChangeRegistration {}

/// Who can be told that things look different, which they never do here.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {
  /// How things look there.
  var traitCollection: UITraitCollection { get }
}

extension UITraitChangeObservable {
  /// Nothing is called: nothing changes here.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { NoTraitChange() }
  /// Nothing is called: nothing changes here. The closure names the type of its first argument.
  @discardableResult @_disfavoredOverload public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping @MainActor (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { NoTraitChange() }
  /// Nothing is called: nothing changes here.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { NoTraitChange() }
  /// Nothing is called: nothing changes here.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { NoTraitChange() }
  /// Nothing was registered.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
  /// What of how things look is said here and below: nothing is kept.
  public var traitOverrides: UITraitCollection {
    get { UITraitCollection() }
    set {}
  }
}

extension UIView: UITraitChangeObservable {}
