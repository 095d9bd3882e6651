public import Foundation
public import SwiftUI

/// Something of an app that it can be asked about.
public protocol AppEntity: Identifiable, DisplayRepresentable, IntentValue, Sendable
where ID: Hashable & Sendable {
  /// What finds them.
  associatedtype DefaultQuery: EntityQuery
  /// What finds them.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// What is told of it.
  public typealias Property = EntityProperty
}

/// One of which there is a single one.
public protocol UniqueAppEntity: AppEntity {}
/// One that is not kept.
public protocol TransientAppEntity: Identifiable, DisplayRepresentable, IntentValue, Sendable {}
/// One that the system's search finds.
public protocol IndexedEntity: AppEntity {}

/// What is told of something of an app.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
  private var value: Value?
  /// What is told.
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("a property is read that nobody has set") }
      return value
    }
    set { value = newValue }
  }
  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
  /// Creates one.
  public init(title: LocalizedStringResource = "") {}
}

/// A choice of an app's that it can be asked with.
public protocol AppEnum: DisplayRepresentable, CaseIterable, RawRepresentable, Hashable,
  IntentValue, Sendable
where RawValue == String {
  /// How each is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// How it is shown.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: rawValue)
  }
  /// How it is shown.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// What can be shown outside an app.
public protocol DisplayRepresentable {
  /// What such things are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// How it is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

/// How something is shown outside an app.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// A picture.
  public struct Image: Sendable {
    /// Creates a picture of the system's.
    public init(systemName: String, isTemplate: Bool? = nil) {}
    /// Creates a picture of the app's.
    public init(named name: String, isTemplate: Bool? = nil) {}
    /// Creates a picture.
    public init(data: Data, isTemplate: Bool? = nil) {}
    /// Creates a picture.
    public init(url: URL, isTemplate: Bool? = nil) {}
  }
  /// The words.
  public let title: LocalizedStringResource
  /// More words.
  public let subtitle: LocalizedStringResource?
  /// The picture.
  public let image: Image?
  /// Creates one.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
  /// Creates one.
  public init(stringLiteral value: String) { self.init(title: .init(stringLiteral: value)) }
}

/// What things of a kind are called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The word.
  public let name: LocalizedStringResource
  /// Creates one.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
  }
  /// Creates one.
  public init(stringLiteral value: String) { name = .init(stringLiteral: value) }
}

/// Knows what can be chosen.
public protocol DynamicOptionsProvider: Sendable {
  /// What.
  associatedtype Result = [String]
  /// What can be chosen.
  func results() async throws -> Result
}

/// Finds things of an app.
public protocol EntityQuery: DynamicOptionsProvider {
  /// What it finds.
  associatedtype Entity: AppEntity
  /// What they are put into.
  associatedtype Result = [Entity]
  /// Creates one.
  init()
  /// Those that are called so.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Those that are offered.
  func suggestedEntities() async throws -> Result
  /// The one that is taken where nobody chooses.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// What the app itself gives to it.
  public typealias Dependency = AppDependency
  /// None.
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// Those that are offered.
  public func results() async throws -> [Entity] { try await suggestedEntities() }
}

/// Finds them by what somebody says.
public protocol EntityStringQuery: EntityQuery {
  /// Those that match.
  func entities(matching string: String) async throws -> [Entity]
}

/// Knows all of them.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All.
  func allEntities() async throws -> [Entity]
}
