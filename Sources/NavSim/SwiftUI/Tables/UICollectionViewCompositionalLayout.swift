public import Foundation

/// Items in groups, groups in sections.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes a section.
  public typealias SectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  /// How it looks.
  public var configuration = UICollectionViewCompositionalLayoutConfiguration()
  private let provide: SectionProvider
  var list: UICollectionLayoutListConfiguration?

  /// Creates a layout of sections that are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }
  /// Creates a layout of sections that are alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init { _, _ in section } }
  /// Creates a layout.
  public init(sectionProvider: @escaping SectionProvider) {
    provide = sectionProvider
    super.init()
  }
  /// Creates a layout.
  public convenience init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }
  /// Creates no layout: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  /// Creates a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let section = NSCollectionLayoutSection.list(using: configuration)
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.list = configuration
    return layout
  }

  override func kinds(of section: Int) -> [String] {
    let found = provide(section, LayoutEnvironment())
    return found?.boundarySupplementaryItems.map(\.elementKind) ?? []
  }
}

/// How large all is that a layout has.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment {
  /// How things look there.
  var traitCollection: UITraitCollection { get }
  /// How large it is.
  var container: NSCollectionLayoutContainer { get }
}

/// How large something is.
public struct NSCollectionLayoutContainer: Sendable {
  /// How large, in points.
  public let contentSize = CGSize(width: 390, height: 844)
  /// How large without the edges, in points.
  public let effectiveContentSize = CGSize(width: 390, height: 844)
}

private struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  var traitCollection: UITraitCollection { .current }
  var container: NSCollectionLayoutContainer { NSCollectionLayoutContainer() }
}

/// How a layout of sections looks.
@MainActor @preconcurrency public final class UICollectionViewCompositionalLayoutConfiguration {
  /// Which way it is scrolled.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// How far sections are apart, in points.
  public var interSectionSpacing: CGFloat = 0
  /// What stands at the edges.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates one.
  public init() {}
}

/// How a list looks that is a grid.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  /// How lines between rows look, by themselves, and where a row says so.
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  /// Says how the line of a row looks, which nobody asks for here.
  public var itemSeparatorHandler:
    (@MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?

  /// How it looks.
  public enum Appearance: Int, Sendable {
    /// One of them.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// What stands before and behind rows.
  public enum HeaderMode: Int, Sendable {
    /// One of them.
    case none, supplementary, firstItemInSection
  }
  /// What stands before and behind rows.
  public enum FooterMode: Int, Sendable {
    /// One of them.
    case none, supplementary
  }

  /// How it looks.
  public let appearance: Appearance
  /// What stands before and behind rows.
  public var headerMode = HeaderMode.none, footerMode = FooterMode.none
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The colour behind.
  public var backgroundColor: UIColor?
  /// How much lies above a head, in points.
  public var headerTopPadding: CGFloat?
  /// What a swipe from the beginning of a row offers.
  public var leadingSwipeActionsConfigurationProvider:
    (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?
  /// What a swipe from the end of a row offers.
  public var trailingSwipeActionsConfigurationProvider:
    (@MainActor (IndexPath) -> UISwipeActionsConfiguration?)?

  /// Creates one.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// How long something is.
public final class NSCollectionLayoutDimension: Sendable {
  init() {}
  /// A part of the width of what holds it.
  public static func fractionalWidth(_ part: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// A part of the height of what holds it.
  public static func fractionalHeight(_ part: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// So many points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
  /// About so many points.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension()
  }
}

/// How large something is.
@MainActor @preconcurrency public final class NSCollectionLayoutSize {
  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {}
}

/// How far things are apart.
public final class NSCollectionLayoutSpacing: Sendable {
  init() {}
  /// So many points.
  public static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing()
  }
  /// At least so many points.
  public static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing()
  }
}

/// An item of a group.
@MainActor @preconcurrency open class NSCollectionLayoutItem {
  /// How far it lies from its edges.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize
  /// How far it lies from others.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items beside each other.
@MainActor @preconcurrency public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How far they are apart.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  /// Creates a row.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Creates a row of items that are alike.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Creates a row of items that are alike.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Creates a column.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Creates a column of items that are alike.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  /// Creates a column of items that are alike.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
}

/// What stands at an edge of a section.
@MainActor @preconcurrency
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// What it is.
  public let elementKind: String
  /// Whether it stays at the edge of the screen.
  public var pinToVisibleBounds = false

  /// Creates one.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// An edge or a corner.
public enum NSRectAlignment: Int, Sendable {
  /// One of them.
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// How a section is scrolled to the side.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// One of them.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Groups one behind the other.
@MainActor @preconcurrency public final class NSCollectionLayoutSection {
  /// How far it lies from the edges.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// How far groups are apart, in points.
  public var interGroupSpacing: CGFloat = 0
  /// How it is scrolled to the side.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// What stands at its edges.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What is behind it.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Changes what is seen as it is scrolled, which nobody asks for here.
  public var visibleItemsInvalidationHandler:
    (
      @MainActor (
        [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
      ) -> Void
    )?
  /// Whether what stands at its edges lies within the margins, and which those are.
  public var supplementariesFollowContentInsets = true,
    contentInsetsReference = UIContentInsetsReference.automatic,
    supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) {}

  private init(header: Bool, footer: Bool) {
    let line = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let kinds =
      (header ? [UICollectionView.elementKindSectionHeader] : [])
      + (footer ? [UICollectionView.elementKindSectionFooter] : [])
    boundarySupplementaryItems = kinds.map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: line, elementKind: $0, alignment: .top)
    }
  }

  /// Creates a section of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: (any NSCollectionLayoutEnvironment)? = nil
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      header: configuration.headerMode == .supplementary,
      footer: configuration.footerMode == .supplementary)
  }
}
