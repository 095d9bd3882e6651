import Combine
import Foundation

/// What can be asked.
public let AF = Session.default

/// What is said with a request.
public typealias Parameters = [String: Any]

/// Why there is no answer.
public enum AFError: LocalizedError, Sendable {
  /// Why an answer is none.
  public enum ResponseValidationFailureReason: Sendable {
    /// Its number.
    case unacceptableStatusCode(code: Int)
  }
  /// What was asked is no place.
  case invalidURL(url: String)
  /// Nobody has answered.
  case sessionTaskFailed(error: any Error)
  /// The answer is none.
  case responseValidationFailed(reason: ResponseValidationFailureReason)
  /// It cannot be read.
  case responseSerializationFailed(reason: any Error)
  /// Nobody wants it any more.
  case explicitlyCancelled
  /// It cannot be asked so, or not again.
  case requestAdaptationFailed(error: any Error), requestRetryFailed(error: any Error),
    createURLRequestFailed(error: any Error)
  /// The number of the answer.
  public var responseCode: Int? {
    if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self {
      code
    } else {
      nil
    }
  }
  /// What it comes from.
  public var underlyingError: (any Error)? {
    switch self {
    case .sessionTaskFailed(let error), .requestAdaptationFailed(let error),
      .requestRetryFailed(let error), .createURLRequestFailed(let error),
      .responseSerializationFailed(let error):
      error
    default: nil
    }
  }
  /// True where it is that.
  public var isExplicitlyCancelledError: Bool {
    if case .explicitlyCancelled = self { true } else { false }
  }
  /// True where it is that.
  public var isSessionTaskError: Bool {
    if case .sessionTaskFailed = self { true } else { false }
  }
  /// True where it is that.
  public var isResponseValidationError: Bool {
    if case .responseValidationFailed = self { true } else { false }
  }
  /// True where it is that.
  public var isResponseSerializationError: Bool {
    if case .responseSerializationFailed = self { true } else { false }
  }
  /// What is said of it.
  public var errorDescription: String? {
    switch self {
    case .invalidURL(let url): "URL is not valid: \(url)"
    case .explicitlyCancelled: "Request explicitly cancelled."
    case .responseValidationFailed(.unacceptableStatusCode(let code)):
      "Response status code was unacceptable: \(code)."
    default: underlyingError?.localizedDescription
    }
  }
  /// What it comes from.
  public var asAFError: AFError? { self }
}
extension Error {
  /// The same, if it is one of these.
  public var asAFError: AFError? { self as? AFError }
}

/// An answer.
public struct DataResponse<Success, Failure: Error>: @unchecked Sendable {
  /// What was asked.
  public let request: URLRequest?
  /// What was said of it.
  public let response: HTTPURLResponse?
  /// What has come.
  public let data: Data?
  /// What it means.
  public let result: Swift.Result<Success, Failure>
  /// What it means; nil if it means nothing.
  public var value: Success? { try? result.get() }
  /// Why there is none.
  public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
}

/// An answer.
public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
/// What an answer means.
public typealias AFResult<Success> = Swift.Result<Success, AFError>

/// What comes, for who waits.
public struct DataTask<Value>: @unchecked Sendable {
  private let ask: (@escaping (AFDataResponse<Value>) -> Void) -> Void

  init(_ ask: @escaping (@escaping (AFDataResponse<Value>) -> Void) -> Void) {
    self.ask = ask
  }

  /// The answer.
  public var response: AFDataResponse<Value> {
    get async {
      await withCheckedContinuation { continuation in ask { continuation.resume(returning: $0) } }
    }
  }
  /// What it means.
  public var result: AFResult<Value> { get async { await response.result } }
  /// What it means, or why it means nothing.
  public var value: Value { get async throws { try await response.result.get() } }
}

/// Tells what comes, once for each who listens.
public struct DataResponsePublisher<Value>: Publisher {
  /// What it tells.
  public typealias Output = AFDataResponse<Value>
  /// It always ends well.
  public typealias Failure = Never
  private let all: AnyPublisher<Output, Never>

  init(_ ask: @escaping (@escaping (Output) -> Void) -> Void) {
    all = Deferred { Future { promise in ask { promise(.success($0)) } } }.eraseToAnyPublisher()
  }

  /// Tells somebody.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    all.receive(subscriber: subscriber)
  }
  /// The same, which fails where the answer does.
  public func value() -> AnyPublisher<Value, AFError> {
    setFailureType(to: AFError.self).flatMap { $0.result.publisher }.eraseToAnyPublisher()
  }
  /// What the answer means.
  public func result() -> AnyPublisher<AFResult<Value>, Never> {
    map(\.result).eraseToAnyPublisher()
  }
}

/// Whether the phone reaches others: it does.
public final class NetworkReachabilityManager: Sendable {
  /// How.
  public enum NetworkReachabilityStatus: Equatable, Sendable {
    /// How.
    public enum ConnectionType: Sendable {
      /// One of them.
      case ethernetOrWiFi, cellular
    }
    /// One of them.
    case unknown, notReachable
    /// It does.
    case reachable(ConnectionType)
  }
  /// Creates one.
  public init?(host: String? = nil) {}
  /// True.
  public let isReachable = true
  /// How it does.
  public let status = NetworkReachabilityStatus.reachable(.ethernetOrWiFi)
  /// Says so.
  @discardableResult
  public func startListening(
    onUpdatePerforming listener: @escaping (NetworkReachabilityStatus) -> Void
  ) -> Bool {
    listener(status)
    return true
  }
  /// Says nothing more.
  public func stopListening() {}
}
