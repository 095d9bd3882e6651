/// A controller that shows views.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// What it shows.
  public var rootView: Content { didSet { changed() } }

  /// By what it says how large it is, which nothing depends on here.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// What of a keyboard it makes room for.
  public var safeAreaRegions: SafeAreaRegions = .all

  /// Creates a controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller. Nothing is decoded here.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates no controller: nothing is decoded here.
  public required init?(coder: NSCoder) { return nil }

  /// How large it would like to be.
  public func sizeThatFits(in size: CGSize) -> CGSize { size }

  override var content: AnyView { AnyView(rootView) }

  override var screenName: String? { ViewNames.name(of: Content.self) }

  override var details: String {
    var text = ""
    dump(rootView, to: &text, maxDepth: 6)
    return text
  }
}

/// By what a controller says how large its views are.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// Which, as bits.
  public let rawValue: Int
  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static let preferredContentSize = Self(rawValue: 1),
    intrinsicContentSize = Self(rawValue: 2)
}
