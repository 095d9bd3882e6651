public import UIKit

/// What plays only after a touch.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let audio = Self(rawValue: 1 << 0), video = Self(rawValue: 1 << 1),
    all = Self(rawValue: 3)
}
/// What in a page becomes a link.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let phoneNumber = Self(rawValue: 1 << 0), link = Self(rawValue: 1 << 1),
    address = Self(rawValue: 1 << 2), calendarEvent = Self(rawValue: 1 << 3),
    trackingNumber = Self(rawValue: 1 << 4), flightNumber = Self(rawValue: 1 << 5),
    lookupSuggestion = Self(rawValue: 1 << 6), all = Self(rawValue: 127)
}
/// What a user selects at a time.
public enum WKSelectionGranularity: Int, Sendable {
  /// One of them.
  case dynamic, character
}
/// Whether a film of a page plays.
public enum WKMediaPlaybackState: UInt, Sendable {
  /// One of them.
  case none, playing, paused, suspended
}
/// Whether a page sees or hears.
public enum WKMediaCaptureState: Int, Sendable {
  /// One of them.
  case none, active, muted
}

/// How pages behave.
@MainActor @preconcurrency open class WKPreferences: NSObject {
  /// What a page does that is not shown.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    /// One of them.
    case suspend, throttle, none
  }
  /// Whether a page opens windows by itself.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether a page does anything.
  open var javaScriptEnabled = true
  /// How small its words may be, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether a film may fill the screen.
  open var isElementFullscreenEnabled = false
  /// Whether the user is warned of strange pages.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether pages are shown as some of them need it.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether words can be selected.
  open var isTextInteractionEnabled = true
  /// Whether colours behind are printed.
  open var shouldPrintBackgrounds = false
  /// What a page does that is not shown.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
}

/// How one page behaves.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  /// For what a page is made.
  public enum ContentMode: Int, Sendable {
    /// One of them.
    case recommended, mobile, desktop
  }
  /// For what it is made.
  open var preferredContentMode = ContentMode.recommended
  /// Whether it does anything.
  open var allowsContentJavaScript = true
  /// Whether it can do little.
  open var isLockdownModeEnabled = false
}

/// What several views share, which is nothing here.
@MainActor @preconcurrency open class WKProcessPool: NSObject {}

/// How a view of pages behaves.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  /// How pages behave.
  open var preferences = WKPreferences()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How each page behaves.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What pages can tell the app.
  open var userContentController = WKUserContentController()
  /// What pages keep.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What several views share.
  open var processPool = WKProcessPool()
  /// Whether films play in their places.
  open var allowsInlineMediaPlayback = false
  /// Whether films play elsewhere.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether films go on in a small picture.
  open var allowsPictureInPictureMediaPlayback = true
  /// What plays only after a touch.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// What in a page becomes a link.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// What the app is called for servers.
  open var applicationNameForUserAgent: String?
  /// Whether the user can enlarge every page.
  open var ignoresViewportScaleLimits = false
  /// Whether pages of the app's servers alone are shown.
  open var limitsNavigationsToAppBoundDomains = false
  /// What a user selects at a time.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether a page is shown only when it is there.
  open var suppressesIncrementalRendering = false
  /// Whether words are offered while the user types.
  open var allowsInlinePredictions = false
  /// Whether servers are spoken with in secret.
  open var upgradeKnownHostsToHTTPS = true
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Creates a configuration.
  public override init() {}

  /// Has the app answer for a scheme, which it is not asked to here.
  open func setURLSchemeHandler(
    _ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String
  ) { handlers[scheme] = handler }
  /// Who answers for a scheme.
  open func urlSchemeHandler(forURLScheme scheme: String) -> (any WKURLSchemeHandler)? {
    handlers[scheme]
  }
}

/// Answers for a scheme, which it is not asked to here.
@MainActor @preconcurrency public protocol WKURLSchemeHandler: AnyObject {
  /// Something is asked.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// It is asked no more.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// Something that is asked of an app.
@MainActor @preconcurrency public protocol WKURLSchemeTask: AnyObject {
  /// What.
  var request: URLRequest { get }
  /// The answer.
  func didReceive(_ response: URLResponse)
  /// What comes with it.
  func didReceive(_ data: Data)
  /// That is all.
  func didFinish()
  /// There is none.
  func didFailWithError(_ error: any Error)
}
