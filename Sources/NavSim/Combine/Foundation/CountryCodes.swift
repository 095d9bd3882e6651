public import Foundation

// On other systems these lists have parts of the world in them, too: 001 is all of it. An app reads
// them by these names.
extension NSLocale {
  /// The codes of countries, of two letters.
  public class var _isoCountryCodes: [String] { isoCountryCodes.filter { $0.count == 2 } }
}

extension Locale {
  /// The codes of countries, of two letters.
  public static var _isoRegionCodes: [String] { NSLocale._isoCountryCodes }
}
