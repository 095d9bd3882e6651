public import Foundation

/// What another device was doing.
public final class NSUserActivity {
  /// The web page that was open there.
  public var webpageURL: URL?
  /// What it was.
  public let activityType: String
  /// What is said of it.
  public var title: String?, userInfo: [AnyHashable: Any]?, keywords: Set<String> = []
  /// Where on the screen it goes on.
  public var targetContentIdentifier: String?, persistentIdentifier: String?
  /// Whether it is offered elsewhere, which it is not.
  public var isEligibleForHandoff = false, isEligibleForSearch = false,
    isEligibleForPrediction = false
  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }
  /// Says more of it.
  public func addUserInfoEntries(from info: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(info) { $1 }
  }
  /// What of it is needed, by name, and whether that is asked for.
  public var requiredUserInfoKeys: Set<String>?, needsSave = false
  /// What is said to have it done, until when, and whether anybody may find it.
  public var suggestedInvocationPhrase: String?, expirationDate: Date?,
    isEligibleForPublicIndexing = false
  /// It is what the user does no more.
  public func resignCurrent() {}
  /// It is what the user does, which nobody hears.
  public func becomeCurrent() {}
  /// It is over.
  public func invalidate() {}
}

/// A web page was open.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
