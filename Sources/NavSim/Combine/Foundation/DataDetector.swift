public import Foundation

extension NSTextCheckingResult.CheckingType {
  /// All of them.
  public static let allTypes: NSTextCheckingTypes = .max
}

/// What a detector looks for, as bits.
public typealias NSTextCheckingTypes = UInt64

/// Something that a detector has found.
private final class DetectedText: NSTextCheckingResult {
  let kind: CheckingType
  let place: NSRange
  let link: URL?
  let number: String?

  init(_ kind: CheckingType, _ place: NSRange, link: URL? = nil, number: String? = nil) {
    (self.kind, self.place, self.link, self.number) = (kind, place, link, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { kind }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The address that was found.
  public var url: URL? { (self as? DetectedText)?.link }
  /// The number to call that was found.
  public var phoneNumber: String? { (self as? DetectedText)?.number }
  /// The time that was found: none is looked for here.
  public var date: Date? { nil }
  /// How long it lasts.
  public var duration: TimeInterval { 0 }
  /// The parts of a place that was found: none is looked for here.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// What should stand there: none is looked for here.
  public var replacementString: String? { nil }
}

extension NSTextCheckingKey {
  /// One of them.
  public static let name = Self(rawValue: "Name"), jobTitle = Self(rawValue: "JobTitle"),
    organization = Self(rawValue: "Organization"), street = Self(rawValue: "Street"),
    city = Self(rawValue: "City"), state = Self(rawValue: "State"), zip = Self(rawValue: "ZIP"),
    country = Self(rawValue: "Country"), phone = Self(rawValue: "Phone"),
    airline = Self(rawValue: "Airline"), flight = Self(rawValue: "Flight")
}

/// Finds addresses of the web and of mail, and numbers to call, in a text. It is no regular
/// expression, as Foundation's cannot be inherited from here.
public final class NSDataDetector: NSObject, Sendable {
  /// How a text is searched.
  public typealias MatchingOptions = NSRegularExpression.MatchingOptions
  /// What is known of a search.
  public typealias MatchingFlags = NSRegularExpression.MatchingFlags

  /// What it looks for.
  public let checkingTypes: NSTextCheckingTypes
  private let pattern: NSRegularExpression

  private static let number = #"\+?[0-9][0-9 ()\-/]{5,}[0-9]"#
  private static let link = #"(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)]"#
  private static let mail = #"[A-Za-z0-9._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]{2,}"#

  /// Creates a detector of some of `NSTextCheckingResult.CheckingType`.
  public init(types: NSTextCheckingTypes) throws {
    checkingTypes = types
    pattern = try NSRegularExpression(
      pattern: "(\(Self.mail))|(\(Self.link))|(\(Self.number))")
  }

  private func found(_ match: NSTextCheckingResult, in text: NSString) -> NSTextCheckingResult? {
    let words = text.substring(with: match.range)
    let isNumber = match.range(at: 3).location != NSNotFound
    // By their bits: Foundation says here that it finds none of them.
    let kind = NSTextCheckingResult.CheckingType(rawValue: isNumber ? 2_048 : 32)
    guard checkingTypes & kind.rawValue != 0 else { return nil }
    if isNumber { return DetectedText(kind, match.range, number: words) }
    let isMail = match.range(at: 1).location != NSNotFound
    let address = isMail ? "mailto:\(words)" : words.contains("://") ? words : "http://\(words)"
    return DetectedText(kind, match.range, link: URL(string: address))
  }

  /// What is found in a part of a text.
  public func matches(
    in text: String, options: MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var all: [NSTextCheckingResult] = []
    enumerateMatches(in: text, options: options, range: range) { match, _, _ in
      if let match { all.append(match) }
    }
    return all
  }

  /// What is found first in a part of a text.
  public func firstMatch(
    in text: String, options: MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: text, options: options, range: range).first }

  /// How much is found in a part of a text.
  public func numberOfMatches(
    in text: String, options: MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: text, options: options, range: range).count }

  /// Hands over what is found in a part of a text, until that is stopped.
  public func enumerateMatches(
    in text: String, options: MatchingOptions = [], range: NSRange,
    using body: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let whole = text as NSString
    var stops = ObjCBool(false)
    for match in pattern.matches(in: text, options: options, range: range) where !stops.boolValue {
      if let found = found(match, in: whole) { body(found, [], &stops) }
    }
  }
}
