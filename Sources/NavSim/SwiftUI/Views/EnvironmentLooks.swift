/// What environments say of looks, which decide nothing here but in views that ask for them.
private struct EnvironmentLooks: Equatable, EnvironmentKey {
  static let defaultValue = Self()

  var calendar: Calendar = Calendar(identifier: .gregorian)
  var timeZone: TimeZone = .gmt
  var displayScale: CGFloat = 3
  var dynamicTypeSize: DynamicTypeSize = .large
  var sizeCategory: ContentSizeCategory = .large
  var legibilityWeight: LegibilityWeight? = .regular
  var font: Font? = nil
  var lineLimit: Int? = nil
  var lineSpacing: CGFloat = 0
  var multilineTextAlignment: TextAlignment = .leading
  var truncationMode: Text.TruncationMode = .tail
  var textCase: Text.Case? = nil
  var allowsTightening: Bool = false
  var minimumScaleFactor: CGFloat = 1
  var autocorrectionDisabled: Bool = false
  var layoutDirection: LayoutDirection = .leftToRight
  var redactionReasons: RedactionReasons = []
  var controlSize: ControlSize = .regular
  var imageScale: Image.Scale = .medium
  var symbolVariants: SymbolVariants = .none
  var symbolRenderingMode: SymbolRenderingMode? = nil
  var contentTransition: ContentTransition = .identity
  var headerProminence: Prominence = .standard
  var backgroundProminence: Prominence = .standard
  var defaultMinListRowHeight: CGFloat = 44
  var defaultMinListHeaderHeight: CGFloat? = nil
  var isScrollEnabled: Bool = true
  var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
  var isLuminanceReduced: Bool = false
}

extension EnvironmentValues {
  private var looks: EnvironmentLooks {
    get { self[EnvironmentLooks.self] }
    set { self[EnvironmentLooks.self] = newValue }
  }

  /// The calendar.
  public var calendar: Calendar {
    get { looks.calendar }
    set { looks.calendar = newValue }
  }
  /// The time zone.
  public var timeZone: TimeZone {
    get { looks.timeZone }
    set { looks.timeZone = newValue }
  }
  /// How many points of the screen one of the app's is.
  public var displayScale: CGFloat {
    get { looks.displayScale }
    set { looks.displayScale = newValue }
  }
  /// How large letters are.
  public var dynamicTypeSize: DynamicTypeSize {
    get { looks.dynamicTypeSize }
    set { looks.dynamicTypeSize = newValue }
  }
  /// How large letters are.
  public var sizeCategory: ContentSizeCategory {
    get { looks.sizeCategory }
    set { looks.sizeCategory = newValue }
  }
  /// How bold letters are.
  public var legibilityWeight: LegibilityWeight? {
    get { looks.legibilityWeight }
    set { looks.legibilityWeight = newValue }
  }
  /// How letters look.
  public var font: Font? {
    get { looks.font }
    set { looks.font = newValue }
  }
  /// How many lines words have.
  public var lineLimit: Int? {
    get { looks.lineLimit }
    set { looks.lineLimit = newValue }
  }
  /// How far lines are from each other.
  public var lineSpacing: CGFloat {
    get { looks.lineSpacing }
    set { looks.lineSpacing = newValue }
  }
  /// Where lines of several begin.
  public var multilineTextAlignment: TextAlignment {
    get { looks.multilineTextAlignment }
    set { looks.multilineTextAlignment = newValue }
  }
  /// Where words are cut.
  public var truncationMode: Text.TruncationMode {
    get { looks.truncationMode }
    set { looks.truncationMode = newValue }
  }
  /// Whether letters are large.
  public var textCase: Text.Case? {
    get { looks.textCase }
    set { looks.textCase = newValue }
  }
  /// Whether letters may be closer.
  public var allowsTightening: Bool {
    get { looks.allowsTightening }
    set { looks.allowsTightening = newValue }
  }
  /// How small letters may become.
  public var minimumScaleFactor: CGFloat {
    get { looks.minimumScaleFactor }
    set { looks.minimumScaleFactor = newValue }
  }
  /// Whether what is typed stays as it is.
  public var autocorrectionDisabled: Bool {
    get { looks.autocorrectionDisabled }
    set { looks.autocorrectionDisabled = newValue }
  }
  /// Where lines begin.
  public var layoutDirection: LayoutDirection {
    get { looks.layoutDirection }
    set { looks.layoutDirection = newValue }
  }
  /// What is not shown yet.
  public var redactionReasons: RedactionReasons {
    get { looks.redactionReasons }
    set { looks.redactionReasons = newValue }
  }
  /// How large controls are.
  public var controlSize: ControlSize {
    get { looks.controlSize }
    set { looks.controlSize = newValue }
  }
  /// How large pictures are beside words.
  public var imageScale: Image.Scale {
    get { looks.imageScale }
    set { looks.imageScale = newValue }
  }
  /// Which pictures are shown.
  public var symbolVariants: SymbolVariants {
    get { looks.symbolVariants }
    set { looks.symbolVariants = newValue }
  }
  /// How pictures are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { looks.symbolRenderingMode }
    set { looks.symbolRenderingMode = newValue }
  }
  /// How words are drawn in place of others.
  public var contentTransition: ContentTransition {
    get { looks.contentTransition }
    set { looks.contentTransition = newValue }
  }
  /// How large headings are.
  public var headerProminence: Prominence {
    get { looks.headerProminence }
    set { looks.headerProminence = newValue }
  }
  /// What is drawn behind other views is as bright as these.
  public var backgroundProminence: Prominence {
    get { looks.backgroundProminence }
    set { looks.backgroundProminence = newValue }
  }
  /// How high rows are.
  public var defaultMinListRowHeight: CGFloat {
    get { looks.defaultMinListRowHeight }
    set { looks.defaultMinListRowHeight = newValue }
  }
  /// How high headings are.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { looks.defaultMinListHeaderHeight }
    set { looks.defaultMinListHeaderHeight = newValue }
  }
  /// Whether it can be scrolled.
  public var isScrollEnabled: Bool {
    get { looks.isScrollEnabled }
    set { looks.isScrollEnabled = newValue }
  }
  /// What takes a keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { looks.scrollDismissesKeyboardMode }
    set { looks.scrollDismissesKeyboardMode = newValue }
  }
  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool {
    get { looks.isLuminanceReduced }
    set { looks.isLuminanceReduced = newValue }
  }
}
