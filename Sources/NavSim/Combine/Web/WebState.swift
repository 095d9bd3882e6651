import Foundation

/// What is known of the web on a thread, which plays one app at a time: made anew with each run.
package final class WebState {
  private static let key = "NavSim.Web"

  /// Who answers; nil where there is no network.
  let server: Web.Server?
  /// True while an app is told an answer.
  var isAnswering = false
  var cookies: [HTTPCookie] = []
  var credentials: [URLProtectionSpace: [String: URLCredential]] = [:]
  /// Who answers in place of the web in every session.
  var protocols: [URLProtocol.Type] = []
  /// The tasks that have begun and not ended, in the order in which they began.
  var tasks: [URLSessionTask] = []
  /// How many tasks were made.
  var taskCount = 0

  init(server: Web.Server?) { self.server = server }

  /// That of the thread.
  static var ofThread: WebState {
    if let known = Thread.current.threadDictionary[key] as? WebState { return known }
    let new = WebState(server: nil)
    Thread.current.threadDictionary[key] = new
    return new
  }

  /// Begins anew on this thread.
  package static func begin(_ server: Web.Server?) {
    Thread.current.threadDictionary[key] = WebState(server: server)
  }
}
