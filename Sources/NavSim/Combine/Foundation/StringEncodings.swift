import Foundation

// Names and numbers of the ways in which texts are written.

/// A way in which texts are written, by its number.
public typealias CFStringEncoding = UInt32
/// A way in which texts are written that every system knows, by its number.
public typealias CFStringBuiltInEncodings = UInt32
/// None.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// Ways in which texts are written that Foundation has no names for, by their numbers.
public enum CFStringEncodings: CFIndex, Sendable {
  /// One of them, for Europe.
  case isoLatin3 = 0x0203, isoLatin4, isoLatinCyrillic, isoLatinArabic, isoLatinGreek
  /// One of them, for Europe.
  case isoLatinHebrew = 0x0208, isoLatin5, isoLatin6, isoLatinThai, isoLatin7 = 0x020d
  /// One of them, for Europe.
  case isoLatin8 = 0x020e, isoLatin9, isoLatin10, dosLatin1 = 0x0410, dosLatin2 = 0x0412
  /// One of them, for Europe.
  case windowsHebrew = 0x0505, windowsArabic, windowsBalticRim, windowsVietnamese, KOI8_R = 0x0a02
  /// One of them, for East Asia.
  case dosJapanese = 0x0420, dosChineseSimplif, dosKorean, dosChineseTrad
  /// One of them, for East Asia.
  case GB_2312_80 = 0x0630, GBK_95, GB_18030_2000, EUC_CN = 0x0930, EUC_TW, EUC_KR = 0x0940
  /// One of them, for East Asia.
  case shiftJIS = 0x0a01, big5 = 0x0a03, HZ_GB_2312 = 0x0a05, big5_HKSCS_1999, ISO_2022_JP = 0x0820
  /// One of them, for East Asia.
  case ISO_2022_CN = 0x0830, ISO_2022_KR = 0x0840, EUC_JP = 0x0920
}

/// Ways in which texts are written: their names on the web, the number that Core Foundation has for
/// each, and what Foundation calls it.
private let ways: [(names: [String], number: CFStringEncoding, encoding: String.Encoding)] = [
  (["utf-8", "utf8"], 0x0800_0100, .utf8),
  (["us-ascii", "ascii"], 0x0600, .ascii),
  (["iso-8859-1", "latin1"], 0x0201, .isoLatin1),
  (["iso-8859-2", "latin2"], 0x0202, .isoLatin2),
  (["windows-1250"], 0x0501, .windowsCP1250), (["windows-1251"], 0x0502, .windowsCP1251),
  (["windows-1252", "cp1252"], 0x0500, .windowsCP1252),
  (["windows-1253"], 0x0503, .windowsCP1253), (["windows-1254"], 0x0504, .windowsCP1254),
  (["macintosh"], 0, .macOSRoman), (["euc-jp"], 0x0920, .japaneseEUC),
  (["shift_jis", "sjis"], 0x0a01, .shiftJIS), (["iso-2022-jp"], 0x0820, .iso2022JP),
  (["utf-16"], 0x0100, .utf16), (["utf-16be"], 0x1000_0100, .utf16BigEndian),
  (["utf-16le"], 0x1400_0100, .utf16LittleEndian), (["utf-32"], 0x0c00_0100, .utf32),
]

/// The number of a way that has a name on the web.
public func CFStringConvertIANACharSetNameToEncoding(_ name: CFString?) -> CFStringEncoding {
  let name = name?.lowercased() ?? ""
  return ways.first { $0.names.contains(name) }?.number ?? kCFStringEncodingInvalidId
}

/// The name that a way has on the web.
public func CFStringConvertEncodingToIANACharSetName(_ number: CFStringEncoding) -> CFString? {
  ways.first { $0.number == number }?.names.first
}

/// What Foundation calls a way: what it has no name for is known by its number.
public func CFStringConvertEncodingToNSStringEncoding(_ number: CFStringEncoding) -> UInt {
  if let way = ways.first(where: { $0.number == number }) { return way.encoding.rawValue }
  guard CFStringEncodings(rawValue: CFIndex(number)) != nil else {
    return UInt(kCFStringEncodingInvalidId)
  }
  return 0x8000_0000 | UInt(number)
}

/// The number of what Foundation calls a way.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  if let way = ways.first(where: { $0.encoding.rawValue == encoding }) { return way.number }
  let number = encoding & 0x7fff_ffff
  let isKnown = encoding > number && CFStringEncodings(rawValue: CFIndex(number)) != nil
  return isKnown ? CFStringEncoding(number) : kCFStringEncodingInvalidId
}
