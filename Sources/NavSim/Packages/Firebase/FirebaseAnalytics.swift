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
public let AnalyticsEventSearch = "search", AnalyticsEventPurchase = "purchase",
  AnalyticsEventAddToCart = "add_to_cart", AnalyticsEventAddToWishlist = "add_to_wishlist",
  AnalyticsEventRemoveFromCart = "remove_from_cart", AnalyticsEventViewItem = "view_item",
  AnalyticsEventBeginCheckout = "begin_checkout", AnalyticsEventShare = "share",
  AnalyticsEventSignUp = "sign_up", AnalyticsEventAppOpen = "app_open"

/// What is said of it.
public let AnalyticsParameterPrice = "price", AnalyticsParameterQuantity = "quantity",
  AnalyticsParameterValue = "value", AnalyticsParameterCurrency = "currency",
  AnalyticsParameterItems = "items", AnalyticsParameterSearchTerm = "search_term",
  AnalyticsParameterTransactionID = "transaction_id", AnalyticsParameterMethod = "method",
  AnalyticsParameterContentType = "content_type", AnalyticsParameterItemCategory = "item_category",
  AnalyticsParameterScreenClass = "screen_class"

/// What is counted.
public let AnalyticsEventScreenView = "screen_view", AnalyticsParameterScreenName = "screen_name",
  AnalyticsEventLogin = "login", AnalyticsEventSelectContent = "select_content",
  AnalyticsParameterItemID = "item_id", AnalyticsParameterItemName = "item_name"
