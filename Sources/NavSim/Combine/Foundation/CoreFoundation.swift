public import Foundation

// What Core Foundation calls what Swift has.

/// A dictionary.
public typealias CFDictionary = [String: Any]
/// A text.
public typealias CFString = String
/// An address.
public typealias CFURL = URL
/// Some data.
public typealias CFData = Data
/// Some data that is changed.
public typealias CFMutableData = NSMutableData
/// A list.
public typealias CFArray = [Any]
/// A text with attributes.
public typealias CFAttributedString = NSAttributedString
/// A number of places in a text.
public typealias CFIndex = Int
/// An error.
public typealias CFError = NSError
/// An object.
public typealias CFTypeRef = AnyObject
/// A truth value.
public typealias CFBoolean = Bool
/// Creates some data that is changed: none is written into it.
public func CFDataCreateMutable(_ allocator: AnyObject?, _ capacity: CFIndex) -> CFData? { Data() }
/// What the version of an app is called in its list of properties.
public let kCFBundleVersionKey = "CFBundleVersion"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True.
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False.
public let kCFBooleanFalse: CFBoolean! = false

/// A part of a text.
public struct CFRange: Hashable, Sendable {
  /// Where it begins, and how long it is.
  public var location: CFIndex, length: CFIndex
  /// Creates a part.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// A part of a text.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}

/// Nothing, as an object.
public let kCFNull: NSNull? = NSNull()

/// What tells something from everything else.
public final class CFUUID: Sendable {
  let value = UUID()
}

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// What tells something from everything else.
public func CFUUIDCreate(_ allocator: AnyObject?) -> CFUUID! { CFUUID() }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Its text.
public func CFUUIDCreateString(_ allocator: AnyObject?, _ id: CFUUID?) -> CFString! {
  id?.value.uuidString
}

/// To Latin letters.
public let kCFStringTransformToLatin: CFString = "Any-Latin"
/// Without accents.
public let kCFStringTransformStripCombiningMarks: CFString = "NFD; [:Nonspacing Mark:] Remove; NFC"
/// Without accents and other marks.
public let kCFStringTransformStripDiacritics: CFString = "NFD; [:Nonspacing Mark:] Remove; NFC"
/// From Chinese to Latin letters.
public let kCFStringTransformMandarinLatin: CFString = "Han-Latin"

/// Writes a text in other letters; false where nobody knows how.
@discardableResult public func CFStringTransform(
  _ text: NSMutableString?, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString?,
  _ reverse: Bool
) -> Bool {
  guard let text, let transform,
    let new = text.applyingTransform(StringTransform(rawValue: transform), reverse: reverse)
  else { return false }
  text.setString(new)
  return true
}
