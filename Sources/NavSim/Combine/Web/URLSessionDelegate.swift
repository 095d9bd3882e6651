public import Foundation

// Who is told of sessions and of what they ask. All of it is optional.

/// Is told of a session.
public protocol URLSessionDelegate: AnyObject {
  /// Nothing will come of it any more.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// Somebody wants to know who asks, which nobody does here.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// All has come that was asked for while the app was not there.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
  /// Nothing is done.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
  /// Nothing is done.
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  /// Nothing is done.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// Is told of tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// A task was made.
  func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
  /// All that a task sends was sent.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
  /// The answer is there, and how long it has taken.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
  /// A task has ended.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
  /// Nothing is done.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// Nothing is done.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {}
  /// Nothing is done.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
  ) {}
  /// Nothing is done.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}
}

/// Is told of data.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// The answer begins; what comes of it is handed over.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
  /// Data has come: all of it at once here.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
  /// All goes on.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }
  /// Nothing is done.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}
}

/// Is told of files.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// A file has come; it is gone when this has returned.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)
  /// Some of a file has come: all of it at once here.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}

extension URLSessionDownloadDelegate {
  /// Nothing is done.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}

/// Is told of connections that stay open.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
  /// It is open, which none ever is here.
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?)
  /// The other side has closed it, which nobody does here.
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionWebSocketDelegate {
  /// Nothing is done.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}
  /// Nothing is done.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}

extension URLSession {
  /// What is done when somebody wants to know who asks.
  public enum AuthChallengeDisposition: Int, Sendable {
    /// One of them.
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge,
      rejectProtectionSpace
  }

  /// What comes of an answer that begins.
  public enum ResponseDisposition: Int, Sendable {
    /// One of them.
    case cancel, allow, becomeDownload, becomeStream
  }
}
