import Combine
import Foundation

/// Something that was asked.
public class DataRequest: Request, @unchecked Sendable {
  private func respond<Value>(
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

  /// What was to be asked.
  public var convertible: any URLRequestConvertible { Asked(made: made) }

  private struct Asked: URLRequestConvertible {
    let made: Swift.Result<URLRequest, AFError>
    func asURLRequest() throws -> URLRequest { try made.get() }
  }

  /// What has come at last.
  public var data: Data? { answered.data }

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
  public func serializingData(automaticallyCancelling: Bool = true) -> DataTask<Data> {
    DataTask { self.responseData(completionHandler: $0) }
  }
  /// What comes, as a text.
  public func serializingString(automaticallyCancelling: Bool = true) -> DataTask<String> {
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
