/// Words for where something is, as much of them as there is room for.
public final class MKAddressRepresentations: Sendable {
  /// How much is said beside the city.
  public enum ContextStyle: Int, Sendable {
    /// One of them.
    case automatic, short, full
  }
  /// The city, and where that is.
  public let cityName: String?, cityWithContext: String?, regionName: String?
  init() { (cityName, cityWithContext, regionName) = (nil, nil, nil) }
  /// All of the words.
  public func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { nil }
  /// The city, and where that is.
  public func cityWithContext(_ style: ContextStyle) -> String? { nil }
}
