public import Foundation

/// A part of a view that others are put into place by, which nothing depends on here.
@MainActor @preconcurrency open class UILayoutGuide: LayoutAnchored {
  /// The view whose part it is.
  public internal(set) weak var owningView: UIView?
  /// What it is called.
  public var identifier = ""
  /// Where it is, in points: where the view is.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  /// Creates a part of no view.
  public init() {}

  convenience init(of view: UIView) {
    self.init()
    owningView = view
  }
}

extension UIView: LayoutAnchored {
  /// The view without what the system covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The view as wide as lines can be read.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// What a keyboard covers: nothing.
  public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// Has a part of it be one.
  public func addLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = self }
  /// Has a part of it be none.
  public func removeLayoutGuide(_ guide: UILayoutGuide) { guide.owningView = nil }
}
