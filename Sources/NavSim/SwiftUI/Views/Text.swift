/// Words.
public struct Text: PrimitiveView, Hashable {
  let words: String

  /// Creates words.
  @_disfavoredOverload
  public nonisolated init(_ content: some StringProtocol) { words = String(content) }

  /// Creates words from a key, which is shown as it is.
  public nonisolated init(_ key: LocalizedStringKey) { words = key.words }

  /// Creates words from a key, which is shown as it is.
  @_disfavoredOverload
  public nonisolated init(_ key: LocalizedStringResource) { words = key.words }

  /// Creates words as they are.
  public nonisolated init(verbatim content: String) { words = content }

  /// Creates words of a formatter: a date as it stands in every run.
  public nonisolated init<Value>(_ value: Value, formatter: Formatter) {
    self.init(verbatim: Self.words(of: value, formatter))
  }

  /// The words of a formatter; those of a date must not depend on when a run is played.
  nonisolated static func words(of value: Any, _ formatter: Formatter) -> String {
    value is Date ? "date" : formatter.string(for: value) ?? ""
  }

  /// Creates words from something formatted.
  public nonisolated init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatOutput == String { words = format.format(input) }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) { node.element = .text(words) }

  /// One after the other.
  public static func + (one: Text, other: Text) -> Text { Text(verbatim: one.words + other.words) }

  /// The same words.
  public func bold() -> Text { self }
  /// The same words.
  public func italic() -> Text { self }
  /// The same words.
  public func font(_ font: Font?) -> Text { self }
  /// The same words.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// The same words.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// The same words.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
}

/// A picture, which shows nothing. A button with nothing else is called by the picture's name.
public struct Image: PrimitiveView, Hashable {
  let name: String

  /// Creates a picture from the app's own.
  public nonisolated init(_ name: String) { self.name = name }

  /// Creates a picture of a catalogue.
  public nonisolated init(_ resource: ImageResource) { name = resource.name }

  /// Creates a picture that says nothing.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  /// Creates a picture from the app's own.
  public nonisolated init(_ name: String, bundle: Bundle?) { self.name = name }

  /// Creates a picture from the app's own, with what it is called.
  public nonisolated init(_ name: String, label: Text) { self.name = label.words }

  /// Creates a picture from the system's.
  public nonisolated init(systemName: String) { name = systemName }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) { node.element = .picture(name) }

  /// The same picture.
  public func resizable() -> Image { self }
  /// The same picture.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// The same picture.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// The same picture.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// The same picture.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  /// The same picture.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// How large a picture is.
  public enum Scale: Hashable, Sendable {
    /// One of them.
    case small, medium, large
  }

  /// How a picture fills its place.
  public enum ResizingMode: Sendable {
    /// One of them.
    case tile, stretch
  }

  /// How fine a picture is.
  public enum Interpolation: Sendable {
    /// One of them.
    case none, low, medium, high
  }

  /// How a picture is coloured.
  public enum TemplateRenderingMode: Sendable {
    /// In one colour.
    case template
    /// As it is.
    case original
  }
}

/// Words and a picture.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update(with: title, in: scope)
  }
}

extension Label where Title == AnyView, Icon == AnyView {
  /// Creates a label of what a style is given.
  public init(_ configuration: LabelStyleConfiguration) {
    (title, icon) = (configuration.title, configuration.icon)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Creates a label.
  public init(_ title: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Creates a label.
  public init(_ title: LocalizedStringKey, image: String) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }
}
