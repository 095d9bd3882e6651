public import Foundation

// Controls in rarer forms.

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section that is folded: its content is there as long as it is open, and what is
  /// above it is tapped to change that.
  public init<Rows: View, Header: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Header
  ) where Content == DisclosureGroup<Header, Rows> {
    let rows = content()
    self.content = DisclosureGroup(isExpanded: isExpanded, content: { rows }, label: header)
    (self.header, footer) = (EmptyView(), EmptyView())
  }
}

extension ControlGroup {
  /// Creates a group with words, which are not shown.
  public init(_ title: some AlertTitle, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a group with words and a picture, which are not shown.
  public init(
    _ title: some AlertTitle, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) }

  /// Creates a group with a label, which is not shown.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.init(content: content)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a picture of the app.
  public init(_ title: some AlertTitle, image: ImageResource) {
    self.init {
      Text(verbatim: title.titleWords)
    } icon: {
      Image(image)
    }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with words and a picture of the app.
  public init(
    _ title: some AlertTitle, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, image: image) } }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu behind a button with words and a picture of the system's that does something by
  /// itself, too.
  public init<Buttons: View>(
    _ title: some AlertTitle, systemImage: String, @ViewBuilder content: () -> Buttons,
    primaryAction: @escaping @MainActor () -> Void
  ) where Content == TupleView<(Button<Label>, Buttons)> {
    self.init(
      content: content,
      label: { SwiftUI.Label(title.titleWords, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu behind a button with words and a picture of the app that does something by
  /// itself, too.
  public init<Buttons: View>(
    _ title: some AlertTitle, image: ImageResource, @ViewBuilder content: () -> Buttons,
    primaryAction: @escaping @MainActor () -> Void
  ) where Content == TupleView<(Button<Label>, Buttons)> {
    self.init(
      content: content, label: { SwiftUI.Label(title, image: image) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu behind a button with words that does something by itself, too.
  public init<Buttons: View>(
    _ title: some AlertTitle, @ViewBuilder content: () -> Buttons,
    primaryAction: @escaping @MainActor () -> Void
  ) where Content == TupleView<(Button<Label>, Buttons)> {
    self.init(
      content: content, label: { Text(verbatim: title.titleWords) }, primaryAction: primaryAction)
  }
}

extension Toggle {
  /// Creates a toggle of several values: it is on when all are, and changes all of them.
  public init<Values: RandomAccessCollection>(
    sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let all = Binding {
      values.allSatisfy(\.wrappedValue)
    } set: { isOn in
      for value in values { value.wrappedValue = isOn }
    }
    self.init(isOn: all, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with words of several values.
  public init<Values: RandomAccessCollection>(
    _ title: some AlertTitle, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(verbatim: title.titleWords) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with words and a picture of the app.
  public init(_ title: some AlertTitle, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with words and a picture of the system's of several values.
  public init<Values: RandomAccessCollection>(
    _ title: some AlertTitle, systemImage: String, sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      SwiftUI.Label(title.titleWords, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == AnyView {
  /// Creates a toggle of what a style is given.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Picker {
  /// Creates a picker of several values: what is chosen is what all have become.
  public init<Values: RandomAccessCollection>(
    sources: Values, selection: KeyPath<Values.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Selection: ExpressibleByNilLiteral {
    self.init(
      selection: Self.joined(sources.map { $0[keyPath: selection] }, otherwise: nil),
      content: content, label: label)
  }

  /// Creates a picker with words at what is chosen, which are not shown.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) { self.init(selection: selection, content: content, label: label) }

  private static func joined(
    _ values: [Binding<Selection>], otherwise none: Selection
  ) -> Binding<Selection> {
    Binding {
      values.first?.wrappedValue ?? none
    } set: { chosen in
      for value in values { value.wrappedValue = chosen }
    }
  }
}

extension Stepper {
  /// Creates a stepper, as earlier systems have it.
  public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement) }

  /// Creates a stepper of a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(value: value, step: step, label: label) }

  /// Creates a stepper of a value within bounds, which is shown in a format.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label)
  }

  /// Creates a stepper of a value, which is shown in a format.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, step: Format.FormatInput.Stride = 1, format: Format,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(value: value, step: step, label: label)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with words of a value within bounds, which is shown in a format.
  public init<Format: ParseableFormatStyle>(
    _ title: some AlertTitle, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(value: value, in: bounds, step: step) { Text(verbatim: title.titleWords) }
  }

  /// Creates a stepper with words of a value, which is shown in a format.
  public init<Format: ParseableFormatStyle>(
    _ title: some AlertTitle, value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1, format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
    self.init(value: value, step: step) { Text(verbatim: title.titleWords) }
  }
}

extension Button where Label == Text {
  /// Creates a button whose words its role says.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    let words =
      switch role {
      case .cancel: "Cancel"
      case .destructive: "Delete"
      case .close: "Close"
      default: "Done"
      }
    self.init(role: role, action: action) { Text(verbatim: words) }
  }
}

extension Button where Label == AnyView {
  /// Creates a button of what a style is given.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
  }
}

extension GroupBox where Label == AnyView, Content == AnyView {
  /// Creates a group of what a style is given.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

extension LabeledContent where Label == AnyView, Content == AnyView {
  /// Creates something of what a style is given.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

extension Gauge {
  /// Creates a gauge with words at places on it, which are not shown.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder markedValueLabels: () -> some View
  ) { content = label() }
}

extension ProgressView {
  /// Creates a view of how much time has passed.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { (self.label, current) = (label(), currentValueLabel()) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of how much time has passed.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) { (self.label, current) = (label(), EmptyView()) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view of how far a task of Foundation is.
  public init(_ progress: Foundation.Progress) { (label, current) = (EmptyView(), EmptyView()) }
}

extension TextField {
  /// Creates a field of a value with a label: a text that says none is forgotten.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    let text = Binding {
      format.format(value.wrappedValue)
    } set: { text in
      if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
    }
    self.init(text: text, prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field with words of a value, and words where nothing is typed yet.
  public init<Value>(
    _ title: some AlertTitle, value: Binding<Value>, formatter: Formatter, prompt: Text?
  ) { self.init(title, value: value, formatter: formatter) }

  /// Creates a field with words, as `Text`.
  public init(_ title: Text, text: Binding<String>) { self.init(title: title.words, text: text) }
}

extension TextEditor {
  /// Creates a field of an attributed text, whose words are typed without attributes.
  public init(text: Binding<AttributedString>) {
    let words = Binding {
      String(text.wrappedValue.characters)
    } set: { words in
      text.wrappedValue = AttributedString(words)
    }
    self.init(text: words)
  }

  /// Creates a field of an attributed text, of which nobody selects a part.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?
  ) { self.init(text: text) }
}

/// The part of an attributed text that is selected: none.
public struct AttributedTextSelection: Equatable, Sendable {
  /// Selects nothing.
  public init() {}
}

extension View {
  /// The view as it is: a button to rename moves the focus, which no view has here.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> Self { self }
}
