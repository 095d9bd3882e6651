public import Foundation

/// A picture that the system shows.
public final class INImage: NSObject, @unchecked Sendable {
  /// One of the app's.
  public convenience init(named name: String) { self.init() }
  /// One of the system's.
  public class func systemImageNamed(_ name: String) -> INImage { INImage() }
  /// One that the app has.
  public convenience init(imageData: Data) { self.init() }
  /// One elsewhere.
  public convenience init?(url: URL) { self.init() }
  /// One elsewhere.
  public convenience init?(url: URL, width: Double, height: Double) { self.init() }
}

/// Words as they are spoken.
public final class INSpeakableString: NSObject, @unchecked Sendable {
  /// The words.
  public let spokenPhrase: String
  /// How they are spoken.
  public let pronunciationHint: String?
  /// What tells them from others.
  public let vocabularyIdentifier: String?
  /// Creates some.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }
  /// Creates some.
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
    vocabularyIdentifier = nil
  }
}

/// How somebody is reached.
public enum INPersonHandleType: Int, Sendable {
  /// One of them.
  case unknown, emailAddress, phoneNumber
}
/// Where somebody is known from.
public enum INPersonSuggestionType: Int, Sendable {
  /// One of them.
  case none, socialProfile, instantMessageAddress
}
/// What a number is called.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// Its value.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let home = Self(rawValue: "home"), work = Self(rawValue: "work"),
    iPhone = Self(rawValue: "iPhone"), mobile = Self(rawValue: "mobile"),
    main = Self(rawValue: "main"), other = Self(rawValue: "other"),
    school = Self(rawValue: "school")
}
/// Who somebody is for the user.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  /// Its value.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let father = Self(rawValue: "father"), mother = Self(rawValue: "mother"),
    parent = Self(rawValue: "parent"), brother = Self(rawValue: "brother"),
    sister = Self(rawValue: "sister"), child = Self(rawValue: "child"),
    friend = Self(rawValue: "friend"), spouse = Self(rawValue: "spouse"),
    partner = Self(rawValue: "partner"), assistant = Self(rawValue: "assistant"),
    manager = Self(rawValue: "manager")
}

/// How somebody is reached.
public final class INPersonHandle: NSObject, @unchecked Sendable {
  /// The number or the address.
  public let value: String?
  /// Which it is.
  public let type: INPersonHandleType
  /// What it is called.
  public let label: INPersonHandleLabel?
  /// Creates one.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
  }
}

/// Somebody with whom an app has to do.
public final class INPerson: NSObject, @unchecked Sendable {
  /// How he is reached.
  public let personHandle: INPersonHandle?
  /// His names.
  public let nameComponents: PersonNameComponents?
  /// His name.
  public let displayName: String
  /// His picture.
  public let image: INImage?
  /// Who he is among the user's people.
  public let contactIdentifier: String?
  /// Who he is for the app.
  public let customIdentifier: String?
  /// True for the user.
  public let isMe: Bool
  /// Where he is known from.
  public let suggestionType: INPersonSuggestionType
  /// How else he is reached.
  public let aliases: [INPersonHandle]?
  /// Who he is for the user.
  public let relationship: INPersonRelationship?

  /// Creates somebody.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
    suggestionType: INPersonSuggestionType = .none
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? personHandle.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.isMe = isMe
    self.suggestionType = suggestionType
    aliases = nil
    relationship = nil
  }
  /// Creates somebody who is reached in several ways.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? personHandle.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    isMe = false
    self.suggestionType = suggestionType
    self.aliases = aliases
    relationship = nil
  }
}
