@_exported public import UIKit

/// A page that is being loaded.
public final class WKNavigation: NSObject {}

/// Why a page is to be loaded.
public enum WKNavigationType: Int, Sendable {
  /// One of them.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}

/// What a page asks its delegate.
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
  /// What is to be loaded.
  open var request: URLRequest { asked }
  /// Why.
  open var navigationType: WKNavigationType { kind }
  /// Where the page is that asks.
  open var sourceFrame: WKFrameInfo { source }
  /// Where it is to be shown.
  open var targetFrame: WKFrameInfo? { WKFrameInfo(asked, in: source.webView) }
  /// True where it is to become a file.
  open var shouldPerformDownload: Bool { false }
  private let asked: URLRequest
  private let kind: WKNavigationType
  private let source: WKFrameInfo

  init(_ request: URLRequest, _ kind: WKNavigationType, in view: WKWebView) {
    asked = request
    self.kind = kind
    source = WKFrameInfo(view.url.map { URLRequest(url: $0) } ?? request, in: view)
  }
}

/// What a delegate says to a page that is to be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// One of them.
  case cancel, allow, download
}

/// An answer to a page that is to be loaded.
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
  /// The answer.
  open var response: URLResponse { answered }
  /// True: it is the page itself.
  open var isForMainFrame: Bool { true }
  /// True: it can be shown.
  open var canShowMIMEType: Bool { true }
  private let answered: URLResponse

  init(_ response: URLResponse) { answered = response }
}

/// What a delegate says to an answer.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// One of them.
  case cancel, allow, download
}

/// A part of a view that shows a page: there is one, the whole.
@MainActor @preconcurrency open class WKFrameInfo: NSObject {
  /// True: it is the whole.
  open var isMainFrame: Bool { true }
  /// The page.
  open var request: URLRequest { shown }
  /// Whose page it is.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(shown.url) }
  /// The view.
  open private(set) weak var webView: WKWebView?
  private let shown: URLRequest

  init(_ request: URLRequest, in view: WKWebView?) {
    shown = request
    webView = view
  }
}

/// Whose page something is.
@MainActor @preconcurrency open class WKSecurityOrigin: NSObject {
  /// How one speaks with him.
  public let `protocol`: String
  /// His name.
  public let host: String
  /// His door; 0 for the usual one.
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host() ?? ""
    port = url?.port ?? 0
  }
}

/// How a window is to look that a page opens, which no page does here.
@MainActor @preconcurrency open class WKWindowFeatures: NSObject {
  /// What of it is shown.
  open var menuBarVisibility: NSNumber? { nil }
  /// What of it is shown.
  open var statusBarVisibility: NSNumber? { nil }
  /// What of it is shown.
  open var toolbarsVisibility: NSNumber? { nil }
  /// True where it can be resized.
  open var allowsResizing: NSNumber? { nil }
  /// Where it is.
  open var x: NSNumber? { nil }
  /// Where it is.
  open var y: NSNumber? { nil }
  /// How large it is.
  open var width: NSNumber? { nil }
  /// How large it is.
  open var height: NSNumber? { nil }
}

/// A page that was shown.
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
  /// Where it is.
  public let url: URL
  /// Where it was when it was asked for.
  open var initialURL: URL { url }
  /// Its name: that of its server.
  open var title: String? { url.host() }

  init(_ url: URL) { self.url = url }
}

/// The pages that a view has shown.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
  var items: [WKBackForwardListItem] = []
  var place = -1

  /// The one that is shown.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The one before.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The one behind.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// Those before.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(place, 0))) }
  /// Those behind.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }
  /// One so many behind the one that is shown.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }
}

/// Why something of a page is not done.
public struct WKError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case unknown = 1, webContentProcessTerminated = 2, webViewInvalidated = 3,
      javaScriptExceptionOccurred = 4, javaScriptResultTypeIsUnsupported = 5,
      contentRuleListStoreCompileFailed = 6, contentRuleListStoreLookUpFailed = 7,
      contentRuleListStoreRemoveFailed = 8, contentRuleListStoreVersionMismatch = 9,
      attributedStringContentFailedToLoad = 10, attributedStringContentLoadTimedOut = 11,
      javaScriptInvalidFrameTarget = 12, navigationAppBoundDomain = 13,
      javaScriptAppBoundDomain = 14, duplicateCredential = 15, malformedCredential = 16,
      credentialNotFound = 17
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? WKError)?.code == match
    }
  }
  /// Why.
  public let code: Code
  /// What else is known.
  public let userInfo: [String: Any]
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  /// What errors of this kind are called.
  public static var errorDomain: String { "WKErrorDomain" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension WKError {
  /// A reason.
  public static var unknown: Code { .unknown }
  /// A reason.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// A reason.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// A reason.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// A reason.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// A reason.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// A reason.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// A reason.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// A reason.
  public static var contentRuleListStoreVersionMismatch: Code {
    .contentRuleListStoreVersionMismatch
  }
  /// A reason.
  public static var attributedStringContentFailedToLoad: Code {
    .attributedStringContentFailedToLoad
  }
  /// A reason.
  public static var attributedStringContentLoadTimedOut: Code {
    .attributedStringContentLoadTimedOut
  }
  /// A reason.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  /// A reason.
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  /// A reason.
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
  /// A reason.
  public static var duplicateCredential: Code { .duplicateCredential }
  /// A reason.
  public static var malformedCredential: Code { .malformedCredential }
  /// A reason.
  public static var credentialNotFound: Code { .credentialNotFound }
}

/// What errors of pages are called.
public let WKErrorDomain = WKError.errorDomain
