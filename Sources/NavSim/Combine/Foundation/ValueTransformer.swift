public import Foundation
import Synchronization

/// The name of what makes values of others.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ name: String) { rawValue = name }
  /// One of them.
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Makes values of others, and back. What keeps models keeps values as they are here.
open class ValueTransformer: NSObject, @unchecked Sendable {
  private static let named = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

  /// Names one.
  public class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { named.withLock { $0[name] = transformer } }

  /// The one of a name.
  public convenience init?(forName name: NSValueTransformerName) { nil }

  /// The names of all.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    named.withLock { Array($0.keys) }
  }

  /// What values it makes.
  open class func transformedValueClass() -> AnyClass { NSData.self }
  /// Whether it makes them back.
  open class func allowsReverseTransformation() -> Bool { true }
  /// Makes a value of another.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Makes it back.
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// Makes data of values that can be coded, and back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  /// What may be in the data.
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}
