import Combine
public import Foundation

/// Where something is kept beside an object.
private struct SpokenKeys: @unchecked Sendable {
  let label = UnsafeRawPointer.key, hint = UnsafeRawPointer.key, value = UnsafeRawPointer.key
  let identifier = UnsafeRawPointer.key, isElement = UnsafeRawPointer.key
  static let all = SpokenKeys()
}

extension UnsafeRawPointer {
  fileprivate static var key: UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }
}

// What any object says of itself to who does not see, as an app may use it for other things.

extension NSObjectProtocol where Self: NSObject {
  /// What it is called.
  public var accessibilityLabel: String? {
    get { objc_getAssociatedObject(self, SpokenKeys.all.label) as? String }
    set { objc_setAssociatedObject(self, SpokenKeys.all.label, newValue, .OBJC_ASSOCIATION_COPY) }
  }
  /// What it does.
  public var accessibilityHint: String? {
    get { objc_getAssociatedObject(self, SpokenKeys.all.hint) as? String }
    set { objc_setAssociatedObject(self, SpokenKeys.all.hint, newValue, .OBJC_ASSOCIATION_COPY) }
  }
  /// What it says now.
  public var accessibilityValue: String? {
    get { objc_getAssociatedObject(self, SpokenKeys.all.value) as? String }
    set { objc_setAssociatedObject(self, SpokenKeys.all.value, newValue, .OBJC_ASSOCIATION_COPY) }
  }
  /// By what a test finds it.
  public var accessibilityIdentifier: String? {
    get { objc_getAssociatedObject(self, SpokenKeys.all.identifier) as? String }
    set {
      objc_setAssociatedObject(self, SpokenKeys.all.identifier, newValue, .OBJC_ASSOCIATION_COPY)
    }
  }
  /// True for one that is spoken of.
  public var isAccessibilityElement: Bool {
    get { objc_getAssociatedObject(self, SpokenKeys.all.isElement) as? Bool ?? false }
    set {
      objc_setAssociatedObject(self, SpokenKeys.all.isElement, newValue, .OBJC_ASSOCIATION_COPY)
    }
  }
  /// Where it is: nowhere.
  public var accessibilityFrame: CGRect { .zero }
}
