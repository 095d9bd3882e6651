// What environments say of looks, which decide nothing here but in views that ask for them.
extension EnvironmentValues {
  /// How wide the screen is: that of a phone.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// How high the screen is: that of a phone.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// The language.
  @Entry public var locale: Locale = Locale(identifier: "en_US")
  /// The calendar.
  @Entry public var calendar: Calendar = Calendar(identifier: .gregorian)
  /// The time zone.
  @Entry public var timeZone: TimeZone = .gmt
  /// How many points of the screen one of the app's is.
  @Entry public var displayScale: CGFloat = 3
  /// How large letters are.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
  /// How large letters are.
  @Entry public var sizeCategory: ContentSizeCategory = .large
  /// How bold letters are.
  @Entry public var legibilityWeight: LegibilityWeight? = .regular
  /// How letters look.
  @Entry public var font: Font? = nil
  /// How many lines words have.
  @Entry public var lineLimit: Int? = nil
  /// How far lines are from each other.
  @Entry public var lineSpacing: CGFloat = 0
  /// Where lines of several begin.
  @Entry public var multilineTextAlignment: TextAlignment = .leading
  /// Where words are cut.
  @Entry public var truncationMode: Text.TruncationMode = .tail
  /// Whether letters are large.
  @Entry public var textCase: Text.Case? = nil
  /// Whether letters may be closer.
  @Entry public var allowsTightening: Bool = false
  /// How small letters may become.
  @Entry public var minimumScaleFactor: CGFloat = 1
  /// Whether what is typed stays as it is.
  @Entry public var autocorrectionDisabled: Bool = false
  /// Where lines begin.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight
  /// What is not shown yet.
  @Entry public var redactionReasons: RedactionReasons = []
  /// How large controls are.
  @Entry public var controlSize: ControlSize = .regular
  /// How large pictures are beside words.
  @Entry public var imageScale: Image.Scale = .medium
  /// Which pictures are shown.
  @Entry public var symbolVariants: SymbolVariants = .none
  /// How pictures are coloured.
  @Entry public var symbolRenderingMode: SymbolRenderingMode? = nil
  /// How words are drawn in place of others.
  @Entry public var contentTransition: ContentTransition = .identity
  /// How large headings are.
  @Entry public var headerProminence: Prominence = .standard
  /// What is drawn behind other views is as bright as these.
  @Entry public var backgroundProminence: Prominence = .standard
  /// How high rows are.
  @Entry public var defaultMinListRowHeight: CGFloat = 44
  /// How high headings are.
  @Entry public var defaultMinListHeaderHeight: CGFloat? = nil
  /// Whether it can be scrolled.
  @Entry public var isScrollEnabled: Bool = true
  /// What takes a keyboard away.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
  /// Whether the screen is dimmed.
  @Entry public var isLuminanceReduced: Bool = false
}

extension View {
  /// The view in light or dark: a view below reads it.
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
}
