public import Foundation

/// What an address is written for.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// One of them.
  case mailingAddress
}

/// Writes addresses, as they stand on a letter: the street, the town with its state and number, and
/// the country.
public final class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// What it is written for.
  public var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Writes one.
  public func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }
  /// Writes one.
  public class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return [postalAddress.street, town, postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
  /// Writes one.
  public func attributedString(
    from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString { NSAttributedString(string: string(from: postalAddress)) }
  /// Writes one.
  public class func attributedString(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
    withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string(from: postalAddress, style: style))
  }
}
