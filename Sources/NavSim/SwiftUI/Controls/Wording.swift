// The same controls by words that are in a variable, by words and a picture, and in rarer forms.

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with words above it.
  @_disfavoredOverload
  public init(_ title: some AlertTitle, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      Text(verbatim: title.titleWords)
    } footer: {
      EmptyView()
    }
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section that is folded: its content is there as long as it is open, and its words are
  /// tapped to change that.
  public init<Rows: View>(
    _ title: some AlertTitle, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Content == DisclosureGroup<Text, Rows> {
    let rows = content()
    self.content = DisclosureGroup(title, isExpanded: isExpanded) { rows }
    (header, footer) = (EmptyView(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Footer: View {
  /// Creates a section with something below it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.content = content()
    (header, self.footer) = (EmptyView(), footer())
  }

  /// Creates a section with something below it.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.content = content()
    (header, self.footer) = (EmptyView(), footer)
  }
}

extension Section where Parent: View, Footer: View {
  /// Creates a section with something above and below it.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.content = content()
    (self.header, self.footer) = (header, footer)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with words.
  @_disfavoredOverload
  public init(_ title: some AlertTitle, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: title.titleWords) }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with words and a picture.
  public init(
    _ title: some AlertTitle, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      SwiftUI.Label(title.titleWords, systemImage: systemImage)
    }
  }
}

extension Menu {
  /// Creates a menu behind a button that does something by itself, too.
  public init<Buttons: View>(
    @ViewBuilder content: () -> Buttons, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) where Content == TupleView<(Button<Label>, Buttons)> {
    self.content = TupleView((Button(action: primaryAction, label: label), content()))
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with words and a picture.
  public init(_ title: some AlertTitle, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title.titleWords, systemImage: systemImage) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with words and a picture.
  public init(
    _ title: some AlertTitle, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title.titleWords, systemImage: systemImage)
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with words.
  @_disfavoredOverload
  public init(
    _ title: some AlertTitle, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(verbatim: title.titleWords) }, onIncrement: onIncrement,
      onDecrement: onDecrement)
  }

  /// Creates a stepper with words of a value within bounds.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some AlertTitle, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(verbatim: title.titleWords) } }

  /// Creates a stepper with words of a value.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some AlertTitle, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(verbatim: title.titleWords) } }
}

extension Slider where ValueLabel: View {
  /// Creates a slider with words at its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = label() }
}

extension Link where Label == Text {
  /// Creates a link with words.
  @_disfavoredOverload
  public init(_ title: some AlertTitle, destination: URL) {
    self.init(destination: destination) { Text(verbatim: title.titleWords) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label.
  @_disfavoredOverload
  public init(_ title: some AlertTitle, image: String) {
    self.init {
      Text(verbatim: title.titleWords)
    } icon: {
      Image(image)
    }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with words and a picture.
  @_disfavoredOverload
  public init(
    _ title: some AlertTitle, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SwiftUI.Label(title.titleWords, systemImage: systemImage)
    }
  }
}

extension Text {
  /// Creates words from a key, which is shown as it is.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(key) }

  /// Creates words from a time between dates, as it stands in every run.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { self.init(verbatim: "time") }
}

extension Image {
  /// Creates a picture from the system's, of which a part is full.
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }
}

extension String {
  /// Creates a text from a key, which is shown as it is.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = key.words }

  /// Creates a text from one that could be translated, which is shown as it is.
  public init(localized resource: LocalizedStringResource) { self = resource.words }

  /// What a text is made of that is looked up.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates a text from what is said where nothing is found under a key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.words }
}

extension AttributedString {
  /// Creates a text from a key, which is shown as it is.
  public init(
    localized key: LocalizedStringKey, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init(key.words) }

  /// Creates a text from one that could be translated, which is shown as it is.
  public init(localized resource: LocalizedStringResource) { self.init(resource.words) }

  /// How values are written into a text, which nothing depends on here.
  public struct FormattingOptions: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: Int
    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let applyReplacementIndexAttribute = Self(rawValue: 1)
  }
}
