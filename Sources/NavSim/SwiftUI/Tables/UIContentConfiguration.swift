public import Foundation

/// What a cell shows, as a value.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> UIView & UIContentView
  /// It in a state of its cell.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// As it is.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows what a configuration says.
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// A state of something that is configured.
@MainActor @preconcurrency public protocol UIConfigurationState {
  /// How things look there.
  var traitCollection: UITraitCollection { get }
}

/// A state of a cell.
@MainActor @preconcurrency public struct UICellConfigurationState: UIConfigurationState {
  /// How things look there.
  public var traitCollection = UITraitCollection.current
  /// What it is.
  public var isSelected = false, isHighlighted = false, isDisabled = false, isEditing = false,
    isFocused = false, isExpanded = false, isSwiped = false, isPinned = false, isReordering = false
  /// How far it is dragged, and what it is to what is dropped.
  public var cellDragState = DragState.none, cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  init() {}
  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app says of it.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// How far a cell is dragged.
  public enum DragState: Hashable, Sendable {
    /// One of them.
    case none, lifting, dragging
  }
  /// What a cell is to what is dropped.
  public enum DropState: Hashable, Sendable {
    /// One of them.
    case none, notTargeted, targeted
  }
}

/// Words and a picture in a cell.
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
  /// How words look.
  public struct TextProperties {
    /// The letters.
    public var font: UIFont = .systemFont(ofSize: 17)
    /// Their colour.
    public var color: UIColor = .label
    /// Another colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Their colour, changed.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    /// In how many lines; 0 for any.
    public var numberOfLines = 0
    /// Where they stand.
    public var alignment = TextAlignment.natural
    /// Where words stand.
    public enum TextAlignment: Hashable, Sendable {
      /// One of them.
      case natural, center, justified
    }
    /// How their letters are written.
    public enum TextTransform: Hashable, Sendable {
      /// One of them.
      case none, uppercase, lowercase, capitalized
    }
    /// How their letters are written, and how much smaller they may become.
    public var transform = TextTransform.none, minimumScaleFactor: CGFloat = 0,
      allowsDefaultTighteningForTruncation = false, showsExpansionTextWhenTruncated = false
    /// How lines end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// True where letters become smaller.
    public var adjustsFontSizeToFitWidth = false
    /// True where letters are as large as the user wants.
    public var adjustsFontForContentSizeCategory = true
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// Its colour.
    public var tintColor: UIColor?
    /// How large it is, in points.
    public var maximumSize = CGSize.zero, reservedLayoutSize = CGSize.zero
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// How it is drawn where it is one of the system's.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Another colour, and whether colours stay as they are.
    public var tintColorTransformer: UIConfigurationColorTransformer?,
      accessibilityIgnoresInvertColors = false
    /// As large as usual, in points.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    /// Its colour where the other one is known.
    public func resolvedTintColor(for color: UIColor) -> UIColor {
      let own = tintColor ?? color
      return tintColorTransformer?(own) ?? own
    }
  }

  /// The words.
  public var text: String?, secondaryText: String?
  /// The words with looks.
  public var attributedText: NSAttributedString?, secondaryAttributedText: NSAttributedString?
  /// The picture.
  public var image: UIImage?
  /// How they look.
  public var textProperties = TextProperties(), secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// How far they are apart, in points.
  public var imageToTextPadding: CGFloat = 0, textToSecondaryTextVerticalPadding: CGFloat = 0,
    textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// Whether both stand in one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// How far they lie from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

  /// One of them.
  public static func cell() -> Self { Self() }
  /// One of them.
  public static func subtitleCell() -> Self { Self() }
  /// One of them.
  public static func valueCell() -> Self { Self() }
  /// One of them.
  public static func header() -> Self { Self() }
  /// One of them.
  public static func footer() -> Self { Self() }
  /// One of them.
  public static func plainHeader() -> Self { Self() }
  /// One of them.
  public static func plainFooter() -> Self { Self() }
  /// One of them.
  public static func groupedHeader() -> Self { Self() }
  /// One of them.
  public static func groupedFooter() -> Self { Self() }
  /// One of them.
  public static func prominentInsetGroupedHeader() -> Self { Self() }
  /// One of them.
  public static func sidebarCell() -> Self { Self() }
  /// One of them.
  public static func sidebarHeader() -> Self { Self() }
  /// One of them.
  public static func sidebarSubtitleCell() -> Self { Self() }
  /// One of them.
  public static func accompaniedSidebarCell() -> Self { Self() }
  /// One of them.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
  /// One of them.
  public static func extraProminentInsetGroupedHeader() -> Self { Self() }
  /// Which of its edges are those of what it lies on.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []

  /// A view that shows it.
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
}

/// A view with words and a picture.
@MainActor @preconcurrency public final class UIListContentView: UIView, UIContentView {
  /// What it shows.
  public var configuration: any UIContentConfiguration { didSet { show() } }

  /// Creates a view.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates no view: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    for view in subviews { view.removeFromSuperview() }
    guard let shown = configuration as? UIListContentConfiguration else { return }
    let words = [
      shown.attributedText?.string ?? shown.text,
      shown.secondaryAttributedText?.string ?? shown.secondaryText,
    ]
    if let image = shown.image { addSubview(UIImageView(image: image)) }
    for text in words.compactMap({ $0 }) where !text.isEmpty {
      let label = UILabel()
      label.text = text
      addSubview(label)
    }
  }
}

/// Views of SwiftUI in a cell.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>:
  UIContentConfiguration
{
  private let content: Content

  /// A view that shows it.
  public func makeContentView() -> UIView & UIContentView {
    HostedContentView(configuration: self, drawn: AnyView(content))
  }

  /// The same with other distances from the edges.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  /// The same with other distances from the edges.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  /// The same with another size.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  /// The same with something behind.
  public func background<Other: View>(
    @ViewBuilder content other: () -> Other
  ) -> UIHostingConfiguration<Content, Other> { UIHostingConfiguration<Content, Other>(content) }
  /// The same with something behind.
  public func background<S: ShapeStyle>(_ style: S) -> Self { self }

  private init(_ content: Content) { self.content = content }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates what shows views.
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }
}

/// A view of UIKit in which SwiftUI draws.
private final class HostedContentView: UIView, UIContentView, ViewOwner {
  var configuration: any UIContentConfiguration
  let drawn: AnyView?

  init(configuration: any UIContentConfiguration, drawn: AnyView) {
    (self.configuration, self.drawn) = (configuration, drawn)
    super.init(frame: .zero)
    owner = self
  }

  required init?(coder: NSCoder) { nil }

  func changed() { superview?.hasChanged() }
}
