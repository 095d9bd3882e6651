public import Foundation

/// Something that a fetch request can ask for.
public protocol NSFetchRequestResult {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What tells an object from all others, whatever context it is in.
///
/// They are counted, so that two runs that do the same have the same.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// What kind of object it is.
  public let entity: NSEntityDescription
  /// The store that it is in; nil for one that was never saved.
  public internal(set) weak var persistentStore: NSPersistentStore?
  /// True until the object is saved.
  public internal(set) var isTemporaryID = true
  /// Its place in the order in which objects are made; zero for one without a context.
  var number = 0

  init(_ entity: NSEntityDescription) { self.entity = entity }

  /// Its address, which a coordinator finds it by.
  open func uriRepresentation() -> URL {
    URL(filePath: "/\(entity.name ?? "")/p\(number)").coreDataAddress
  }

  /// All have the same hash: in what order a set has them must not depend on addresses.
  open override var hash: Int { 0 }
  /// True for the same.
  open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
  /// Its address.
  open override var description: String { uriRepresentation().absoluteString }
}

extension URL {
  fileprivate var coreDataAddress: URL { URL(string: "x-coredata://store\(path)") ?? self }
}
