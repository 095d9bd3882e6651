public import Foundation

/// What is measured, which says in which unit: the one that it has, here.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// One of them.
  public static var general: Self { Self("general") }
  /// One of them.
  public static var asProvided: Self { Self("asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// One of them.
  public static var person: Self { .general }
  /// One of them.
  public static var personHeight: Self { .general }
  /// One of them.
  public static var road: Self { .general }
  /// One of them.
  public static var focalLength: Self { .general }
  /// One of them.
  public static var rainfall: Self { .general }
  /// One of them.
  public static var snowfall: Self { .general }
  /// One of them.
  public static var visibility: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// One of them.
  public static var person: Self { .general }
  /// One of them.
  public static var weather: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// One of them.
  public static var food: Self { .general }
  /// One of them.
  public static var workout: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// One of them.
  public static var personWeight: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// One of them.
  public static var barometric: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// One of them.
  public static var wind: Self { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// One of them.
  public static var liquid: Self { .general }
}

extension Measurement where UnitType: Dimension {
  /// Says how much something is, in the unit that it has, by the unit's sign.
  public struct FormatStyle: Foundation.FormatStyle {
    /// In how many letters the unit is said.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let hasSpace: Bool
      private let letters: Int

      /// One of them.
      public static var wide: Self { Self(hasSpace: true, letters: 2) }
      /// One of them.
      public static var abbreviated: Self { Self(hasSpace: true, letters: 1) }
      /// One of them.
      public static var narrow: Self { Self(hasSpace: false, letters: 0) }
    }

    /// In how many letters the unit is said.
    public var width: UnitWidth
    /// What is measured.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// In which language.
    public var locale: Locale
    /// True where degrees are not said to be of a scale.
    public var hidesScaleName = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// Says how much it is.
    public func format(_ measurement: Measurement) -> String {
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0...2))
      let number = measurement.value.formatted(style.locale(locale))
      let sign = measurement.unit.symbol
      if sign.hasPrefix("°") || sign.hasSuffix("°") {
        return number + (hidesScaleName ? "°" : sign)
      }
      return width.hasSpace ? "\(number) \(sign)" : number + sign
    }
  }

  /// How much it is, in words.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// How much it is, in a style.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement { style.format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Creates a style.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    (self.width, self.locale, self.usage) = (width, locale, usage)
    (self.hidesScaleName, self.numberFormatStyle) = (hidesScaleName, numberFormatStyle)
  }
}

extension FormatStyle {
  /// Says how much something is.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Says how warm something is.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
