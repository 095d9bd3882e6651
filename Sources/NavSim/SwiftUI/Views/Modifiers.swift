// What is only about looks.
extension View {
  /// The view as it is.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// The view as it is.
  public func padding(_ length: CGFloat) -> some View { self }
  /// The view as it is.
  public func padding(_ insets: EdgeInsets) -> some View { self }
  /// The view as it is.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { self }
  /// The view as it is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  /// The view as it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// The view as it is.
  public func font(_ font: Font?) -> some View { self }
  /// The view as it is.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// The view as it is.
  public func bold() -> some View { self }
  /// The view as it is.
  public func italic() -> some View { self }
  /// The view as it is.
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// The view as it is.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// The view as it is.
  public func tint(_ color: Color?) -> some View { self }
  /// The view as it is.
  public func accentColor(_ color: Color?) -> some View { self }
  /// The view as it is.
  public func background(_ style: some ShapeStyle) -> some View { self }
  /// The view as it is.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
  /// The view as it is.
  public func opacity(_ opacity: Double) -> some View { self }
  /// The view as it is.
  public func cornerRadius(_ radius: CGFloat) -> some View { self }
  /// The view as it is.
  public func clipShape(_ shape: some Shape) -> some View { self }
  /// The view as it is.
  public func clipped() -> some View { self }
  /// The view as it is.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> some View
  { self }
  /// The view as it is.
  public func border(_ style: some ShapeStyle, width: CGFloat = 1) -> some View { self }
  /// The view as it is.
  public func blur(radius: CGFloat) -> some View { self }
  /// The view as it is.
  public func scaleEffect(_ scale: CGFloat) -> some View { self }
  /// The view as it is.
  public func rotationEffect(_ angle: Angle) -> some View { self }
  /// The view as it is.
  public func zIndex(_ value: Double) -> some View { self }
  /// The view as it is.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  /// The view as it is.
  public func scaledToFit() -> some View { self }
  /// The view as it is.
  public func scaledToFill() -> some View { self }
  /// The view as it is.
  public func fixedSize() -> some View { self }
  /// The view as it is.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// The view as it is.
  public func ignoresSafeArea() -> some View { self }
  /// The view as it is.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// The view as it is.
  public func lineLimit(_ number: Int?) -> some View { self }
  /// The view as it is.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// The view as it is.
  public func contentShape(_ shape: some Shape) -> some View { self }
  /// The view as it is.
  public func animation(_ animation: Animation?) -> some View { self }
  /// The view as it is.
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
  /// The view as it is.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// The view as it is.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// One end of what moves when something else of the same name takes the place of this view.
  public func matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID) -> some View {
    Annotated(self) { node, _ in node.element = .matched(AnyHashable(id)) }
  }
  /// The view as it is.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }
  /// The view as it is.
  public func navigationTransition(_ transition: some NavigationTransition) -> some View { self }
  /// The view as it is.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// The view as it is.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  /// The view as it is.
  public func navigationTitle(_ title: some AlertTitle) -> some View { self }
  /// The view as it is.
  public func navigationBarTitle(
    _ title: some AlertTitle, displayMode: TitleDisplayMode = .automatic
  ) -> some View { self }
  /// The view as it is.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View { self }
  /// The view as it is.
  public func navigationBarHidden(_ isHidden: Bool) -> some View { self }
  /// The view as it is.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { self }
  /// The view as it is.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// The view as it is.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// The view as it is.
  public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
  /// The view as it is.
  public func listStyle(_ style: some ListStyle) -> some View { self }
  /// The view as it is.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  /// The view as it is.
  public func pickerStyle(_ style: some PickerStyle) -> some View { self }
  /// The view as it is.
  public func labelStyle(_ style: some LabelStyle) -> some View { self }
  /// The view as it is.
  public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
  /// The view as it is.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }
  /// The view as it is.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
  /// The view as it is.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }
  /// The view as it is.
  public func listRowBackground(_ view: some View) -> some View { self }
  /// The view as it is.
  public func listRowSeparator(_ visibility: Visibility, edges: ListRowSeparatorEdges = .all)
    -> some View
  { self }
  /// The view as it is.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// The view as it is.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// The heights that the sheet of the view can have.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    Annotated(self) { node, _ in node.element = .detents(detents) }
  }
  /// The heights that the sheet of the view can have, and which it has, which the user does not change.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { presentationDetents(detents) }
  /// The view as it is.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// The view as it is.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  /// The view as it is.
  public func keyboardType(_ type: KeyboardType) -> some View { self }
  /// The view as it is.
  public func textContentType(_ type: TextContentType?) -> some View { self }
  /// The view as it is.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  /// The view as it is.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }
  /// The view as it is.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// The view as it is.
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View { self }
  /// The view as it is.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// The view as it is.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { self }
  /// The view as it is.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// The view as it is.
  public func accessibilityHidden(_ isHidden: Bool) -> some View { self }
  /// The view as it is.
  public func statusBarHidden(_ isHidden: Bool = true) -> some View { self }
  /// The view as it is.
  public func labelsHidden() -> some View { self }
  /// The view as it is.
  public func badge(_ count: Int) -> some View { self }
  /// The view as it is.
  public func drawingGroup() -> some View { self }
}
