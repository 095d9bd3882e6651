import Foundation

/// What is counted of what users do: nothing.
public enum Analytics {
  /// Counts nothing.
  public static func logEvent(_ name: String, parameters: [String: Any]?) {}
  /// Keeps nothing.
  public static func setUserProperty(_ value: String?, forName name: String) {}
  /// Keeps nothing.
  public static func setUserID(_ id: String?) {}
  /// Counts nothing, as before.
  public static func setAnalyticsCollectionEnabled(_ isEnabled: Bool) {}
}

/// What is counted.
public let AnalyticsEventScreenView = "screen_view", AnalyticsParameterScreenName = "screen_name",
  AnalyticsEventLogin = "login", AnalyticsEventSelectContent = "select_content",
  AnalyticsParameterItemID = "item_id", AnalyticsParameterItemName = "item_name"
