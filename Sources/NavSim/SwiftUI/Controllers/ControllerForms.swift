public import Foundation

// What of controllers nobody sees here.

/// How the bar at the top comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// One of them.
  case none, fade, slide
}

/// What a controller shows while there is nothing, which nobody sees here.
@MainActor @preconcurrency public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Its words.
  public var text: String?, secondaryText: String?
  /// Its words, with looks.
  public var attributedText: NSAttributedString?, secondaryAttributedText: NSAttributedString?
  /// Its picture.
  public var image: UIImage?
  /// How the words look.
  public var textProperties = UIListContentConfiguration.TextProperties(),
    secondaryTextProperties = UIListContentConfiguration.TextProperties()
  /// How the picture looks.
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  /// Its buttons.
  public var button = UIButton.Configuration.plain(),
    secondaryButton = UIButton.Configuration.plain()
  /// What its buttons do.
  public var buttonProperties = ButtonProperties(), secondaryButtonProperties = ButtonProperties()
  /// What is behind it.
  public var background = UIBackgroundConfiguration.clear()
  /// Where it stands, and how far its parts are apart, in points.
  public var alignment = Alignment.center, imageToTextPadding: CGFloat = 0,
    textToSecondaryTextPadding: CGFloat = 0, textToButtonPadding: CGFloat = 0,
    buttonToSecondaryButtonPadding: CGFloat = 0,
    directionalLayoutMargins = NSDirectionalEdgeInsets.zero,
    axesPreservingSuperviewLayoutMargins: UIAxis = []

  /// Where it stands.
  public enum Alignment: Hashable, Sendable {
    /// One of them.
    case center, natural
  }
  /// How words look.
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  /// How the picture looks.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// What a button does.
  public struct ButtonProperties {
    /// What it does.
    public var primaryAction: UIAction?
    /// What it offers.
    public var menu: UIMenu?
    /// Whether it can be touched.
    public var isEnabled = true
    /// What it is for.
    public var role = UIButton.Role.normal
  }

  init() {}

  /// One of them.
  public static func empty() -> Self { Self() }
  /// One of them.
  public static func loading() -> Self { Self() }
  /// One of them.
  public static func search() -> Self { Self() }
  /// A view that shows it: an empty one.
  public func makeContentView() -> any UIView & UIContentView { UnavailableView(self) }
}

private final class UnavailableView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

/// A state of what a controller shows while there is nothing.
@MainActor @preconcurrency
public struct UIContentUnavailableConfigurationState:
  UIConfigurationState
{
  /// How things look there.
  public var traitCollection = UITraitCollection.current
  /// What is searched for.
  public var searchText: String?
  init() {}
}

extension UIViewController {
  /// What it is an extension's of: of none.
  public var extensionContext: NSExtensionContext? { nil }
  /// None: there are no nibs.
  public var nibName: String? { nil }
  /// None: there are no nibs.
  public var nibBundle: Bundle? { nil }
  /// How far what it shows is from the edges.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }
  /// Does nothing: there is no bar at the top.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Does nothing.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Does nothing.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
  /// How things look in a child is as elsewhere.
  public func setOverrideTraitCollection(
    _ traits: UITraitCollection?, forChild child: UIViewController
  ) {}
  /// How things look in a child: as elsewhere.
  public func overrideTraitCollection(
    forChild child: UIViewController
  ) -> UITraitCollection? { nil }
  /// What bars react to, which nobody sees.
  public func setContentScrollView(_ view: UIScrollView?) {}
  /// What bars react to, which nobody sees.
  public func setContentScrollView(_ view: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  /// Has keys do something, which nobody presses here.
  public func addKeyCommand(_ command: UIKeyCommand) {}
  /// Has keys do something no more.
  public func removeKeyCommand(_ command: UIKeyCommand) {}
  /// Who has a method: the controller itself.
  public func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? { self }
  /// What it shows while there is nothing, which is not kept.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  /// Does nothing: nobody sees it.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: UIContentUnavailableConfigurationState())
  }

  /// Has a child be there in place of another one.
  public func transition(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    (old.view.superview ?? view).addSubview(new.view)
    animations?()
    old.view.removeFromSuperview()
    UIView.ends(after: duration, options, completion)
  }
}

extension UIViewController {
  /// The closest stack that holds it.
  public var navigationController: UINavigationController? { holder() }
  /// The closest tabs that hold it.
  public var tabBarController: UITabBarController? { holder() }
  /// The closest columns that hold it.
  public var splitViewController: UISplitViewController? { holder() }

  private func holder<Holder: UIViewController>() -> Holder? {
    var place = parent
    while let present = place {
      if let found = present as? Holder { return found }
      place = present.parent
    }
    return nil
  }
}

extension UITouch {
  /// The window that it is in.
  public var window: UIWindow? { nil }
}

extension UIPress {
  /// The window that it is in.
  public var window: UIWindow? { nil }
  /// Who looks at it.
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

extension UIEvent {
  /// The touches in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? { nil }
}

extension UIBarButtonItemAppearance {
  /// Creates a look.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  /// Looks as buttons do by themselves.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

extension UIContextMenuInteractionAnimating {
  /// What is seen beside the menu.
  public var previewViewController: UIViewController? { nil }
}

extension UIViewController: UITraitChangeObservable {}
