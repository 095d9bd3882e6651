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
@MainActor @preconcurrency public class UIPresentationController {
  /// Who is told.
  public weak var delegate: UIAdaptivePresentationControllerDelegate?
  /// What is presented.
  public unowned let presentedViewController: UIViewController

  init(_ controller: UIViewController) { presentedViewController = controller }
}

/// Where a popover points to, which nothing depends on here.
@MainActor @preconcurrency
public final class UIPopoverPresentationController: UIPresentationController {
  /// Of what it is.
  public var sourceView: UIView?
  /// Where it points to, in points.
  public var sourceRect = CGRect.zero
  /// Of which button it is.
  public var barButtonItem: UIBarButtonItem?
  /// From where it may point.
  public var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// From where a popover points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Creates directions of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4)
  /// One of them.
  public static let right = Self(rawValue: 8), any = Self(rawValue: 15)
}

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

/// How much room a sheet has.
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The most there is, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Is told when the user drags a layer away.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The user has dragged it away. What the app itself takes away is not told.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Nothing is done.
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
}
