@_exported public import Foundation

/// What is known of the network of telephones: nothing.
public final class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Creates one.
  public override init() { super.init() }
  /// Who lets the phone in.
  public var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// Who lets the phone in.
  public var subscriberCellularProvider: CTCarrier? { nil }
  /// By what.
  public var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// By what.
  public var currentRadioAccessTechnology: String? { nil }
  /// Which of several.
  public var dataServiceIdentifier: String? { nil }
  /// Is called when something else lets the phone in, which nothing does here.
  public var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}

/// Who lets a phone in.
public final class CTCarrier: NSObject, Sendable {
  /// What it is called.
  public let carrierName: String? = nil, mobileCountryCode: String? = nil
  /// What it is called.
  public let mobileNetworkCode: String? = nil, isoCountryCode: String? = nil
  /// Whether others may be telephoned with by the net.
  public let allowsVOIP = true
}

/// What the user allows of the net.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  /// One of them.
  case restrictedStateUnknown, restricted, notRestricted
}

/// What the user allows of the net: everything.
public final class CTCellularData: NSObject, @unchecked Sendable {
  /// Creates one.
  public override init() { super.init() }
  /// What he allows.
  public var restrictedState: CTCellularDataRestrictedState { .notRestricted }
  /// Is called when he allows something else.
  public var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
}

/// By what a phone is let in.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS",
  CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge",
  CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA",
  CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA",
  CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA",
  CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE",
  CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR",
  CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
