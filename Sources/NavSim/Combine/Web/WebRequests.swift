public import Foundation

// What Foundation keeps in another module here.

/// A request to the web.
public struct URLRequest: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// How old an answer may be, which nothing depends on here.
  public enum CachePolicy: Hashable, Sendable {
    /// One of them.
    case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad
    /// One of them.
    case reloadIgnoringLocalAndRemoteCacheData, returnCacheDataDontLoad, reloadRevalidatingCacheData
    /// One of them, as it was called before.
    public static let reloadIgnoringCacheData = Self.reloadIgnoringLocalCacheData
  }

  /// What a request is for, which nothing depends on here.
  public enum NetworkServiceType: UInt, Sendable {
    /// One of them.
    case `default`, voip, video, background, voice, responsiveData, avStreaming, responsiveAV,
      callSignaling
  }

  /// Whether the user or the developer has named the address.
  public enum Attribution: UInt, Sendable {
    /// One of them.
    case developer, user
  }

  /// What is asked.
  public var url: URL?
  /// How it is asked.
  public var httpMethod: String? = "GET"
  /// What is sent along.
  public var httpBody: Data?
  /// What is sent along, bit by bit.
  public var httpBodyStream: InputStream?
  /// What is said of it.
  public var allHTTPHeaderFields: [String: String]?
  /// How long it may take, in seconds.
  public var timeoutInterval: TimeInterval
  /// How old an answer may be.
  public var cachePolicy: CachePolicy
  /// Whether it tells who asks.
  public var httpShouldHandleCookies = true
  /// What it may be sent over.
  public var allowsCellularAccess = true, allowsExpensiveNetworkAccess = true,
    allowsConstrainedNetworkAccess = true
  /// How it is sent.
  public var assumesHTTP3Capable = false, httpShouldUsePipelining = false
  /// What it is for.
  public var networkServiceType = NetworkServiceType.default
  /// Who has named the address.
  public var attribution = Attribution.developer
  /// The page that it belongs to.
  public var mainDocumentURL: URL?

  /// What is asked, in words.
  public var description: String { url?.description ?? "" }

  /// Creates a request.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// Says something of it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[field] = value
  }

  /// Says something of it.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(value, forHTTPHeaderField: field)
  }

  /// The same with something that is sent along.
  func sending(_ body: Data?) -> URLRequest {
    var copy = self
    copy.httpBody = body
    return copy
  }

  /// What is said of it.
  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

/// A request to the web.
public typealias NSURLRequest = URLRequest

/// An answer of the web.
open class URLResponse: NSObject, @unchecked Sendable {
  /// What was asked.
  public let url: URL?
  /// What kind of data it is.
  open var mimeType: String? { ownType }
  /// In which letters it is written, by the name that the web has for them; nil where nobody says.
  open var textEncodingName: String? { ownEncoding }
  private let ownType: String?, ownEncoding: String?
  /// How much it is, in bytes; -1 where nobody knows.
  public let expectedContentLength: Int64
  /// What a file of it could be called.
  public var suggestedFilename: String? { url?.lastPathComponent }

  init(_ url: URL?, count: Int64 = -1) {
    (self.url, ownType, ownEncoding, expectedContentLength) = (url, nil, nil, count)
    super.init()
  }

  /// Creates an answer.
  public init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName: String?
  ) {
    (self.url, ownType, ownEncoding) = (url, mimeType, textEncodingName)
    expectedContentLength = Int64(length)
    super.init()
  }

  /// Creates an answer that says nothing.
  public convenience override init() { self.init(nil) }
}

/// An answer of the web.
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// How it was answered.
  public let statusCode: Int
  /// What is said of it.
  public let allHeaderFields: [AnyHashable: Any]

  /// Creates an answer.
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url)
  }

  /// What is said of it, however its name is written.
  public func value(forHTTPHeaderField field: String) -> String? {
    let names = allHeaderFields.keys.compactMap { $0 as? String }.sorted()
    let name = names.first { $0.lowercased() == field.lowercased() }
    return name.flatMap { allHeaderFields[$0] as? String }
  }

  /// What kind of data it is.
  public override var mimeType: String? {
    value(forHTTPHeaderField: "Content-Type").map { String($0.prefix { $0 != ";" }) }
  }

  /// A number of an answer in words.
  public class func localizedString(forStatusCode code: Int) -> String {
    switch code {
    case 200: "no error"
    case 404: "not found"
    case 400..<500: "client error"
    case 500..<600: "server error"
    default: "status \(code)"
    }
  }
}
