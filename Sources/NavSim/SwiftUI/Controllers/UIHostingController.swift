/// A controller that shows views.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// What it shows.
  public var rootView: Content { didSet { changed() } }

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
