public import Foundation

/// Is told what somebody answers in place of the web.
public protocol URLProtocolClient: AnyObject {
  /// An answer begins.
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  /// Some of it has come.
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  /// All of it has come.
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  /// Nothing will come.
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
  /// It has to be asked for elsewhere.
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
  /// It is there from an earlier request.
  func urlProtocol(
    _ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
}

/// Answers in place of the web, where an app says so.
open class URLProtocol: NSObject {
  /// What is asked.
  open private(set) var request: URLRequest
  /// What is there from an earlier request.
  open private(set) var cachedResponse: CachedURLResponse?
  /// Who is told.
  open private(set) var client: (any URLProtocolClient)?

  /// Creates somebody who answers a request.
  public required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    (self.request, self.cachedResponse, self.client) = (request, cachedResponse, client)
  }

  /// Whether it answers a request.
  open class func canInit(with request: URLRequest) -> Bool { false }
  /// Whether it answers a task.
  open class func canInit(with task: URLSessionTask) -> Bool {
    task.originalRequest.map { canInit(with: $0) } ?? false
  }
  /// A request as it is asked.
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  /// Whether two requests ask for the same.
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }
  /// Begins to answer.
  open func startLoading() {}
  /// Answers no more.
  open func stopLoading() {}

  /// Has it asked before the web, in every session; the last one first.
  @discardableResult open class func registerClass(_ kind: AnyClass) -> Bool {
    guard let kind = kind as? URLProtocol.Type else { return false }
    WebState.ofThread.protocols.insert(kind, at: 0)
    return true
  }
  /// Has it asked no more.
  open class func unregisterClass(_ kind: AnyClass) {
    WebState.ofThread.protocols.removeAll { $0 == kind }
  }

  /// Who answers a request in place of the web; nil for nobody.
  static func kind(
    for request: URLRequest, _ configuration: URLSessionConfiguration
  ) -> URLProtocol.Type? {
    let own = configuration.protocolClasses?.compactMap { $0 as? URLProtocol.Type } ?? []
    return (own + WebState.ofThread.protocols).first { $0.canInit(with: request) }
  }
}

/// Gathers what somebody answers in place of the web, and keeps him until all of it is there.
final class ProtocolAnswer: URLProtocolClient {
  private var response: URLResponse?
  private var data = Data()
  private var answering: URLProtocol?
  private var done: ((URLSessionTask.Outcome) -> Void)?

  /// Has a request answered.
  static func ask(
    _ kind: URLProtocol.Type, _ request: URLRequest,
    _ done: @escaping (URLSessionTask.Outcome) -> Void
  ) {
    let gathered = ProtocolAnswer()
    gathered.done = done
    let answering = kind.init(
      request: kind.canonicalRequest(for: request), cachedResponse: nil, client: gathered)
    gathered.answering = answering
    answering.startLoading()
  }

  private func end(_ outcome: URLSessionTask.Outcome) {
    guard let done else { return }
    self.done = nil
    answering?.stopLoading()
    answering = nil
    done(outcome)
  }

  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) { self.response = response }
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { self.data += data }
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
    end(response.map { .success((data, $0)) } ?? .failure(URLError(.badServerResponse)))
  }
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    end(.failure(error))
  }
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) { response = redirectResponse }
  func urlProtocol(
    _ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse
  ) { (response, data) = (cachedResponse.response, cachedResponse.data) }
}
