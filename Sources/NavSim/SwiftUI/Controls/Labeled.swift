/// Something, and what it is called.
public struct LabeledContent<Label, Content>: PrimitiveView {
  let label: any View
  let content: any View

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update {
      node.place(label, .place(0), in: scope)
      node.place(content, .place(1), in: scope)
    }
  }
}

extension LabeledContent where Label: View, Content: View {
  /// Creates something with what it is called.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates something with words.
  public init(_ title: some AlertTitle, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(verbatim: title.titleWords), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates words with words.
  public init(_ title: some AlertTitle, value: some StringProtocol) {
    (label, content) = (Text(verbatim: title.titleWords), Text(value))
  }

  /// Creates something formatted with words.
  public init<Format: FormatStyle>(
    _ title: some AlertTitle, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    (label, content) = (Text(verbatim: title.titleWords), Text(value, format: format))
  }
}

/// Views that are there once their label was tapped, until it is tapped again.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let given: Binding<Bool>?
  @State private var isOpen = false
  private let content: () -> Content
  private let label: Label

  /// Creates a group.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    given = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group of which others keep whether it is open.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    given = isExpanded
    self.content = content
    self.label = label()
  }

  /// The label, and what is below it.
  public var body: some View {
    let isExpanded = given ?? $isOpen
    // What is on the label can be touched beside it.
    label.onTapGesture { isExpanded.wrappedValue.toggle() }
    if isExpanded.wrappedValue { content() }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with words.
  public init(_ title: some AlertTitle, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(verbatim: title.titleWords) }
  }

  /// Creates a group with words of which others keep whether it is open.
  public init(
    _ title: some AlertTitle, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(verbatim: title.titleWords) }
  }
}

/// Views that belong together, and what they are called.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a group.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update {
      node.place(label, .place(0), in: scope)
      node.place(content, .place(1), in: scope)
    }
  }
}

extension GroupBox where Label == Text {
  /// Creates a group with words.
  public init(_ title: some AlertTitle, @ViewBuilder content: () -> Content) {
    self.init(label: Text(verbatim: title.titleWords), content: content)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}
