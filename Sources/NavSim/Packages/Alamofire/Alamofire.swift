import Combine
import Foundation

/// What can be asked.
public let AF = Session.default

/// What is said with a request.
public typealias Parameters = [String: Any]

/// Why there is no answer.
public enum AFError: Error, Sendable {
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
    if case .sessionTaskFailed(let error) = self { error } else { nil }
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
  public let result: Result<Success, Failure>
  /// What it means; nil if it means nothing.
  public var value: Success? { try? result.get() }
  /// Why there is none.
  public var error: Failure? { if case .failure(let error) = result { error } else { nil } }
}

/// An answer.
public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
/// What an answer means.
public typealias AFResult<Success> = Result<Success, AFError>

/// Something that was asked. A test says what is answered, as it does of `URLSession`.
public class Request: @unchecked Sendable {
  fileprivate let made: Result<URLRequest, AFError>
  fileprivate var isChecked = false
  fileprivate var isCancelled = false

  fileprivate init(_ made: Result<URLRequest, AFError>) { self.made = made }

  /// What is asked.
  public var request: URLRequest? { try? made.get() }
  /// Wants it no more.
  @discardableResult public func cancel() -> Self {
    isCancelled = true
    return self
  }
  /// Asks: it is asked by itself.
  @discardableResult public func resume() -> Self { self }
}

/// Something that was asked.
public class DataRequest: Request, @unchecked Sendable {
  /// What has come.
  fileprivate typealias Come = (data: Data?, response: HTTPURLResponse?, error: AFError?)

  /// Takes an answer for none whose number says so.
  @discardableResult public func validate() -> Self {
    isChecked = true
    return self
  }
  /// Takes an answer for none whose number is another one.
  @discardableResult
  public func validate<Codes: Sequence>(statusCode: Codes) -> Self where Codes.Element == Int {
    validate()
  }
  /// Takes an answer for none that is of another kind, which is not looked at.
  @discardableResult public func validate(contentType: [String]) -> Self { self }
  /// Says who asks.
  @discardableResult public func authenticate(username: String, password: String) -> Self { self }

  private func ask(_ done: @escaping (Come) -> Void) {
    nonisolated(unsafe) let done = done
    switch made {
    case .failure(let error): DispatchQueue.main.async { done((nil, nil, error)) }
    case .success(let request):
      let task = URLSession.shared.dataTask(with: request) { data, response, error in
        let response = response as? HTTPURLResponse
        var failure = error.map { AFError.sessionTaskFailed(error: $0) }
        if failure == nil, self.isChecked, let code = response?.statusCode,
          !(200..<300).contains(code)
        {
          failure = .responseValidationFailed(reason: .unacceptableStatusCode(code: code))
        }
        if self.isCancelled { failure = .explicitlyCancelled }
        let (data, reason) = (data, failure)
        DispatchQueue.main.async { done((data, response, reason)) }
      }
      task.resume()
    }
  }

  fileprivate func respond<Value>(
    _ read: @escaping (Data) throws -> Value, _ done: @escaping (AFDataResponse<Value>) -> Void
  ) {
    ask { come in
      let result: AFResult<Value>
      if let error = come.error {
        result = .failure(error)
      } else {
        do {
          result = .success(try read(come.data ?? Data()))
        } catch {
          result = .failure(.responseSerializationFailed(reason: error))
        }
      }
      done(
        DataResponse(
          request: self.request, response: come.response, data: come.data, result: result))
    }
  }

  /// Says what has come.
  @discardableResult
  public func response(
    queue: DispatchQueue = .main, completionHandler done: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self {
    respond({ $0 }, done)
    return self
  }
  /// Says what has come.
  @discardableResult
  public func responseData(
    queue: DispatchQueue = .main, completionHandler done: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self {
    respond({ $0 }, done)
    return self
  }
  /// Says what has come, as a text.
  @discardableResult
  public func responseString(
    queue: DispatchQueue = .main, completionHandler done: @escaping (AFDataResponse<String>) -> Void
  ) -> Self {
    respond({ String(decoding: $0, as: UTF8.self) }, done)
    return self
  }
  /// Says what has come, as JSON.
  @discardableResult
  public func responseJSON(
    queue: DispatchQueue = .main, completionHandler done: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self {
    respond({ try JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed) }, done)
    return self
  }
  /// Says what has come, as a value.
  @discardableResult
  public func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self, queue: DispatchQueue = .main,
    decoder: JSONDecoder = JSONDecoder(),
    completionHandler done: @escaping (AFDataResponse<Value>) -> Void
  ) -> Self {
    respond({ try decoder.decode(type, from: $0) }, done)
    return self
  }

  /// What comes, as a value.
  public func serializingDecodable<Value: Decodable>(
    _ type: Value.Type = Value.self, automaticallyCancelling: Bool = true,
    decoder: JSONDecoder = JSONDecoder()
  ) -> DataTask<Value> {
    DataTask { self.responseDecodable(of: type, decoder: decoder, completionHandler: $0) }
  }
  /// What comes.
  public func serializingData() -> DataTask<Data> {
    DataTask { self.responseData(completionHandler: $0) }
  }
  /// What comes, as a text.
  public func serializingString() -> DataTask<String> {
    DataTask { self.responseString(completionHandler: $0) }
  }
  /// Tells what comes, as a value.
  public func publishDecodable<Value: Decodable>(
    type: Value.Type = Value.self, queue: DispatchQueue = .main,
    decoder: JSONDecoder = JSONDecoder()
  ) -> DataResponsePublisher<Value> {
    DataResponsePublisher { done in
      self.responseDecodable(of: type, decoder: decoder, completionHandler: done)
    }
  }
  /// Tells what comes.
  public func publishData() -> DataResponsePublisher<Data> {
    DataResponsePublisher { done in self.responseData(completionHandler: done) }
  }
}

/// What comes, for who waits.
public struct DataTask<Value>: @unchecked Sendable {
  private let ask: (@escaping (AFDataResponse<Value>) -> Void) -> Void

  fileprivate init(_ ask: @escaping (@escaping (AFDataResponse<Value>) -> Void) -> Void) {
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

  fileprivate init(_ ask: @escaping (@escaping (Output) -> Void) -> Void) {
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

/// What changes a request before it is sent, which nothing does here.
public protocol RequestInterceptor: Sendable {}

/// Who asks.
public final class Session: @unchecked Sendable {
  /// Changes a request before it is sent.
  public typealias RequestModifier = (inout URLRequest) throws -> Void
  /// The usual one.
  public static let `default` = Session()
  /// Creates one.
  public init(
    configuration: URLSessionConfiguration = .default, interceptor: (any RequestInterceptor)? = nil
  ) {}

  private func made(_ make: () throws -> URLRequest) -> Result<URLRequest, AFError> {
    do {
      return .success(try make())
    } catch {
      return .failure(error as? AFError ?? .responseSerializationFailed(reason: error))
    }
  }

  private func made(
    _ url: any URLConvertible, _ method: HTTPMethod, _ headers: HTTPHeaders?
  ) throws -> URLRequest {
    var request = URLRequest(url: try url.asURL())
    request.httpMethod = method.rawValue
    request.allHTTPHeaderFields = headers?.dictionary
    return request
  }

  /// Asks.
  public func request(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    DataRequest(
      made {
        var request = try encoding.encode(made(url, method, headers), with: parameters)
        try requestModifier?(&request)
        return request
      })
  }
  /// Asks.
  public func request<Value: Encodable>(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Value?,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest {
    DataRequest(
      made {
        let request = try made(url, method, headers)
        return try parameters.map { try encoder.encode($0, into: request) } ?? request
      })
  }
  /// Asks.
  public func request(
    _ request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest { DataRequest(made { try request.asURLRequest() }) }
  /// Sends parts.
  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil
  ) -> DataRequest {
    multipartFormData(MultipartFormData())
    return DataRequest(made { try made(url, method, headers) })
  }
}

/// Parts that are sent, of which nothing is written here.
public final class MultipartFormData: Sendable {
  /// Adds a part.
  public func append(
    _ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil
  ) {}
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
