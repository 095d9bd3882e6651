public import Foundation

/// What is done with an answer. It is no member of `URLSession`, where an app may have its own.
public typealias URLSessionAnswerHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
/// What is done with a file that has come.
public typealias URLSessionFileHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

// Tasks, which begin when they are resumed.
extension URLSession {
  /// Makes a task of which the delegate is told.
  func made<Made: URLSessionTask>(_ make: (@escaping (URLSessionTask.Outcome) -> Void) -> Made)
    -> Made
  {
    weak var task: Made?
    let new = make { [weak self] outcome in
      if let self, let task { self.tell(task, outcome) }
    }
    task = new
    (delegate as? any URLSessionTaskDelegate)?.urlSession(self, didCreateTask: new)
    return new
  }

  private func tell(_ task: URLSessionTask, _ outcome: URLSessionTask.Outcome) {
    let told = task.delegate ?? delegate as? any URLSessionTaskDelegate
    let response = try? outcome.get().response
    if let response { keepCookies(of: response) }
    var error: (any Error)?
    do {
      let answer = try outcome.get()
      let count = task.countOfBytesExpectedToSend
      if count > 0 {
        told?.urlSession(
          self, task: task, didSendBodyData: count, totalBytesSent: count,
          totalBytesExpectedToSend: count)
      }
      error = try handOver(answer, of: task, to: told)
    } catch let failure { error = failure }
    if let request = task.originalRequest {
      told?.urlSession(
        self, task: task, didFinishCollecting: URLSessionTaskMetrics(request, response))
    }
    told?.urlSession(self, task: task, didCompleteWithError: error)
  }

  /// Tells of an answer, and says what is wrong with it if whoever is told gives up.
  private func handOver(
    _ answer: URLSessionTask.Answer, of task: URLSessionTask,
    to told: (any URLSessionTaskDelegate)?
  ) throws -> (any Error)? {
    if let task = task as? URLSessionDownloadTask,
      let told = told as? any URLSessionDownloadDelegate
    {
      let count = Int64(answer.data.count)
      told.urlSession(
        self, downloadTask: task, didWriteData: count, totalBytesWritten: count,
        totalBytesExpectedToWrite: count)
      let file = try Self.file(of: answer.data)
      told.urlSession(self, downloadTask: task, didFinishDownloadingTo: file)
      try? FileManager.default.removeItem(at: file)
    } else if let task = task as? URLSessionDataTask, let told = told as? any URLSessionDataDelegate
    {
      var goesOn = true
      told.urlSession(self, dataTask: task, didReceive: answer.response) { goesOn = $0 != .cancel }
      guard goesOn else { return URLError(.cancelled) }
      told.urlSession(self, dataTask: task, didReceive: answer.data)
    }
    return nil
  }

  /// Tells of an answer to whoever waits for it.
  private func telling(
    _ handler: @escaping URLSessionAnswerHandler
  ) -> (URLSessionTask.Outcome) -> Void {
    { outcome in
      switch outcome {
      case .success(let answer):
        self.keepCookies(of: answer.response)
        handler(answer.data, answer.response, nil)
      case .failure(let error): handler(nil, nil, error)
      }
    }
  }

  /// Tells of a file to whoever waits for it.
  private func telling(file handler: @escaping URLSessionFileHandler) -> (URLSessionTask.Outcome) ->
    Void
  {
    { outcome in
      do {
        let answer = try outcome.get()
        handler(try Self.file(of: answer.data), answer.response, nil)
      } catch { handler(nil, nil, error) }
    }
  }

  /// A task that asks, and of whose answer the delegate is told.
  public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  /// A task that asks, and of whose answer the delegate is told.
  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    made { URLSessionDataTask(prepared(request), of: self, $0) }
  }
  /// A task that asks.
  public func dataTask(with url: URL, completionHandler: @escaping URLSessionAnswerHandler)
    -> URLSessionDataTask
  {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  /// A task that asks.
  public func dataTask(
    with request: URLRequest, completionHandler: @escaping URLSessionAnswerHandler
  ) -> URLSessionDataTask {
    URLSessionDataTask(prepared(request), of: self, telling(completionHandler))
  }

  /// A task that sends something, and of whose answer the delegate is told.
  public func uploadTask(with request: URLRequest, from body: Data) -> URLSessionUploadTask {
    made { URLSessionUploadTask(prepared(request.sending(body)), of: self, $0) }
  }
  /// A task that sends a file, and of whose answer the delegate is told.
  public func uploadTask(with request: URLRequest, fromFile file: URL) -> URLSessionUploadTask {
    uploadTask(with: request, from: (try? Data(contentsOf: file)) ?? Data())
  }
  /// A task that sends something.
  public func uploadTask(
    with request: URLRequest, from body: Data?, completionHandler: @escaping URLSessionAnswerHandler
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(prepared(request.sending(body)), of: self, telling(completionHandler))
  }
  /// A task that sends a file.
  public func uploadTask(
    with request: URLRequest, fromFile file: URL,
    completionHandler: @escaping URLSessionAnswerHandler
  ) -> URLSessionUploadTask {
    uploadTask(
      with: request, from: try? Data(contentsOf: file), completionHandler: completionHandler)
  }

  /// A task that asks for a file, of which the delegate is told.
  public func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }
  /// A task that asks for a file, of which the delegate is told.
  public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    made { URLSessionDownloadTask(prepared(request), of: self, $0) }
  }
  /// A task that goes on with a file; it fails, as nothing is kept of one that was given up.
  public func downloadTask(withResumeData data: Data) -> URLSessionDownloadTask {
    made { URLSessionDownloadTask(nil, of: self, $0) }
  }
  /// A task that asks for a file.
  public func downloadTask(
    with url: URL, completionHandler: @escaping URLSessionFileHandler
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  /// A task that asks for a file.
  public func downloadTask(
    with request: URLRequest, completionHandler: @escaping URLSessionFileHandler
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(prepared(request), of: self, telling(file: completionHandler))
  }
  /// A task that goes on with a file; it fails, as nothing is kept of one that was given up.
  public func downloadTask(
    withResumeData data: Data, completionHandler: @escaping URLSessionFileHandler
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(nil, of: self, telling(file: completionHandler))
  }

  /// Asks as soon as somebody has subscribed.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }
  /// Asks as soon as somebody has subscribed.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// An answer of the web.
  public struct DataTaskPublisher: Publisher {
    /// What is published.
    public typealias Output = (data: Data, response: URLResponse)
    /// How it fails.
    public typealias Failure = URLError

    /// What is asked, and by which session.
    public let request: URLRequest, session: URLSession

    /// Asks with a session.
    public init(request: URLRequest, session: URLSession = .shared) {
      (self.request, self.session) = (request, session)
    }

    /// Asks.
    public func subscribe(_ receiver: Receiver<Output, URLError>) -> AnyCancellable {
      let task = URLSessionDataTask(session.prepared(request), of: session) {
        switch $0 {
        case .success(let answer):
          receiver.value(answer)
          receiver.completion(.finished)
        case .failure(let error):
          receiver.completion(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }
}
