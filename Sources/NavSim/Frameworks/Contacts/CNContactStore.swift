public import Foundation
@_spi(Packages) import SwiftUI
@_spi(Packages) import Combine

/// What is asked of somebody.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// What is asked of somebody.
public let CNContactGivenNameKey = "givenName", CNContactFamilyNameKey = "familyName",
  CNContactMiddleNameKey = "middleName", CNContactNicknameKey = "nickname",
  CNContactOrganizationNameKey = "organizationName", CNContactJobTitleKey = "jobTitle",
  CNContactPhoneNumbersKey = "phoneNumbers", CNContactEmailAddressesKey = "emailAddresses",
  CNContactPostalAddressesKey = "postalAddresses", CNContactImageDataKey = "imageData",
  CNContactImageDataAvailableKey = "imageDataAvailable",
  CNContactThumbnailImageDataKey = "thumbnailImageData", CNContactBirthdayKey = "birthday",
  CNContactIdentifierKey = "identifier", CNContactNoteKey = "note",
  CNContactUrlAddressesKey = "urlAddresses"

/// Of whom is asked.
public enum CNEntityType: Int, Sendable {
  /// The only one.
  case contacts
}

/// What the user allows.
public enum CNAuthorizationStatus: Int, Sendable {
  /// One of them.
  case notDetermined, restricted, denied, authorized, limited
}

/// In which order people are.
public enum CNContactSortOrder: Int, Sendable {
  /// One of them.
  case none, userDefault, givenName, familyName
}

/// Who is looked for.
public final class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// What is asked of them.
  public var keysToFetch: [any CNKeyDescriptor]
  /// Which.
  public var predicate: NSPredicate?
  /// In which order.
  public var sortOrder = CNContactSortOrder.none
  /// True where several entries of somebody are one.
  public var unifyResults = true
  /// Creates one.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// What is changed.
public final class CNSaveRequest: NSObject, @unchecked Sendable {
  fileprivate var added: [CNMutableContact] = []
  fileprivate var updated: [CNMutableContact] = []
  fileprivate var deleted: [CNMutableContact] = []
  /// Adds somebody.
  public func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    added.append(contact)
  }
  /// Changes somebody.
  public func update(_ contact: CNMutableContact) { updated.append(contact) }
  /// Takes somebody away.
  public func delete(_ contact: CNMutableContact) { deleted.append(contact) }
}

/// Those whom the user knows in this run: two, and those whom the app adds.
private final class People {
  static var ofRun: People { ownOfRun { People() } }
  var isAllowed = false
  var added = 0
  var all = [
    CNContact("Anna", "Haro", number: "555-522-8243", letter: "anna@example.com"),
    CNContact("Kate", "Bell", number: "555-564-8583", letter: "kate@example.com"),
  ]
}

/// Those whom the user knows. He lets an app know them, a second after he was asked.
public final class CNContactStore: NSObject, @unchecked Sendable {
  /// What the user allows.
  public class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus {
    People.ofRun.isAllowed ? .authorized : .notDetermined
  }
  /// Asks the user.
  public func requestAccess(
    for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    SystemQuestion.ask(unless: People.ofRun.isAllowed) {
      People.ofRun.isAllowed = true
      completionHandler(true, nil)
    }
  }
  /// Asks the user.
  @discardableResult public func requestAccess(for type: CNEntityType) async throws -> Bool {
    await withCheckedContinuation { asking in
      requestAccess(for: type) { isAllowed, _ in asking.resume(returning: isAllowed) }
    }
  }

  /// Those who are looked for.
  public func enumerateContacts(
    with request: CNContactFetchRequest,
    usingBlock body: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var found = People.ofRun.all
    if request.sortOrder == .familyName { found.sort { $0.familyName < $1.familyName } }
    var stop = ObjCBool(false)
    for contact in found where !stop.boolValue { body(contact, &stop) }
  }
  /// Those who are looked for: all.
  public func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch: [any CNKeyDescriptor]
  ) throws -> [CNContact] { People.ofRun.all }
  /// The one who is called so.
  public func unifiedContact(
    withIdentifier identifier: String, keysToFetch: [any CNKeyDescriptor]
  ) throws -> CNContact {
    guard let found = People.ofRun.all.first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return found
  }
  /// Changes something.
  public func execute(_ request: CNSaveRequest) throws {
    let people = People.ofRun
    for contact in request.added {
      people.added += 1
      people.all.append(contact.kept(as: "added-\(people.added)"))
    }
    for contact in request.updated {
      people.all = people.all.map { $0.identifier == contact.identifier ? contact : $0 }
    }
    people.all.removeAll { one in request.deleted.contains { $0.identifier == one.identifier } }
  }
  /// Where people are kept, which nobody asks here.
  public func defaultContainerIdentifier() -> String { "default" }
}

extension Notification.Name {
  /// The people have changed, which nobody tells here.
  public static let CNContactStoreDidChange = Self("CNContactStoreDidChangeNotification")
}

/// The name of somebody for a reader.
public final class CNContactFormatter: Formatter, @unchecked Sendable {
  /// How it is written.
  public enum Style: Int, Sendable {
    /// One of them.
    case fullName, phoneticFullName
  }
  /// How it is written.
  public var style = Style.fullName
  /// The name.
  public class func string(from contact: CNContact, style: Style) -> String? {
    let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
  /// The name.
  public func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }
  /// What is asked of somebody for it.
  public class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
