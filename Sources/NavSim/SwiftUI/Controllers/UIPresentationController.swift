import Foundation

/// How a controller is presented.
public enum UIModalPresentationStyle: Sendable {
  /// One of them: the user can drag it away.
  case automatic, pageSheet, formSheet, popover
  /// One of them.
  case fullScreen, overFullScreen, currentContext, overCurrentContext, custom, none

  var kind: Presentation.Kind {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: .sheet
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none: .cover
    }
  }
}

/// How a controller comes to the screen, which nothing depends on here.
public enum UIModalTransitionStyle: Sendable {
  /// One of them.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What is presented, and who is told of it.
@MainActor @preconcurrency open class UIPresentationController: UIResponder {
  /// Who is told.
  public weak var delegate: UIAdaptivePresentationControllerDelegate?
  /// What is presented.
  public unowned let presentedViewController: UIViewController
  private weak var presenting: UIViewController?
  /// What it lies on.
  public var presentingViewController: UIViewController {
    presenting ?? presentedViewController.presenter ?? presentedViewController
  }

  init(_ controller: UIViewController) {
    presentedViewController = controller
    super.init()
  }

  /// Creates one of an app's own: what it puts beside the controller can be touched.
  public init(presentedViewController presented: UIViewController, presenting: UIViewController?) {
    presentedViewController = presented
    self.presenting = presenting
    super.init()
  }

  /// What it was told of: that it comes, that it is there.
  var hasBegun = false, isThere = false

  /// Where it moves.
  open var containerView: UIView? { presentedViewController.madePlace }
  /// What moves.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where it is in the end.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// How it is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// True for one that covers everything.
  open var shouldPresentInFullscreen: Bool { true }
  /// True where nothing is left below it.
  open var shouldRemovePresentersView: Bool { false }
  /// It comes.
  open func presentationTransitionWillBegin() {}
  /// It has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// It goes.
  open func dismissalTransitionWillBegin() {}
  /// It has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Its views are arranged.
  open func containerViewWillLayoutSubviews() {}
  /// Its views were arranged.
  open func containerViewDidLayoutSubviews() {}
  /// How large something in it is.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
}

/// What arranges what is in it: a controller.
@MainActor @preconcurrency public protocol UIContentContainer: AnyObject {
  /// How large it would like to be, in points.
  var preferredContentSize: CGSize { get }
}
extension UIViewController: UIContentContainer {}

/// How high a sheet is, which a user can change by no gesture here.
@MainActor @preconcurrency
public final class UISheetPresentationController: UIPresentationController {
  /// A height.
  public struct Detent: Sendable {
    /// What tells heights apart.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      /// Its name.
      public let rawValue: String
      /// Creates one by its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates one by its name.
      public init(_ name: String) { rawValue = name }
      /// One of them.
      public static let medium = Self("medium"), large = Self("large")
    }

    /// What tells it apart.
    public let identifier: Identifier
    /// One of them.
    public static func medium() -> Self { Self(identifier: .medium) }
    /// One of them.
    public static func large() -> Self { Self(identifier: .large) }
    /// One of the app's own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self { Self(identifier: identifier ?? Identifier("custom")) }
  }

  /// The heights.
  public var detents: [Detent] = []
  /// Which it has, and from which on what is below cannot be touched.
  public var selectedDetentIdentifier: Detent.Identifier?,
    largestUndimmedDetentIdentifier: Detent.Identifier?
  /// True where something to drag it by is seen.
  public var prefersGrabberVisible = false
  /// True where it grows when its content is scrolled.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Where it stands on a screen that is low.
  public var prefersEdgeAttachedInCompactHeight = false,
    widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// How round its corners are, in points.
  public var preferredCornerRadius: CGFloat?
  /// Changes something.
  public func animateChanges(_ changes: () -> Void) { changes() }
}

/// What is presented beside what it comes from; a phone has room for a sheet alone.
@MainActor @preconcurrency
public final class UIPopoverPresentationController: UIPresentationController {
  /// Where it comes from.
  public weak var sourceView: UIView?
  /// Where it comes from.
  public var sourceRect = CGRect.zero
  /// The button that it comes from.
  public weak var barButtonItem: UIBarButtonItem?
  /// On which sides it may be.
  public var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The colour behind.
  public var backgroundColor: UIColor?
  /// What can be touched all the same.
  public var passthroughViews: [UIView]?
  /// Where it may be.
  public var popoverLayoutMargins = UIEdgeInsets.zero
}

/// Where something that is presented points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// Where, as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4),
    right = Self(rawValue: 8)
  /// All of them.
  public static let any: Self = [.up, .down, .left, .right]
}

/// How much room a sheet has.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The most there is, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Is told when the user drags a layer away.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The user has dragged it away. What the app itself takes away is not told.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  /// How it is presented where there is little room: nobody asks.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
}

/// Is told of what is presented beside what it comes from, of which nothing more is told here.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

extension UIAdaptivePresentationControllerDelegate {
  /// Nothing is done.
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
  /// As the system does.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
}
