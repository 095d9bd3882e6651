import Combine
import Foundation

/// Something that was asked. A test says what is answered, as it does of `URLSession`.
public class Request: @unchecked Sendable {
  /// How far it has come.
  public enum State: Sendable {
    /// One of them.
    case initialized, resumed, suspended, cancelled, finished
  }

  let made: Swift.Result<URLRequest, AFError>
  let interceptors: [any RequestInterceptor]
  /// Who asks.
  weak var session: Session?
  /// Whether the number of an answer is one; nil where it is not looked at.
  var isAnswer: ((Int) -> Bool)?
  /// Is told once it is there.
  var progressed: [(Foundation.Progress) -> Void] = []
  /// How often it was asked again.
  public private(set) var retryCount = 0
  /// How far it has come.
  public private(set) var state = State.initialized
  /// What was asked in the end.
  private var sent: URLRequest?
  /// What has come at last.
  private(set) var answered: Come = (nil, nil, nil)

  init(
    _ made: Swift.Result<URLRequest, AFError>, _ session: Session,
    _ interceptor: (any RequestInterceptor)?
  ) {
    self.made = made
    self.session = session
    interceptors = [session.interceptor, interceptor].compactMap { $0 }
  }

  /// What is asked.
  public var request: URLRequest? { sent ?? (try? made.get()) }
  /// What was asked at first, and in the end.
  public var firstRequest: URLRequest? { request }
  /// What was asked in the end.
  public var lastRequest: URLRequest? { request }
  /// What was said of the answer.
  public var response: HTTPURLResponse? { answered.response }
  /// What went wrong.
  public var error: AFError? { answered.error }
  /// Who asks, as far as others may know.
  public var delegate: Session? { session }
  /// True once nobody wants it any more.
  public var isCancelled: Bool { state == .cancelled }
  /// True once it is there.
  public var isFinished: Bool { state == .finished }
  /// True while it is asked.
  public var isResumed: Bool { state == .resumed }

  /// Wants it no more.
  @discardableResult public func cancel() -> Self {
    if state != .finished { state = .cancelled }
    return self
  }
  /// Asks: it is asked by itself.
  @discardableResult public func resume() -> Self {
    if state == .initialized || state == .suspended { state = .resumed }
    return self
  }
  /// Does nothing: what is under way goes on.
  @discardableResult public func suspend() -> Self { self }
  /// Says who asks.
  @discardableResult
  public func authenticate(
    username: String, password: String, persistence: URLCredential.Persistence = .forSession
  ) -> Self { self }
  /// Says who asks.
  @discardableResult public func authenticate(with credential: URLCredential) -> Self { self }

  /// What is asked, as one asks on a command line.
  public func cURLDescription() -> String {
    guard let request else { return "$ curl command could not be created" }
    return "$ curl -v -X \(request.httpMethod ?? "GET") \"\(request.url?.absoluteString ?? "")\""
  }
  /// Says what is asked, as one asks on a command line.
  @discardableResult public func cURLDescription(calling handler: @escaping (String) -> Void)
    -> Self
  {
    handler(cURLDescription())
    return self
  }

  // MARK: Asking

  /// What has come.
  typealias Come = (data: Data?, response: HTTPURLResponse?, error: AFError?)

  func ask(_ done: @escaping (Come) -> Void) {
    nonisolated(unsafe) let done = done
    _ = resume()
    switch made {
    case .failure(let error): DispatchQueue.main.async { done((nil, nil, error)) }
    case .success(let request):
      adapt(request, interceptors[...]) { adapted in
        switch adapted {
        case .failure(let error):
          DispatchQueue.main.async { done((nil, nil, .requestAdaptationFailed(error: error))) }
        case .success(let request): self.send(request, done)
        }
      }
    }
  }

  private func adapt(
    _ request: URLRequest, _ rest: ArraySlice<any RequestInterceptor>,
    _ done: @escaping (Swift.Result<URLRequest, any Error>) -> Void
  ) {
    guard let first = rest.first, let session else { return done(.success(request)) }
    nonisolated(unsafe) let done = done
    first.adapt(request, for: session) { result in
      switch result {
      case .success(let request): self.adapt(request, rest.dropFirst(), done)
      case .failure: done(result)
      }
    }
  }

  private func send(_ request: URLRequest, _ done: @escaping (Come) -> Void) {
    nonisolated(unsafe) let done = done
    sent = request
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      let response = response as? HTTPURLResponse
      var failure = error.map { AFError.sessionTaskFailed(error: $0) }
      if failure == nil, let code = response?.statusCode, self.isAnswer?(code) == false {
        failure = .responseValidationFailed(reason: .unacceptableStatusCode(code: code))
      }
      if self.isCancelled { failure = .explicitlyCancelled }
      let (data, reason) = (data, failure)
      DispatchQueue.main.async {
        self.answered = (data, response, reason)
        self.retry(reason, self.interceptors[...]) { isAgain in
          if isAgain { return self.ask(done) }
          self.finish()
          done((data, response, reason))
        }
      }
    }
    task.resume()
  }

  private func retry(
    _ error: AFError?, _ rest: ArraySlice<any RequestInterceptor>, _ done: @escaping (Bool) -> Void
  ) {
    guard let error, !isCancelled, let first = rest.first, let session else { return done(false) }
    nonisolated(unsafe) let done = done
    first.retry(self, for: session, dueTo: error) { result in
      let seconds: Double
      switch result {
      case .retry: seconds = 0
      case .retryWithDelay(let delay): seconds = delay
      case .doNotRetry: return self.retry(error, rest.dropFirst(), done)
      case .doNotRetryWithError: return done(false)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        self.retryCount += 1
        done(true)
      }
    }
  }

  private func finish() {
    if state != .cancelled { state = .finished }
    for closure in progressed { closure(progress) }
  }

  /// How much of it is there: all or nothing.
  var progress: Foundation.Progress {
    let progress = Foundation.Progress(totalUnitCount: 1)
    progress.completedUnitCount = isFinished ? 1 : 0
    return progress
  }
}

extension Request {
  /// How much of it is there.
  public var downloadProgress: Foundation.Progress { progress }
  /// How much of it is sent.
  public var uploadProgress: Foundation.Progress { progress }
  /// Says how much of it is there: once, when all is.
  @discardableResult
  public func downloadProgress(
    queue: DispatchQueue = .main, closure: @escaping (Foundation.Progress) -> Void
  ) -> Self {
    progressed.append(closure)
    return self
  }
  /// Says how much of it is sent: once, when all is.
  @discardableResult
  public func uploadProgress(
    queue: DispatchQueue = .main, closure: @escaping (Foundation.Progress) -> Void
  ) -> Self { downloadProgress(queue: queue, closure: closure) }

  /// Takes an answer for none whose number says so.
  @discardableResult public func validate() -> Self { validate(statusCode: 200..<300) }
  /// Takes an answer for none whose number is another one.
  @discardableResult
  public func validate<Codes: Sequence>(statusCode codes: Codes) -> Self
  where Codes.Element == Int {
    let known = Set(codes)
    isAnswer = { known.contains($0) }
    return self
  }
  /// Takes an answer for none that is of another kind, which is not looked at.
  @discardableResult public func validate(contentType: [String]) -> Self { self }
}

/// Something that is sent.
public class UploadRequest: DataRequest, @unchecked Sendable {}

/// A file that was asked for.
public class DownloadRequest: Request, @unchecked Sendable {
  /// What is done with a file that is there already.
  public struct Options: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: Int
    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let createIntermediateDirectories = Self(rawValue: 1),
      removePreviousFile = Self(rawValue: 2)
  }

  /// Says where the file goes.
  public typealias Destination =
    @Sendable (URL, HTTPURLResponse) -> (destinationURL: URL, options: Options)

  var destination: Destination?
  /// Where the file is.
  public private(set) var fileURL: URL?

  /// Has the file go to a folder, by the name that the answer has.
  public class func suggestedDownloadDestination(
    for directory: FileManager.SearchPathDirectory = .documentDirectory,
    in domain: FileManager.SearchPathDomainMask = .userDomainMask, options: Options = []
  ) -> Destination {
    { file, response in
      let folder = FileManager.default.urls(for: directory, in: domain).first
      let name = response.suggestedFilename ?? file.lastPathComponent
      return (folder?.appending(path: name) ?? file, options)
    }
  }

  private func put(_ data: Data, _ response: HTTPURLResponse?) throws -> URL {
    let files = FileManager.default
    var file = files.temporaryDirectory.appending(path: UUID().uuidString)
    if let destination, let response {
      let (place, options) = destination(file, response)
      file = place
      if options.contains(.createIntermediateDirectories) {
        try files.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
    }
    try data.write(to: file)
    fileURL = file
    return file
  }

  private func respond<Value>(
    _ read: @escaping (Data, URL) throws -> Value,
    _ done: @escaping (AFDownloadResponse<Value>) -> Void
  ) {
    ask { come in
      let result: AFResult<Value>
      do {
        let data = come.data ?? Data()
        result =
          if let error = come.error {
            .failure(error)
          } else {
            .success(try read(data, self.put(data, come.response)))
          }
      } catch {
        result = .failure(.responseSerializationFailed(reason: error))
      }
      done(
        DownloadResponse(
          request: self.request, response: come.response, fileURL: self.fileURL, result: result))
    }
  }

  /// Says where it is.
  @discardableResult
  public func response(
    queue: DispatchQueue = .main,
    completionHandler done: @escaping (AFDownloadResponse<URL?>) -> Void
  ) -> Self {
    respond({ $1 }, done)
    return self
  }
  /// Says where it is.
  @discardableResult
  public func responseURL(
    queue: DispatchQueue = .main,
    completionHandler done: @escaping (AFDownloadResponse<URL>) -> Void
  ) -> Self {
    respond({ $1 }, done)
    return self
  }
  /// Says what is in it.
  @discardableResult
  public func responseData(
    queue: DispatchQueue = .main,
    completionHandler done: @escaping (AFDownloadResponse<Data>) -> Void
  ) -> Self {
    respond({ data, _ in data }, done)
    return self
  }
}

/// A file that has come.
public struct DownloadResponse<Success, Failure: Error>: @unchecked Sendable {
  /// What was asked.
  public let request: URLRequest?
  /// What was said of it.
  public let response: HTTPURLResponse?
  /// Where it is.
  public let fileURL: URL?
  /// What it means.
  public let result: Swift.Result<Success, Failure>
  /// What it means; nil if it means nothing.
  public var value: Success? { try? result.get() }
  /// Why there is none.
  public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
}

/// A file that has come.
public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>
