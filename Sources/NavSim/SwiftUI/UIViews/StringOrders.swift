public import Foundation

// Orders of texts that Foundation lacks here.

extension String.StandardComparator {
  /// As lists of names are sorted: by letters alone here, without numbers or a language.
  public static var localizedStandard: Self { .lexical }
  /// As a language sorts: by letters alone here.
  public static var localized: Self { .lexical }
}
