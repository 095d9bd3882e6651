/// Where texts are copied to, of which nothing is kept: nobody else is there who could copy one.
@MainActor public final class UIPasteboard {
  /// That of all apps.
  public static let general = UIPasteboard()
  /// None.
  public var string: String? {
    get { nil }
    set {}
  }
}
