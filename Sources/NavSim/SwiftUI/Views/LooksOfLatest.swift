public import Foundation

// What is only about looks in the latest systems, and what few apps say of looks.

/// How large a button is, which nothing depends on here.
public struct ButtonSizing: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), fitted = Self(), flexible = Self()
}

/// Where tabs stand where there is room for a side bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), tabBar = Self(), sidebar = Self()
}

/// How a symbol shows a value, which nothing depends on here.
public struct SymbolVariableValueMode: Hashable, Sendable {
  /// One of them.
  public static let color = Self(), draw = Self()
}

/// How a symbol is coloured, which nothing depends on here.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  /// One of them.
  public static let flat = Self(), gradient = Self()
}

/// What a view does where words run the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// One of them.
  case fixed, mirrors
}

/// How a choice in a palette looks.
public struct PaletteSelectionEffect: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), custom = Self()
  /// By another picture.
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self() }
}

/// How a text says its language.
public struct TypesettingLanguage: Sendable {
  /// As the system says.
  public static let automatic = Self()
  /// A language.
  public static func explicit(_ language: Locale.Language) -> Self { Self() }
}

/// What fits a view into the corners around it.
public enum MaterialActiveAppearance: Hashable, Sendable {
  /// One of them.
  case automatic, active, inactive, matchWindow
}

/// An item of the system's in a bar.
public struct DefaultToolbarItem: PrimitiveView, ToolbarContent {
  /// Creates an item.
  public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}
  /// Draws nothing: the system's items are drawn where they belong.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}

/// What the user may do to an item of a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A set.
  public static let alwaysAvailable = Self(rawValue: 1)
}

/// What the user may choose in a dialog of files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A set.
  public static let enumeratePackages = Self(rawValue: 1)
  /// A set.
  public static let includeHiddenFiles = Self(rawValue: 2)
  /// A set.
  public static let displayFileExtensions = Self(rawValue: 4)
}

extension ToolbarContent {
  /// The item as it is.
  public func defaultCustomization(
    _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
}

extension View {
  /// The view as it is.
  public func buttonSizing(_ sizing: ButtonSizing) -> Self { self }
  /// The view as it is.
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> Self {
    self
  }
  /// The view as it is.
  public func customizationID(_ id: String) -> Self { self }
  /// The view as it is.
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  /// The view as it is: there is no side bar.
  public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> Self { self }
  /// The view as it is: there is no side bar.
  public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> Self { self }
  /// The view as it is: there is no side bar.
  public func tabViewSidebarBottomBar(@ViewBuilder content: () -> some View) -> Self { self }
  /// The view as it is.
  public func glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) -> Self { self }
  /// The view as it is.
  public func glassEffectUnion(id: (some Hashable)?, namespace: Namespace.ID) -> Self { self }
  /// The view as it is.
  public func backgroundExtensionEffect() -> Self { self }
  /// The view as it is.
  public func backgroundExtensionEffect(isEnabled: Bool) -> Self { self }
  /// The view as it is.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
  /// The view as it is.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
  /// The view as it is.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> Self { self }
  /// The view as it is.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }
  /// The view as it is.
  public func sliderThumbVisibility(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> Self { self }
  /// The view as it is.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> Self { self }
  /// The view as it is.
  public func contentCaptureProtected(_ isProtected: Bool = true) -> Self { self }
  /// The view as it is.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> Self { self }
  /// The view as it is.
  public func dialogPreventsAppTermination(_ prevents: Bool?) -> Self { self }
  /// The view as it is.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Self { self }
  /// The view as it is.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Self { self }
  /// The view as it is.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern) -> Self { self }
  /// The view as it is.
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern) -> Self {
    self
  }
  /// The view as it is.
  public func clipped(antialiased: Bool) -> Self { self }
  /// The view as it is.
  public func contentShape(_ shape: some Shape, eoFill: Bool) -> Self { self }
  /// The view as it is.
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool) -> Self {
    self
  }
  /// The view as it is.
  public func background(in shape: some Shape, fillStyle: FillStyle) -> Self { self }
  /// The view as it is.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle
  ) -> Self { self }
  /// The view as it is.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle
  ) -> Self { self }
  /// The view as it is.
  public func foregroundStyle(
    _ one: some ShapeStyle, _ other: some ShapeStyle, _ third: some ShapeStyle
  ) -> Self { self }
  /// The view as it is.
  public func frame(depth: CGFloat?) -> Self { self }
  /// The view as it is.
  public func contentMargins(_ length: CGFloat) -> Self { self }
  /// The view as it is.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  /// The view as it is.
  public func safeAreaPadding(_ insets: EdgeInsets) -> Self { self }
  /// The view as it is.
  public func containerBackground(
    for placement: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> Self { self }
  /// The view as it is.
  public func presentationBackground(
    alignment: Alignment, @ViewBuilder content: () -> some View
  ) -> Self { self }
  /// The view as it is.
  public func navigationDocument(_ url: URL, preview: SharePreview) -> Self { self }
  /// The view as it is: nobody asks for no more such dialogs.
  public func dialogSuppressionToggle(
    _ title: some AlertTitle, isSuppressed: Binding<Bool>
  ) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileDialogMessage(_ message: some AlertTitle) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileDialogConfirmationLabel(_ label: some AlertTitle) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileDialogDefaultDirectory(_ directory: URL?) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileDialogCustomizationID(_ id: String) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileExporterFilenameLabel(_ label: some AlertTitle) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self, isEnabled: Bool = true,
    action: @escaping ([Item], DropSession) -> Void
  ) -> Self { self }
  /// The view as it is.
  public func gesture(_ gesture: some Gesture, name: String, isEnabled: Bool = true) -> Self {
    self
  }
  /// Does something while the view is there, under a name.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> Annotated<Self> { task(priority: priority, action) }
  /// Says how large the view is when it comes: it does not change.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value, Value) -> Void
  ) -> Annotated<Self> {
    onGeometryChange(for: type, of: transform) { (value: Value) in action(value, value) }
  }
  /// The view as it is: addresses are opened as always.
  public func onOpenURL(prefersInApp: Bool) -> Self { self }
}

/// Something that is dropped, which nobody does here.
public struct DropSession: Sendable {
  /// Where the finger is.
  public var location: CGPoint { .zero }
}

extension ViewModifier {
  /// Both modifiers, one after the other.
  public func concat<Other: ViewModifier>(_ other: Other) -> ModifierPair<Self, Other> {
    ModifierPair(inner: self, outer: other)
  }
}

/// Two modifiers, one after the other.
public struct ModifierPair<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
  let inner: Inner
  let outer: Outer

  /// The view with both.
  public func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
}

extension RedactionReasons {
  /// A set.
  public static let invalidated = Self(rawValue: 4)
}

extension ContentShapeKinds {
  /// A set.
  public static let focusEffect = Self(rawValue: 16), accessibility = Self(rawValue: 32)
}

extension ViewDimensions {
  /// Where an app says that something is: nowhere.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// Where an app says that something is: nowhere.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

extension LineHeight {
  /// One of them.
  public static let variable = Self()
  /// So many points.
  public static func exact(points: CGFloat) -> Self { Self() }
  /// So many points more than the letters are high.
  public static func leading(increase: CGFloat) -> Self { Self() }
}

extension VectorArithmetic {
  /// The same, larger or smaller.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}

extension ScrollGeometry {
  /// What is seen, from where its content begins.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollPosition {
  /// How far from the left; nil for what is at no point.
  public var x: CGFloat? { point?.x }
  /// How far from the top; nil for what is at no point.
  public var y: CGFloat? { point?.y }
}

extension MagnifyGesture.Value {
  /// How fast it changes: not at all.
  public var velocity: CGFloat { 0 }
  /// Where it has begun.
  public var startAnchor: UnitPoint { .center }
  /// Where it has begun.
  public var startLocation: CGPoint { .zero }
  /// When it was.
  public var time: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension RotateGesture.Value {
  /// How fast it changes: not at all.
  public var velocity: Angle { .zero }
  /// Where it has begun.
  public var startAnchor: UnitPoint { .center }
  /// Where it has begun.
  public var startLocation: CGPoint { .zero }
  /// When it was.
  public var time: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension ShapeStyle where Self == Color {
  /// A colour.
  public static var windowBackground: Color { Color() }
  /// A colour.
  public static var placeholder: Color { Color() }
  /// A colour.
  public static var selection: Color { Color() }
  /// A colour.
  public static var quinary: Color { Color() }
}

extension Look where Self == StandardLook {
  /// A look.
  public static var borderlessButton: StandardLook { StandardLook() }
  /// A look.
  public static var accessoryCircularCapacity: StandardLook { StandardLook() }
  /// A look.
  public static var accessoryLinearCapacity: StandardLook { StandardLook() }
  /// A look.
  public static var navigation: StandardLook { StandardLook() }
}

/// A look, by its name.
public typealias ColumnNavigationViewStyle = StandardLook
/// A look, by its name.
public typealias DefaultTabViewStyle = StandardLook
/// A look, by its name.
public typealias BorderlessButtonMenuStyle = StandardLook
/// A look, by its name.
public typealias ButtonMenuStyle = StandardLook
/// A look, by its name.
public typealias PalettePickerStyle = StandardLook
