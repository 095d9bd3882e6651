/// How lines end, which nothing depends on here.
public enum NSLineBreakMode: Sendable {
  /// One of them.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  /// One of them.
  case byTruncatingMiddle
}

/// Where words stand, which nothing depends on here.
public enum NSTextAlignment: Sendable {
  /// One of them.
  case left, center, right, justified, natural
}

/// How words are underlined, which nothing depends on here.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The styles as bits.
  public let rawValue: Int
  /// Creates a style of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static let single = Self(rawValue: 1), thick = Self(rawValue: 2),
    double = Self(rawValue: 9), patternDot = Self(rawValue: 256), patternDash = Self(rawValue: 512),
    patternDashDot = Self(rawValue: 768), byWord = Self(rawValue: 32_768)
}
