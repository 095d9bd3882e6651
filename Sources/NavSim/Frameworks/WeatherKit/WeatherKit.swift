public import CoreLocation
@_exported public import Foundation

/// How the weather is.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Sendable {
  /// One of them.
  case clear, cloudy, mostlyClear, mostlyCloudy, partlyCloudy, foggy, haze, windy, drizzle, rain,
    heavyRain, snow, heavySnow, sleet, hail, thunderstorms, hot, frigid
  /// It in words.
  public var description: String { rawValue }
}

/// How the wind is.
public struct Wind: Hashable, Sendable {
  /// How fast.
  public let speed = Measurement(value: 10, unit: UnitSpeed.kilometersPerHour)
}

/// How the weather is now: clear, and twenty degrees.
public struct CurrentWeather: Sendable {
  /// When: on a day that is the same in every run.
  public let date = Date(timeIntervalSinceReferenceDate: 0)
  /// How it is.
  public let condition = WeatherCondition.clear, symbolName = "sun.max", isDaylight = true
  /// How warm it is.
  public let temperature = Measurement(value: 20, unit: UnitTemperature.celsius),
    apparentTemperature = Measurement(value: 20, unit: UnitTemperature.celsius)
  /// How wet and cloudy it is.
  public let humidity = 0.5, cloudCover = 0.0
  /// How heavy the air is, and whether that changes.
  public let pressure = Measurement(value: 1_013, unit: UnitPressure.hectopascals),
    pressureTrend = PressureTrend.steady
  /// At what it would be wet, and how far one sees.
  public let dewPoint = Measurement(value: 10, unit: UnitTemperature.celsius),
    visibility = Measurement(value: 10, unit: UnitLength.kilometers)
  /// How the wind is.
  public let wind = Wind()
}

/// How the weather is in an hour.
public struct HourWeather: Hashable, Sendable {
  /// When.
  public let date: Date
  /// How it is.
  public let condition = WeatherCondition.clear, symbolName = "sun.max", isDaylight = true
  /// How warm it is.
  public let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
  /// Whether it rains, from 0 to 1.
  public let precipitationChance = 0.0
}

/// How the weather is on a day.
public struct DayWeather: Hashable, Sendable {
  /// When.
  public let date: Date
  /// How it is.
  public let condition = WeatherCondition.clear, symbolName = "sun.max"
  /// How warm it is.
  public let highTemperature = Measurement(value: 25, unit: UnitTemperature.celsius),
    lowTemperature = Measurement(value: 15, unit: UnitTemperature.celsius)
  /// Whether it rains, from 0 to 1.
  public let precipitationChance = 0.0
}

/// Whether it rains in a minute.
public struct MinuteWeather: Hashable, Sendable {
  /// When.
  public let date: Date
  /// From 0 to 1.
  public let precipitationChance = 0.0
}

/// How the weather will be.
public struct Forecast<Element: Hashable & Sendable>: RandomAccessCollection, Sendable {
  /// It.
  public let forecast: [Element]
  /// The first.
  public var startIndex: Int { 0 }
  /// How many.
  public var endIndex: Int { forecast.count }
  /// One of it.
  public subscript(index: Int) -> Element { forecast[index] }
}

/// The weather of a place.
public struct Weather: Sendable {
  private static func times(_ count: Int, _ seconds: Double) -> [Date] {
    (0..<count).map { Date(timeIntervalSinceReferenceDate: Double($0) * seconds) }
  }
  /// Now.
  public let currentWeather = CurrentWeather()
  /// In the next minutes.
  public let minuteForecast: Forecast<MinuteWeather>? = Forecast(
    forecast: times(60, 60).map { MinuteWeather(date: $0) })
  /// In the next hours.
  public let hourlyForecast = Forecast(
    forecast: times(24, 3_600).map { HourWeather(date: $0) })
  /// On the next days.
  public let dailyForecast = Forecast(
    forecast: times(10, 86_400).map { DayWeather(date: $0) })
}

/// A part of the weather that is asked for.
public struct WeatherQuery<Value>: Sendable {
  let value: @Sendable (Weather) -> Value
}

extension WeatherQuery where Value == CurrentWeather {
  /// Now.
  public static var current: Self { Self { $0.currentWeather } }
}

extension WeatherQuery where Value == Forecast<HourWeather> {
  /// In the next hours.
  public static var hourly: Self { Self { $0.hourlyForecast } }
}

extension WeatherQuery where Value == Forecast<DayWeather> {
  /// On the next days.
  public static var daily: Self { Self { $0.dailyForecast } }
}

/// Who has said it.
public struct WeatherAttribution: Sendable {
  private static let page = URL(filePath: "/weather")
  /// Where he is told of.
  public let legalPageURL = page, combinedMarkLightURL = page, combinedMarkDarkURL = page,
    squareMarkURL = page
  /// What he is called.
  public let serviceName = "Weather"
}

/// Says how the weather is: always the same.
public final class WeatherService: Sendable {
  /// The one.
  public static let shared = WeatherService()
  /// Creates one.
  public init() {}
  /// The weather of a place.
  public func weather(for location: CLLocation) async throws -> Weather {
    await Task.yield()
    return Weather()
  }
  /// A part of the weather of a place.
  public func weather<Value>(
    for location: CLLocation, including query: WeatherQuery<Value>
  ) async throws -> Value { query.value(try await weather(for: location)) }
  /// Who has said it.
  public var attribution: WeatherAttribution {
    get async throws { WeatherAttribution() }
  }
}

/// Whether the air becomes heavier.
public enum PressureTrend: String, Codable, CaseIterable, Hashable, Sendable,
  CustomStringConvertible
{
  /// One of them.
  case rising, falling, steady
  /// In words.
  public var description: String { rawValue.capitalized }
}
