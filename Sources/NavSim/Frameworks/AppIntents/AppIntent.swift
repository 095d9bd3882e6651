@_exported public import Foundation
@_exported public import SwiftUI

/// What an app can be asked to do from outside, which only its own buttons do here.
public protocol AppIntent: Sendable {
  /// What has come of it.
  associatedtype PerformResult: IntentResult
  /// How it is told in a sentence.
  associatedtype SummaryContent: ParameterSummary = EmptySummary
  /// Creates one.
  init()
  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does, in words.
  static var description: IntentDescription? { get }
  /// True where the app comes to the screen.
  static var openAppWhenRun: Bool { get }
  /// True where others can find it.
  static var isDiscoverable: Bool { get }
  /// Who may ask for it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// How it is told in a sentence.
  static var parameterSummary: SummaryContent { get }
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// None.
  public static var description: IntentDescription? { nil }
  /// False.
  public static var openAppWhenRun: Bool { false }
  /// True.
  public static var isDiscoverable: Bool { true }
  /// Everybody.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// What is asked for with it.
  public typealias Parameter = IntentParameter
  /// What the app itself gives to it.
  public typealias Dependency = AppDependency
  /// Does it. What comes of it nobody sees.
  public func callAsFunction(donate: Bool = false) async throws { _ = try await perform() }
  /// Says that it was done, which nobody keeps.
  @discardableResult public func donate() async throws -> Bool { true }
}

extension AppIntent where SummaryContent == EmptySummary {
  /// None.
  public static var parameterSummary: EmptySummary { EmptySummary() }
}

/// Who may ask for something.
public enum IntentAuthenticationPolicy: Sendable {
  /// One of them.
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What something does, in words.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The words.
  public let descriptionText: LocalizedStringResource
  /// Creates a text.
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) { descriptionText = text }
  /// Creates a text.
  public init(stringLiteral value: String) { descriptionText = .init(stringLiteral: value) }
}

/// One that opens something of the app.
public protocol OpenIntent: AppIntent where PerformResult == EmptyResult {
  /// What it opens.
  associatedtype Value
  /// What it opens.
  var target: Value { get set }
}

extension OpenIntent {
  /// True.
  public static var openAppWhenRun: Bool { true }
  /// Opens nothing by itself.
  public func perform() async throws -> EmptyResult { .result() }
}

/// One whose views say what it opens.
public protocol TargetContentProvidingIntent: AppIntent {}
/// One that opens the app.
public protocol ForegroundContinuableIntent: AppIntent {}
/// One that plays sounds.
public protocol AudioPlaybackIntent: AppIntent {}
/// One that is done with what an activity shows.
public protocol LiveActivityIntent: AppIntent {}
/// One that sets a value, by a switch outside the app.
public protocol SetValueIntent: AppIntent {
  /// What it sets.
  associatedtype ValueType
  /// The new value.
  var value: ValueType { get set }
}
/// One that says how a widget is.
public protocol WidgetConfigurationIntent: AppIntent {}
/// One that says how a control is.
public protocol ControlConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Nobody asks for it.
  public func perform() async throws -> Never { throw IntentIsConfiguration() }
}

extension ControlConfigurationIntent {
  /// Nobody asks for it.
  public func perform() async throws -> Never { throw IntentIsConfiguration() }
}

/// It says how something is, and does nothing.
struct IntentIsConfiguration: Error {}

/// One of which the system guesses that it is wanted.
public protocol PredictableIntent: AppIntent {
  /// How that is told.
  associatedtype Prediction: IntentPredictionConfiguration
  /// How that is told.
  static var predictionConfiguration: Prediction { get }
}

/// How it is told that something may be wanted.
public protocol IntentPredictionConfiguration {}

/// How it is told that something may be wanted.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// Creates one.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) {}
  /// Creates one.
  public init<Value>(
    parameters: KeyPath<Intent, IntentParameter<Value>>,
    displayRepresentation: @escaping (Value) -> DisplayRepresentation
  ) {}
  /// Creates one.
  public init<One, Two>(
    parameters: (KeyPath<Intent, IntentParameter<One>>, KeyPath<Intent, IntentParameter<Two>>),
    displayRepresentation: @escaping (One, Two) -> DisplayRepresentation
  ) {}
}

extension PredictableIntent {
  /// How it is told that it may be wanted.
  public typealias IntentPrediction = AppIntents.IntentPrediction<Self>
}
