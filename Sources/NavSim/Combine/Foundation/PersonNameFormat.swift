public import Foundation

extension PersonNameComponents {
  /// Says how somebody is called.
  public struct FormatStyle: Foundation.FormatStyle {
    /// In how many letters.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// One of them.
      case short, medium, long, abbreviated
    }

    /// In how many letters.
    public var style: Style
    /// In which language.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// Says a name.
    public func format(_ name: PersonNameComponents) -> String {
      let formatter = PersonNameFormatter()
      formatter.style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return formatter.string(from: name)
    }
  }

  /// Creates the parts of a name: the first word, the last, and what is between them.
  public init(_ name: String) throws {
    guard let parts = PersonNameFormatter().personNameComponents(from: name) else {
      throw CocoaError(.formatting)
    }
    self = parts
  }

  /// The name in words.
  public func formatted() -> String { formatted(FormatStyle()) }
  /// The name in a style.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Says how somebody is called.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
