public import Foundation

extension URL {
  /// Says an address: how it is reached, where it is, and its path, unless another part is wanted.
  public struct FormatStyle: Foundation.FormatStyle {
    /// Whether a part is said.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate let isSaid: Bool
      /// It is said.
      public static var always: Self { Self(isSaid: true) }
      /// It is not said.
      public static var never: Self { Self(isSaid: false) }
      /// It is not said of pages.
      public static var omitIfHTTPFamily: Self { Self(isSaid: false) }
    }

    /// Whether it is said where it is.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      fileprivate let isSaid: Bool
      /// It is said.
      public static var always: Self { Self(isSaid: true) }
      /// It is not said.
      public static var never: Self { Self(isSaid: false) }
    }

    private var shown: [String: Bool] = ["scheme": true, "host": true, "path": true]

    /// Creates a style.
    public init() {}

    private func with(_ part: String, _ isSaid: Bool) -> Self {
      var copy = self
      copy.shown[part] = isSaid
      return copy
    }

    /// Whether it is said how it is reached.
    public func scheme(_ option: ComponentDisplayOption = .always) -> Self {
      with("scheme", option.isSaid)
    }
    /// Whether it is said where it is.
    public func host(_ option: HostDisplayOption = .always) -> Self { with("host", option.isSaid) }
    /// Whether its port is said.
    public func port(_ option: ComponentDisplayOption = .omitIfHTTPFamily) -> Self {
      with("port", option.isSaid)
    }
    /// Whether its path is said.
    public func path(_ option: ComponentDisplayOption = .always) -> Self {
      with("path", option.isSaid)
    }
    /// Whether what is asked is said.
    public func query(_ option: ComponentDisplayOption = .never) -> Self {
      with("query", option.isSaid)
    }
    /// Whether a part of it is said.
    public func fragment(_ option: ComponentDisplayOption = .never) -> Self {
      with("fragment", option.isSaid)
    }
    /// Whether it is said who asks.
    public func user(_ option: ComponentDisplayOption = .never) -> Self {
      with("user", option.isSaid)
    }

    /// Says an address.
    public func format(_ url: URL) -> String {
      func has(_ part: String) -> Bool { shown[part] == true }
      var text = has("scheme") ? url.scheme.map { "\($0)://" } ?? "" : ""
      if has("user"), let user = url.user() { text += "\(user)@" }
      if has("host") { text += url.host() ?? "" }
      if has("port"), let port = url.port { text += ":\(port)" }
      if has("path") { text += url.path() }
      if has("query"), let query = url.query() { text += "?\(query)" }
      if has("fragment"), let fragment = url.fragment() { text += "#\(fragment)" }
      return text
    }
  }

  /// The address in words.
  public func formatted() -> String { formatted(FormatStyle()) }
  /// The address in a style.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == URL { style.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// Says an address.
  public static var url: Self { Self() }
}
