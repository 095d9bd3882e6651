@_exported public import Foundation

/// Somebody whom the user knows.
open class CNContact: NSObject, @unchecked Sendable {
  /// What tells him from others.
  public fileprivate(set) var identifier: String
  fileprivate var names = (given: "", family: "", middle: "", nick: "", company: "", job: "")
  fileprivate var numbers: [CNLabeledValue<CNPhoneNumber>] = []
  fileprivate var letters: [CNLabeledValue<NSString>] = []
  fileprivate var addresses: [CNLabeledValue<CNPostalAddress>] = []
  fileprivate var urls: [CNLabeledValue<NSString>] = []
  fileprivate var words = ""
  fileprivate var born: DateComponents?
  fileprivate var picture: Data?

  /// Nobody.
  public override init() { identifier = "new" }

  init(_ given: String, _ family: String, number: String, letter: String) {
    identifier = given
    super.init()
    names.given = given
    names.family = family
    numbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: number))]
    letters = [CNLabeledValue(label: CNLabelHome, value: NSString(string: letter))]
  }

  fileprivate init(copying other: CNContact) {
    identifier = other.identifier
    super.init()
    names = other.names
    (numbers, letters, addresses) = (other.numbers, other.letters, other.addresses)
    (urls, words, born, picture) = (other.urls, other.words, other.born, other.picture)
  }

  /// His name.
  public var givenName: String { names.given }
  /// His name.
  public var familyName: String { names.family }
  /// His name.
  public var middleName: String { names.middle }
  /// What his friends call him.
  public var nickname: String { names.nick }
  /// For whom he works.
  public var organizationName: String { names.company }
  /// As what he works.
  public var jobTitle: String { names.job }
  /// His numbers.
  public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { numbers }
  /// His addresses for letters.
  public var emailAddresses: [CNLabeledValue<NSString>] { letters }
  /// Where he lives.
  public var postalAddresses: [CNLabeledValue<CNPostalAddress>] { addresses }
  /// His pages.
  public var urlAddresses: [CNLabeledValue<NSString>] { urls }
  /// What is written about him.
  public var note: String { words }
  /// When he was born.
  public var birthday: DateComponents? { born }
  /// A picture of him.
  public var imageData: Data? { picture }
  /// A picture of him.
  public var thumbnailImageData: Data? { picture }
  /// True where there is a picture of him.
  public var imageDataAvailable: Bool { picture != nil }
  /// True.
  public func isKeyAvailable(_ key: String) -> Bool { true }
  /// True.
  public func areKeysAvailable(_ keys: [any CNKeyDescriptor]) -> Bool { true }
  /// A copy of him that can be changed.
  open override func mutableCopy() -> Any { CNMutableContact(copying: self) }
  /// What something of him is called.
  public class func localizedString(forKey key: String) -> String { key }
  /// Those whose name begins so.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(format: "givenName BEGINSWITH[c] %@ OR familyName BEGINSWITH[c] %@", name, name)
  }
}

extension CNMutableContact {
  /// The same, as he is kept.
  func kept(as identifier: String) -> CNContact {
    self.identifier = identifier
    return self
  }
}

/// Somebody who is changed.
public final class CNMutableContact: CNContact, @unchecked Sendable {
  /// Nobody yet.
  public override init() { super.init() }
  fileprivate override init(copying other: CNContact) { super.init(copying: other) }
  /// His name.
  public override var givenName: String {
    get { names.given }
    set { names.given = newValue }
  }
  /// His name.
  public override var familyName: String {
    get { names.family }
    set { names.family = newValue }
  }
  /// His name.
  public override var middleName: String {
    get { names.middle }
    set { names.middle = newValue }
  }
  /// What his friends call him.
  public override var nickname: String {
    get { names.nick }
    set { names.nick = newValue }
  }
  /// For whom he works.
  public override var organizationName: String {
    get { names.company }
    set { names.company = newValue }
  }
  /// As what he works.
  public override var jobTitle: String {
    get { names.job }
    set { names.job = newValue }
  }
  /// His numbers.
  public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { numbers }
    set { numbers = newValue }
  }
  /// His addresses for letters.
  public override var emailAddresses: [CNLabeledValue<NSString>] {
    get { letters }
    set { letters = newValue }
  }
  /// Where he lives.
  public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { addresses }
    set { addresses = newValue }
  }
  /// His pages.
  public override var urlAddresses: [CNLabeledValue<NSString>] {
    get { urls }
    set { urls = newValue }
  }
  /// What is written about him.
  public override var note: String {
    get { words }
    set { words = newValue }
  }
  /// When he was born.
  public override var birthday: DateComponents? {
    get { born }
    set { born = newValue }
  }
  /// A picture of him.
  public override var imageData: Data? {
    get { picture }
    set { picture = newValue }
  }
}

/// A number to call.
public final class CNPhoneNumber: NSObject, Sendable {
  /// The number.
  public let stringValue: String
  /// Creates a number.
  public init(stringValue: String) { self.stringValue = stringValue }
}

/// Where somebody lives.
public class CNPostalAddress: NSObject, @unchecked Sendable {
  fileprivate var parts = (street: "", city: "", state: "", code: "", country: "")
  fileprivate var rareParts = (area: "", locality: "", countryCode: "")
  /// A part of it.
  public var subAdministrativeArea: String { rareParts.area }
  /// A part of it.
  public var subLocality: String { rareParts.locality }
  /// A part of it.
  public var isoCountryCode: String { rareParts.countryCode }
  /// What a part of it is called.
  public class func localizedString(forKey key: String) -> String { key }
  /// A part of it.
  public var street: String { parts.street }
  /// A part of it.
  public var city: String { parts.city }
  /// A part of it.
  public var state: String { parts.state }
  /// A part of it.
  public var postalCode: String { parts.code }
  /// A part of it.
  public var country: String { parts.country }
}

/// An address that is changed.
public final class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// A part of it.
  public override var subAdministrativeArea: String {
    get { rareParts.area }
    set { rareParts.area = newValue }
  }
  /// A part of it.
  public override var subLocality: String {
    get { rareParts.locality }
    set { rareParts.locality = newValue }
  }
  /// A part of it.
  public override var isoCountryCode: String {
    get { rareParts.countryCode }
    set { rareParts.countryCode = newValue }
  }
  /// A part of it.
  public override var street: String {
    get { parts.street }
    set { parts.street = newValue }
  }
  /// A part of it.
  public override var city: String {
    get { parts.city }
    set { parts.city = newValue }
  }
  /// A part of it.
  public override var state: String {
    get { parts.state }
    set { parts.state = newValue }
  }
  /// A part of it.
  public override var postalCode: String {
    get { parts.code }
    set { parts.code = newValue }
  }
  /// A part of it.
  public override var country: String {
    get { parts.country }
    set { parts.country = newValue }
  }
}

/// Something with what it is called.
public final class CNLabeledValue<Value: NSObject>: NSObject, @unchecked Sendable {
  /// What it is called.
  public let label: String?
  /// The value.
  public let value: Value
  /// What tells it from others.
  public var identifier: String { label ?? "" }
  /// Creates one.
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
  /// What it is called, for a reader.
  public class func localizedString(forLabel label: String) -> String { label }
}

/// What a value is called.
public let CNLabelHome = "home", CNLabelWork = "work", CNLabelOther = "other",
  CNLabelPhoneNumberMobile = "mobile", CNLabelPhoneNumberMain = "main",
  CNLabelPhoneNumberiPhone = "iPhone", CNLabelEmailiCloud = "iCloud"
