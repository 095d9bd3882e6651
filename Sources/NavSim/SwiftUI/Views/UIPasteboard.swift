public import Foundation

/// Where texts are copied to, of which nothing is kept: nobody else is there who could copy one.
public final class UIPasteboard: Sendable {
  /// That of all apps.
  public static let general = UIPasteboard()
  /// None.
  public var string: String? {
    get { nil }
    set {}
  }
  /// None.
  public var strings: [String]? {
    get { nil }
    set {}
  }
  /// None.
  public var url: URL? {
    get { nil }
    set {}
  }
  /// False.
  public var hasStrings: Bool { false }
  /// False.
  public var hasURLs: Bool { false }
  /// False.
  public var hasImages: Bool { false }
}
