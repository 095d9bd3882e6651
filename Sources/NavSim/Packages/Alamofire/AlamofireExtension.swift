import Combine
import Foundation

/// What Alamofire adds to a type of the system.
public struct AlamofireExtension<ExtendedType> {
  /// What it is added to.
  public private(set) var type: ExtendedType
  /// Creates one.
  public init(_ type: ExtendedType) { self.type = type }
}

/// A type of the system to which something is added.
public protocol AlamofireExtended {
  /// What is extended.
  associatedtype ExtendedType
  /// What is added to the type.
  static var af: AlamofireExtension<ExtendedType>.Type { get set }
  /// What is added to a value.
  var af: AlamofireExtension<ExtendedType> { get set }
}

extension AlamofireExtended {
  /// What is added to the type.
  public static var af: AlamofireExtension<Self>.Type {
    get { AlamofireExtension<Self>.self }
    set {}
  }
  /// What is added to a value.
  public var af: AlamofireExtension<Self> {
    get { AlamofireExtension(self) }
    set {}
  }
}

extension URLSessionConfiguration: AlamofireExtended {}

extension AlamofireExtension where ExtendedType: URLSessionConfiguration {
  /// How the web is asked, with the headers of all requests.
  public static var `default`: URLSessionConfiguration { said(.default) }
  /// The same, which keeps nothing.
  public static var ephemeral: URLSessionConfiguration { said(.ephemeral) }

  private static func said(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    configuration.httpAdditionalHeaders = HTTPHeaders.default.dictionary
    return configuration
  }
}
