// What is only about looks.
extension View {
  /// The view as it is.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
  /// The view as it is.
  public func padding(_ length: CGFloat) -> Self { self }
  /// The view as it is.
  public func padding(_ insets: EdgeInsets) -> Self { self }
  /// The view as it is.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> Self
  { self }
  /// The view as it is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Self { self }
  /// The view as it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// The view as it is.
  public func font(_ font: Font?) -> Self { self }
  /// The view as it is.
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// The view as it is.
  public func bold() -> Self { self }
  /// The view as it is.
  public func italic() -> Self { self }
  /// The view as it is.
  public func foregroundColor(_ color: Color?) -> Self { self }
  /// The view as it is.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// The view as it is.
  public func tint(_ color: Color?) -> Self { self }
  /// The view as it is.
  public func accentColor(_ color: Color?) -> Self { self }
  /// The view as it is.
  public func background(_ style: some ShapeStyle) -> Self { self }
  /// The view as it is.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> Self { self }
  /// The view as it is.
  public func opacity(_ opacity: Double) -> Self { self }
  /// The view as it is.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }
  /// The view as it is.
  public func clipShape(_ shape: some Shape) -> Self { self }
  /// The view as it is.
  public func clipped() -> Self { self }
  /// The view as it is.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> Self
  { self }
  /// The view as it is.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> Self { self }
  /// The view as it is.
  public func blur(radius: CGFloat) -> Self { self }
  /// The view as it is.
  public func zIndex(_ value: Double) -> Self { self }
  /// The view as it is.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> Self { self }
  /// The view as it is.
  public func scaledToFit() -> Self { self }
  /// The view as it is.
  public func scaledToFill() -> Self { self }
  /// The view as it is.
  public func fixedSize() -> Self { self }
  /// The view as it is.
  public func layoutPriority(_ value: Double) -> Self { self }
  /// The view as it is.
  public func ignoresSafeArea() -> Self { self }
  /// The view as it is.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  /// The view as it is.
  public func lineLimit(_ number: Int?) -> Self { self }
  /// The view as it is.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  /// The view as it is.
  public func contentShape(_ shape: some Shape) -> Self { self }
  /// The view as it is.
  public func animation(_ animation: Animation?) -> Self { self }
  /// The view as it is.
  public func animation(_ animation: Animation?, value: some Equatable) -> Self { self }
  /// The view as it is.
  public func transition(_ transition: AnyTransition) -> Self { self }
  /// The view as it is.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
  /// One end of what moves when something else of the same name takes the place of this view.
  public func matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID)
    -> Annotated<Self>
  {
    Annotated(self) { node, _ in node.element = .matched(AnyHashable(id)) }
  }
  /// The view as it is.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
  /// The view as it is.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> Self { self }
  /// The view as it is.
  public func navigationTransition(_ transition: some NavigationTransition) -> Self { self }
  /// The view as it is.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  /// The view as it is.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
  /// The view as it is.
  public func navigationTitle(_ title: some AlertTitle) -> Self { self }
  /// The view as it is: nobody changes its title here.
  public func navigationTitle(_ title: Binding<String>) -> Self { self }
  /// The view as it is.
  public func navigationBarTitle(
    _ title: some AlertTitle, displayMode: TitleDisplayMode = .automatic
  ) -> Self { self }
  /// The view as it is.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// The view as it is.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> Self
  { self }
  /// The view as it is.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> Self {
    self
  }
  /// The view as it is.
  public func imageScale(_ scale: Image.Scale) -> Self { self }
  /// The view as it is.
  public func buttonStyle(_ style: some ButtonStyle) -> Self { self }
  /// The view as it is.
  public func listStyle(_ style: some ListStyle) -> Self { self }
  /// The view as it is.
  public func textFieldStyle(_ style: some TextFieldStyle) -> Self { self }
  /// The view as it is.
  public func pickerStyle(_ style: some PickerStyle) -> Self { self }
  /// The view as it is.
  public func labelStyle(_ style: some LabelStyle) -> Self { self }
  /// The view as it is.
  public func toggleStyle(_ style: some ToggleStyle) -> Self { self }
  /// The view as it is.
  public func tabViewStyle(_ style: some TabViewStyle) -> Self { self }
  /// The view as it is.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> Self { self }
  /// The view as it is.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> Self { self }
  /// The view as it is.
  public func listRowBackground(_ view: some View) -> Self { self }
  /// The view as it is.
  public func listRowSeparator(_ visibility: Visibility, edges: ListRowSeparatorEdges = .all)
    -> Self
  { self }
  /// The view as it is.
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  /// The view as it is.
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  /// The heights that the sheet of the view can have.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Annotated<Self> {
    Annotated(self) { node, _ in node.element = .detents(detents) }
  }
  /// The heights that the sheet of the view can have, and which it has, which the user does not change.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { presentationDetents(detents) }
  /// The view as it is.
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func presentationCornerRadius(_ radius: CGFloat?) -> Self { self }
  /// The view as it is.
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
  /// The view as it is.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> Self
  { self }
  /// The view as it is.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func disableAutocorrection(_ isDisabled: Bool?) -> Self { self }
  /// The view as it is.
  public func focused(_ condition: FocusState<Bool>.Binding) -> Self { self }
  /// The view as it is.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> Self
  { self }
  /// The view as it is.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  /// The view as it is.
  public func accessibilityHidden(_ isHidden: Bool) -> Self { self }
  /// The view as it is.
  public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }
  /// The view as it is.
  public func labelsHidden() -> Self { self }
  /// The view as it is.
  public func badge(_ count: Int) -> Self { self }
  /// The view as it is.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> Self { self }
  /// The view as it is.
  public func lineSpacing(_ spacing: CGFloat) -> Self { self }
  /// The view as it is.
  public func tracking(_ tracking: CGFloat) -> Self { self }
  /// The view as it is.
  public func kerning(_ kerning: CGFloat) -> Self { self }
  /// The view as it is.
  public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
  /// The view as it is.
  public func underline(_ isActive: Bool = true) -> Self { self }
  /// The view as it is.
  public func strikethrough(_ isActive: Bool = true) -> Self { self }
  /// The view as it is.
  public func monospacedDigit() -> Self { self }
  /// The view as it is.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// The view as it is.
  public func brightness(_ amount: Double) -> Self { self }
  /// The view as it is.
  public func saturation(_ amount: Double) -> Self { self }
  /// The view as it is.
  public func grayscale(_ amount: Double) -> Self { self }
  /// The view as it is.
  public func mask(_ mask: some View) -> Self { self }
  /// The view as it is.
  public func scrollDisabled(_ isDisabled: Bool) -> Self { self }
  /// The view as it is.
  public func scrollIndicators(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func presentationBackground(_ style: some ShapeStyle) -> Self { self }
  /// The view as it is.
  public func accessibilityHint(_ hint: some AlertTitle) -> Self { self }
  /// The view as it is.
  public func accessibilityValue(_ value: some AlertTitle) -> Self { self }
  /// The view as it is.
  public func help(_ text: some AlertTitle) -> Self { self }
}

/// A modifier that moves from one value to another.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier {
  /// The modifier as it is.
  public func animation(_ animation: Animation?) -> Self { self }
  /// The modifier as it is.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}

extension View {
  /// The view as it is.
  public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
  /// The view as it is: the system opens no other scenes.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
  /// The view as it is: no widget is touched here.
  public func widgetURL(_ url: URL?) -> Self { self }
  /// The view as it is.
  public func widgetAccentable(_ accentable: Bool = true) -> Self { self }
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

/// Two modifiers, one after the other.
public struct ModifierPair<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
  let inner: Inner
  let outer: Outer

  /// The view with both.
  public func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
}

extension ViewModifier {
  /// Both modifiers, one after the other.
  public func concat<Other: ViewModifier>(_ other: Other) -> ModifierPair<Self, Other> {
    ModifierPair(inner: self, outer: other)
  }
}

extension RedactionReasons {
  /// A set.
  public static let invalidated = Self(rawValue: 4)
}

extension ContentShapeKinds {
  /// A set.
  public static let focusEffect = Self(rawValue: 16), accessibility = Self(rawValue: 32)
}
