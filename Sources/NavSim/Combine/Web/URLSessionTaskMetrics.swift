/// How long a request has taken, of which nothing is told here.
public final class URLSessionTaskMetrics: Sendable {
  /// The requests that one has become.
  public let transactionMetrics: [URLSessionTaskTransactionMetrics]
  /// How often it was sent elsewhere.
  public let redirectCount = 0

  init(_ request: URLRequest, _ response: URLResponse?) {
    transactionMetrics = [URLSessionTaskTransactionMetrics(request, response)]
  }
}

/// How long one request has taken, of which nothing is told here.
public final class URLSessionTaskTransactionMetrics: @unchecked Sendable {
  /// From where an answer comes.
  public enum ResourceFetchType: Int, Sendable {
    /// One of them.
    case unknown, networkLoad, serverPush, localCache
  }
  /// From where the answer comes.
  public let resourceFetchType = ResourceFetchType.networkLoad
  /// What was asked.
  public let request: URLRequest
  /// What was said of the answer.
  public let response: URLResponse?

  init(_ request: URLRequest, _ response: URLResponse?) {
    (self.request, self.response) = (request, response)
  }
}
