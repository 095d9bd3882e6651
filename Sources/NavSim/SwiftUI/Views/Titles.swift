/// A text that could be translated.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let words: String

  /// Creates a text.
  public init(_ value: String) { words = value }

  /// Creates a text.
  public init(stringLiteral value: String) { words = value }

  /// Creates a text with values in it.
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }

  /// A text with values in it, in some format.
  public struct StringInterpolation: StringInterpolationProtocol {
    var words = ""

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { words += literal }
    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ value: Value) { words += "\(value)" }
    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String { words += format.format(value) }
    /// Adds a value in a format of C.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      words += String(format: specifier, value)
    }
    /// Adds words that have a look.
    public mutating func appendInterpolation(_ text: Text) { words += text.words }
    /// Adds a picture, which says nothing.
    public mutating func appendInterpolation(_ image: Image) {}
    /// Adds a value in the words of a formatter: a date as it stands in every run.
    public mutating func appendInterpolation<Value>(_ value: Value, formatter: Formatter) {
      words += Text.words(of: value, formatter)
    }
    /// Adds a date, as it stands in every run.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      words += "date"
    }
  }
}

/// A text that could be translated, with where it is found.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  let words: String

  /// Where a text is looked for, which nothing depends on here.
  public enum BundleDescription: Sendable {
    /// One of them.
    case main
    /// One of them.
    case forClass(AnyClass)
    /// One of them.
    case atURL(URL)
  }

  /// Creates a text.
  public init(
    _ key: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { words = key.words }

  /// Creates a text.
  public init(stringLiteral value: String) { words = value }

  /// Creates a text from what is said where nothing is found under a key.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { words = defaultValue.words }

  /// The key.
  public var key: String { words }
}

/// What an alert can be called by.
public protocol AlertTitle {
  /// Its words.
  var titleWords: String { get }
}

extension String: AlertTitle {
  /// The text itself.
  public var titleWords: String { self }
}

extension Text: AlertTitle {
  /// Its words.
  public nonisolated var titleWords: String { words }
}

extension LocalizedStringKey: AlertTitle {
  /// The key, which is shown as it is.
  public var titleWords: String { words }
}

extension LocalizedStringResource: AlertTitle {
  /// The key, which is shown as it is.
  public var titleWords: String { words }
}

extension Substring: AlertTitle {
  /// The text itself.
  public var titleWords: String { String(self) }
}

extension Binding: AlertTitle where Value == String {
  /// The text at the moment.
  public var titleWords: String { wrappedValue }
}
