import Combine
import Foundation

/// Changes a request before it is sent.
public protocol RequestAdapter: Sendable {
  /// Says what is sent.
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Swift.Result<URLRequest, any Error>) -> Void)
}

/// Says whether something is asked again.
public protocol RequestRetrier: Sendable {
  /// Says so.
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void)
}

/// Whether something is asked again, and how many seconds later.
public enum RetryResult: Sendable {
  /// It is.
  case retry, retryWithDelay(TimeInterval)
  /// It is not.
  case doNotRetry, doNotRetryWithError(any Error)
}

/// Changes a request before it is sent, and says whether it is sent again.
public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

extension RequestInterceptor {
  /// It is sent as it is.
  public func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Swift.Result<URLRequest, any Error>) -> Void
  ) { completion(.success(urlRequest)) }
  /// It is not.
  public func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { completion(.doNotRetry) }
}

/// Who asks.
public final class Session: @unchecked Sendable {
  /// Changes a request before it is sent.
  public typealias RequestModifier = (inout URLRequest) throws -> Void
  /// The usual one.
  public static let `default` = Session()
  /// How the web is asked.
  public let sessionConfiguration: URLSessionConfiguration
  /// Where requests are made.
  public let requestQueue = DispatchQueue(label: "org.alamofire.session.requestQueue")
  /// Where answers are read, and requests are made.
  public let rootQueue = DispatchQueue(label: "org.alamofire.session.rootQueue")
  /// Changes requests, and says whether they are sent again.
  public let interceptor: (any RequestInterceptor)?

  /// Creates one.
  public init(
    configuration: URLSessionConfiguration = .default, startRequestsImmediately: Bool = true,
    interceptor: (any RequestInterceptor)? = nil
  ) { (sessionConfiguration, self.interceptor) = (configuration, interceptor) }

  private func made(_ make: () throws -> URLRequest) -> Swift.Result<URLRequest, AFError> {
    do {
      return .success(try make())
    } catch {
      return .failure(error as? AFError ?? .createURLRequestFailed(error: error))
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

  private func made(
    _ url: any URLConvertible, _ method: HTTPMethod, _ headers: HTTPHeaders?,
    _ modifier: RequestModifier?
  ) -> Swift.Result<URLRequest, AFError> {
    made {
      var request = try made(url, method, headers)
      try modifier?(&request)
      return request
    }
  }

  /// Asks.
  public func request(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    let asked = made {
      var request = try encoding.encode(made(url, method, headers), with: parameters)
      try requestModifier?(&request)
      return request
    }
    return DataRequest(asked, self, interceptor)
  }
  /// Asks.
  public func request<Value: Encodable & Sendable>(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Value?,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    let asked = made {
      var request = try encoder.encode(parameters, into: made(url, method, headers))
      try requestModifier?(&request)
      return request
    }
    return DataRequest(asked, self, interceptor)
  }
  /// Asks.
  public func request(
    _ request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest { DataRequest(made { try request.asURLRequest() }, self, interceptor) }

  /// Asks for a file.
  public func download(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    let asked = made {
      var request = try encoding.encode(made(url, method, headers), with: parameters)
      try requestModifier?(&request)
      return request
    }
    let download = DownloadRequest(asked, self, interceptor)
    download.destination = destination
    return download
  }
  /// Asks for a file.
  public func download(
    _ request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    let download = DownloadRequest(made { try request.asURLRequest() }, self, interceptor)
    download.destination = destination
    return download
  }

  /// Sends parts.
  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
    method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> UploadRequest {
    multipartFormData(MultipartFormData())
    return UploadRequest(made(url, method, headers, requestModifier), self, interceptor)
  }
  /// Sends parts.
  public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    with request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    multipartFormData(MultipartFormData())
    return UploadRequest(made { try request.asURLRequest() }, self, interceptor)
  }
  /// Sends parts.
  public func upload(
    multipartFormData: MultipartFormData, with request: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest { UploadRequest(made { try request.asURLRequest() }, self, interceptor) }
  /// Sends data.
  public func upload(
    _ data: Data, to url: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    requestModifier: RequestModifier? = nil
  ) -> UploadRequest {
    let asked = made {
      var request = try made(url, method, headers)
      request.httpBody = data
      try requestModifier?(&request)
      return request
    }
    return UploadRequest(asked, self, interceptor)
  }
  /// Sends a file.
  public func upload(
    _ file: URL, to url: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
    requestModifier: RequestModifier? = nil
  ) -> UploadRequest {
    UploadRequest(made(url, method, headers, requestModifier), self, interceptor)
  }
  /// Sends a file.
  public func upload(
    _ file: URL, with request: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest { UploadRequest(made { try request.asURLRequest() }, self, interceptor) }
}

/// Parts that are sent, of which nothing is written here.
public final class MultipartFormData: @unchecked Sendable {
  /// What stands between parts.
  public let boundary: String
  /// What is said of what is sent.
  public var contentType: String { "multipart/form-data; boundary=\(boundary)" }

  /// Creates no parts.
  public init(fileManager: FileManager = .default, boundary: String? = nil) {
    self.boundary = boundary ?? "alamofire.boundary"
  }
  /// Adds a part.
  public func append(
    _ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil
  ) {}
  /// Adds a file.
  public func append(_ file: URL, withName name: String) {}
  /// Adds a file.
  public func append(_ file: URL, withName name: String, fileName: String, mimeType: String) {}
  /// Adds what comes bit by bit.
  public func append(
    _ stream: InputStream, withLength length: UInt64, name: String, fileName: String,
    mimeType: String
  ) {}
  /// Adds what comes bit by bit.
  public func append(_ stream: InputStream, withLength length: UInt64, headers: HTTPHeaders) {}
}
