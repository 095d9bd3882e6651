public import UIKit

/// Where the scripts of a page are kept apart from others.
@MainActor @preconcurrency open class WKContentWorld: NSObject {
  private static let own = WKContentWorld(nil)
  private static let usual = WKContentWorld(nil)
  /// That of the page.
  open class var page: WKContentWorld { own }
  /// That of the app.
  open class var defaultClient: WKContentWorld { usual }
  /// One of the app's.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name) }
  /// Its name.
  public let name: String?

  init(_ name: String?) { self.name = name }
}

/// What pages can tell the app, and what is put into them: no page tells anything here.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  /// What is put into pages.
  public private(set) var userScripts: [WKUserScript] = []

  /// Creates one.
  public override init() {}
  /// Has a page tell somebody something.
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  /// Has a page tell somebody something.
  open func add(
    _ handler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) {}
  /// Has a page ask somebody something.
  open func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
  /// Has a page tell nobody.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Has a page tell nobody.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
  /// Has pages tell nobody.
  open func removeAllScriptMessageHandlers() {}
  /// Has pages tell nobody.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {}
  /// Puts something into pages.
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  /// Puts nothing into pages any more.
  open func removeAllUserScripts() { userScripts = [] }
  /// Has pages load less.
  open func add(_ contentRuleList: WKContentRuleList) {}
  /// Has pages load all again.
  open func remove(_ contentRuleList: WKContentRuleList) {}
  /// Has pages load all again.
  open func removeAllContentRuleLists() {}
}

/// Is told what a page says.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: AnyObject {
  /// It says something.
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Is asked by a page.
@MainActor @preconcurrency public protocol WKScriptMessageHandlerWithReply: AnyObject {
  /// It asks something.
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
  /// It asks something.
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  /// Nothing is said.
  public func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void
  ) { replyHandler(nil, nil) }
  /// Nothing is said.
  public func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

/// What a page says.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
  /// To whom.
  open var name: String { "" }
  /// What.
  open var body: Any { "" }
  /// The view that shows the page.
  open weak var webView: WKWebView?
  /// Which part of it.
  open var frameInfo: WKFrameInfo { WKFrameInfo(URLRequest.ofNothing, in: webView) }
  /// Where its scripts are.
  open var world: WKContentWorld { .page }
}

/// When something is put into pages.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// One of them.
  case atDocumentStart, atDocumentEnd
}

/// What is put into pages.
@MainActor @preconcurrency open class WKUserScript: NSObject {
  /// When it is.
  public typealias InjectionTime = WKUserScriptInjectionTime
  /// What it is.
  public let source: String
  /// When it is.
  public let injectionTime: WKUserScriptInjectionTime
  /// True where parts of pages do not have it.
  public let isForMainFrameOnly: Bool

  /// Creates something.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
  /// Creates something.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}
