public import Foundation

/// Says how far something is, in metres and kilometres unless it is told otherwise.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// In which units it says that.
  public enum Units: UInt, Sendable {
    /// One of them.
    case `default`, metric, imperial, imperialWithYards
  }
  /// How it says them.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// One of them.
    case `default`, abbreviated, full
  }

  /// In which units it says that.
  open var units = Units.default
  /// How it says them.
  open var unitStyle = DistanceUnitStyle.default
  /// Whose words they are.
  open var locale: Locale? = Locale(identifier: "en_US")

  /// The words for a distance.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let (large, small) = sizes
    let isLarge = distance >= 1_000 * small.metres
    let unit = isLarge ? large : small
    let count = distance / unit.metres
    let number = isLarge && count < 10 ? (count * 10).rounded() / 10 : count.rounded()
    let words = number == number.rounded() ? "\(Int(number))" : "\(number)"
    return words + " " + (unitStyle == .full ? unit.name + (number == 1 ? "" : "s") : unit.sign)
  }

  /// The distance of such words; -1 for others.
  open func distance(from distance: String) -> CLLocationDistance {
    let parts = distance.split(separator: " ")
    let unit = [sizes.large, sizes.small].first { unit in
      parts.last.map { [unit.sign, unit.name, unit.name + "s"].contains(String($0)) } ?? false
    }
    guard parts.count == 2, let number = Double(parts[0]), let unit else { return -1 }
    return number * unit.metres
  }

  /// The words for a distance.
  open override func string(for object: Any?) -> String? {
    (object as? NSNumber).map { string(fromDistance: $0.doubleValue) }
  }

  private struct Size {
    let metres: Double
    let sign: String
    let name: String
  }

  private var sizes: (large: Size, small: Size) {
    let mile = Size(metres: 1_609.344, sign: "mi", name: "mile")
    return switch units {
    case .default, .metric:
      (
        Size(metres: 1_000, sign: "km", name: "kilometer"),
        Size(metres: 1, sign: "m", name: "meter")
      )
    case .imperial: (mile, Size(metres: 0.3048, sign: "ft", name: "foot"))
    case .imperialWithYards: (mile, Size(metres: 0.9144, sign: "yd", name: "yard"))
    }
  }
}
