public import Foundation

/// How words are measured, which nothing depends on here.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// Which, as bits.
  public let rawValue: Int
  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static let usesLineFragmentOrigin = Self(rawValue: 1), usesFontLeading = Self(rawValue: 2),
    usesDeviceMetrics = Self(rawValue: 8), truncatesLastVisibleLine = Self(rawValue: 32)
}

/// What is known of words that were measured.
public final class NSStringDrawingContext {
  /// Creates one.
  public init() {}
}

/// Words of a size: nine points for each letter, in lines of twenty.
private func measure(_ text: String, within width: CGFloat) -> CGSize {
  let whole = CGFloat(text.count) * 9
  let lines = width > 0 && width < whole ? (whole / width).rounded(.up) : 1
  return CGSize(width: min(whole, width > 0 ? width : whole), height: lines * 20)
}

/// Words that are measured and drawn.
public protocol MeasuredText {
  /// The words.
  var measuredWords: String { get }
}

extension String: MeasuredText {
  /// Itself.
  public var measuredWords: String { self }
}

extension NSString: MeasuredText {
  /// The same words.
  public var measuredWords: String { String(describing: self) }
}

extension MeasuredText {
  /// Draws words, which nobody sees.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
  /// Where words are drawn that have so much room.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: .zero, size: measure(measuredWords, within: size.width)) }
  /// How large words are in one line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measure(measuredWords, within: 0)
  }
  /// Draws words, which nobody sees.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
  /// Draws words, which nobody sees.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {}
}

extension NSAttributedString {
  /// Where words are drawn that have so much room.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: .zero, size: measure(string, within: size.width)) }
  /// How large words are in one line.
  public func size() -> CGSize { measure(string, within: 0) }
  /// Draws words, which nobody sees.
  public func draw(in rect: CGRect) {}
  /// Draws words, which nobody sees.
  public func draw(at point: CGPoint) {}
  /// Draws words, which nobody sees.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) {}
}
