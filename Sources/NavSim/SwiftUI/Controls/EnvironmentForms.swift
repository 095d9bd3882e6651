// What few apps ask of what is around a view: as it is on a phone where nothing else is said.

extension EnvironmentValues {
  /// In which order a menu stands.
  @Entry public var menuOrder: MenuOrder = .automatic
  /// Whether it is seen how far something is scrolled sideways.
  @Entry public var horizontalScrollIndicatorVisibility: Visibility = .automatic
  /// Whether it is seen how far something is scrolled.
  @Entry public var verticalScrollIndicatorVisibility: Visibility = .automatic
  /// Where it is shown what could be searched for.
  @Entry public var searchSuggestionsPlacement: SearchSuggestionsPlacement = .automatic
  /// Whether a pointer changes how views look.
  @Entry public var isHoverEffectEnabled: Bool = true
  /// How much a badge strikes.
  @Entry public var badgeProminence: BadgeProminence = .standard
  /// Whether labels are seen.
  @Entry public var labelsVisibility: Visibility = .automatic
  /// Whether sections of tabs are shown.
  @Entry public var isTabBarShowingSections: Bool = false
}
