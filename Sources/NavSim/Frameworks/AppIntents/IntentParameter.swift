public import Foundation
public import SwiftUI
public import UniformTypeIdentifiers

/// What is asked for with something that an app does. It has to be there when it is read.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?

  /// What was given.
  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let none = Value.self as? any ExpressibleByNilLiteral.Type,
        let empty = none.init(nilLiteral: ()) as? Value
      {
        return empty
      }
      fatalError("a parameter is read that nobody has given")
    }
    set { value = newValue }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// Asks the user for it, who gives what is there.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
  /// Says that something else is needed.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { NeedsValue() }

  init(value: Value?) { self.value = value }

  /// Creates one.
  public convenience init(
    wrappedValue: Value, title: LocalizedStringResource = "",
    description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: wrappedValue) }

  /// Creates one.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default value: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: value) }

  /// Creates one of files.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], supportedTypeIdentifiers: [String] = [],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: nil) }

  /// Creates one that is chosen among what somebody knows.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default value: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) { self.init(value: value) }

  /// Creates one that is chosen among what somebody finds.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, query: some EntityQuery
  ) { self.init(value: nil) }
}

extension IntentParameter where Value == Int {
  /// Creates one in a range.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Int? = nil, controlStyle: IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int)
  ) { self.init(value: value) }
}

extension IntentParameter where Value == Double {
  /// Creates one in a range.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Double? = nil, controlStyle: IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)
  ) { self.init(value: value) }
}

/// By what a number is chosen.
public enum IntentControlStyle: Sendable {
  /// One of them.
  case field, slider, stepper
}

/// Something else is needed.
struct NeedsValue: Error {}

/// What an app gives of its own to what it is asked to do.
@propertyWrapper public struct AppDependency<Value>: @unchecked Sendable {
  /// What the app has given.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(of: Value.self) else {
      fatalError("\(Value.self) is read that the app has not given")
    }
    return value
  }
  /// Creates one.
  public init(key: String? = nil) {}
}

/// Keeps what an app gives of its own.
public final class AppDependencyManager: @unchecked Sendable {
  /// The one.
  public static let shared = AppDependencyManager()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  /// Gives something.
  public func add<Value>(key: String? = nil, dependency: @autoclosure @escaping () -> Value) {
    makers[ObjectIdentifier(Value.self)] = dependency
  }
  /// Gives something.
  public func add<Value>(dependency: @escaping () async throws -> Value) {}

  func value<Value>(of type: Value.Type) -> Value? {
    makers[ObjectIdentifier(type)]?() as? Value
  }
}

/// Where what is asked for comes from.
public enum InputConnectionBehavior: Sendable {
  /// One of them.
  case `default`, never, connectToPreviousIntentResult
}

/// A file that is given.
public struct IntentFile: Sendable {
  /// What is in it.
  public let data: Data
  /// What it is called.
  public let filename: String
  /// Of what kind it is.
  public let type: UTType?
  /// Where it is: nowhere.
  public var fileURL: URL? { nil }
  /// Creates one.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (self.data, self.filename, self.type) = (data, filename, type)
  }
}

/// How what is asked for is told in a sentence.
public protocol ParameterSummary {}

/// A sentence of nothing.
public struct EmptySummary: ParameterSummary {}

/// A sentence with what is asked for in it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a sentence.
  public init(_ sentence: ParameterSummaryString<Intent>) {}
  /// Creates a sentence.
  public init(
    _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryBuilder<Intent> _ others: () -> [PartialKeyPath<Intent>]
  ) {}
  /// Creates a sentence.
  public init(@ParameterSummaryBuilder<Intent> _ others: () -> [PartialKeyPath<Intent>]) {}
}

extension AppIntent {
  /// A sentence with what is asked for in it.
  public typealias Summary = IntentParameterSummary<Self>
}

/// A text with what is asked for in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// The parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates one.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// A piece of text.
    public mutating func appendLiteral(_ literal: String) {}
    /// What is asked for.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
  /// Creates a text.
  public init(stringLiteral value: String) {}
  /// Creates a text.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Puts together what else is asked for.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// One of it.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }
  /// All of it.
  public static func buildBlock(_ all: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    all
  }
}
