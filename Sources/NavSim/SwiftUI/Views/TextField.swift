/// Somewhere to type.
public struct TextField<Label: View>: PrimitiveView {
  let title: String
  let text: Binding<String>
  /// What is done when something was typed.
  var commits: (@MainActor () -> Void)?
  /// Is told that typing begins, and that it has ended.
  var edits: (@MainActor (Bool) -> Void)?
  /// True for a field to search by.
  var isSearch = false
  /// What is expected in it, where the field itself says so.
  var kind: FieldKind?

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let text = text
    let own = scope.environment.own
    let submit = isSearch ? own.submitsSearch : own.submits
    let (commits, edits) = (commits, edits)
    let kind = kind ?? scope.environment.fieldKind ?? FieldKind(words: title)
    node.element = .control(
      ControlElement(
        use: .type(label: title) {
          edits?(true)
          text.wrappedValue = $0
          edits?(false)
          commits?()
          submit?()
        }, isEnabled: scope.environment.isEnabled, value: { text.wrappedValue },
        sample: kind?.sample))
  }
}

extension TextField where Label == Text {
  /// Creates a field with words.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(title: String(title), text: text)
  }

  /// Creates a field with words.
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
    self.init(title: title.words, text: text)
  }

  /// Creates a field with words.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal
  ) { self.init(title: title.words, text: text) }

  /// Creates a field with words.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    self.init(title: String(title), text: text)
  }

  /// Creates a field with words.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal
  ) { self.init(title: String(title), text: text) }

  /// Creates a field with words, which tells of typing.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) { self.init(title: String(title), text: text, commits: onCommit, edits: onEditingChanged) }

  /// Creates a field with words of a value, which tells of typing.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(String(title), value: value, formatter: formatter)
    (edits, commits) = (onEditingChanged, onCommit)
  }
}

/// Somewhere to type what nobody should read.
public struct SecureField<Label: View>: View {
  private var field: TextField<Label>
  /// A field like others.
  public var body: some View { field }

  private init(_ field: TextField<Label>) {
    self.field = field
    self.field.kind = .password
  }
}

extension SecureField where Label == Text {
  /// Creates a field with words.
  public init(_ title: some AlertTitle, text: Binding<String>, prompt: Text? = nil) {
    self.init(TextField(title: title.titleWords, text: text))
  }

  /// Creates a field with words, which tells when something was typed.
  public init(
    _ title: some AlertTitle, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) { self.init(TextField(title, text: text, onCommit: onCommit)) }

  /// Creates a field with words, which tells when something was typed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) { self.init(TextField(String(title), text: text, onCommit: onCommit)) }
}

extension SecureField {
  /// Creates a field with a label, and words where nothing is typed yet.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextField(text: text, prompt: prompt, label: label))
  }
}

/// Somewhere to type much.
public struct TextEditor: View {
  private let text: Binding<String>
  /// Creates a field.
  public init(text: Binding<String>) { self.text = text }
  /// Creates a field whose text the user selects, which nobody does here.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }
  /// A field like others.
  public var body: some View { TextField(text: text) }
}

extension TextField where Label == Text {
  /// Creates a field without words.
  init(text: Binding<String>) { self.init(title: "text", text: text) }
}

extension TextField where Label == Text {
  /// Creates a field with words, which tells of typing.
  public init(
    _ title: some AlertTitle, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) { self.init(title: title.titleWords, text: text, commits: onCommit, edits: onEditingChanged) }

  /// Creates a field with words, which tells when something was typed.
  public init(
    _ title: some AlertTitle, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) { self.init(title: title.titleWords, text: text, commits: onCommit) }

  /// Creates a field with words of a value: a text that says none is forgotten.
  public init<Format: ParseableFormatStyle>(
    _ title: some AlertTitle, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = Binding {
      format.format(value.wrappedValue)
    } set: { text in
      if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
    }
    self.init(title: title.titleWords, text: text, kind: Self.kind(of: Format.FormatInput.self))
  }

  /// Creates a field with words of a value that may be missing: a text that says none takes it away.
  public init<Format: ParseableFormatStyle>(
    _ title: some AlertTitle, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    let text = Binding {
      value.wrappedValue.map(format.format) ?? ""
    } set: { text in
      value.wrappedValue = try? format.parseStrategy.parse(text)
    }
    self.init(title: title.titleWords, text: text, kind: Self.kind(of: Format.FormatInput.self))
  }

  /// Creates a field with words of a value: a text that says none is forgotten.
  public init<Value>(_ title: some AlertTitle, value: Binding<Value>, formatter: Formatter) {
    let text = Binding {
      formatter.string(for: value.wrappedValue) ?? ""
    } set: { text in
      guard let numbers = formatter as? NumberFormatter else { return }
      guard let number = numbers.number(from: text) else { return }
      let known: [Any] = [number.doubleValue, number.intValue, number.decimalValue]
      if let new = known.lazy.compactMap({ $0 as? Value }).first { value.wrappedValue = new }
    }
    self.init(
      title: title.titleWords, text: text, kind: formatter is NumberFormatter ? .number : nil)
  }

  /// Creates a field with words of a value, which tells of typing.
  public init<Value>(
    _ title: some AlertTitle, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(title, value: value, formatter: formatter)
    (edits, commits) = (onEditingChanged, onCommit)
  }

  private static func kind(of value: Any.Type) -> FieldKind? {
    value is any Numeric.Type ? .number : nil
  }
}

extension TextField {
  /// Creates a field with a label, and words where nothing is typed yet.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    let words = (label() as? Text)?.words
    self.init(title: words ?? prompt?.words ?? "text", text: text)
  }
}
