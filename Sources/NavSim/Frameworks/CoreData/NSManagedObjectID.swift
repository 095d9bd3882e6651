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
  public var isTemporaryID: Bool { savedNumber == nil }
  /// Its place in the order in which objects are saved; nil for one that was never saved.
  var savedNumber: Int?
  /// Its place in the order in which objects are made; zero for one without a context.
  var number = 0

  init(_ entity: NSEntityDescription) { self.entity = entity }

  /// Its address, which a coordinator finds it by.
  ///
  /// That of an object which was never saved says nothing of how many were made before it, as a view that
  /// makes objects may be evaluated at any time: it has a `UUID`, as on a phone.
  open func uriRepresentation() -> URL {
    let digits = String(number, radix: 16, uppercase: true)
    let last = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    let place = savedNumber.map { "p\($0)" } ?? "t00000000-0000-4000-8000-\(last)"
    return URL(filePath: "/\(entity.name ?? "")/\(place)").coreDataAddress
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
