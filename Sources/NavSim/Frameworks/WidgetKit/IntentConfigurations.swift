@_exported public import AppIntents
@_exported public import Intents
public import SwiftUI

/// Knows what a widget shows of which the user chooses something.
public protocol AppIntentTimelineProvider {
  /// What it shows at a time.
  associatedtype Entry: TimelineEntry
  /// What the user chooses.
  associatedtype Intent: WidgetConfigurationIntent
  /// What is around a widget.
  typealias Context = TimelineProviderContext
  /// What is shown before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What is shown where widgets are chosen.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What is shown from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

/// A widget of which the user chooses something.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// Creates one.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

/// Knows what a widget shows of which the user chooses something, in an older way.
public protocol IntentTimelineProvider {
  /// What it shows at a time.
  associatedtype Entry: TimelineEntry
  /// What the user chooses.
  associatedtype Intent: INIntent
  /// What is around a widget.
  typealias Context = TimelineProviderContext
  /// What is shown before anything is known.
  func placeholder(in context: Context) -> Entry
  /// What is shown where widgets are chosen.
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
  /// What is shown from now on.
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping (Timeline<Entry>) -> Void)
}

/// A widget of which the user chooses something, in an older way.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  /// Creates one.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

/// A switch or a button of an app outside it, which nobody draws here.
public protocol ControlWidget {
  /// What it is made of.
  associatedtype Body: ControlWidgetConfiguration
  /// Creates one.
  @MainActor @preconcurrency init()
  /// What it is made of.
  @MainActor @preconcurrency var body: Body { get }
}

/// What such a switch or button is made of.
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// The same.
  public func displayName(_ name: LocalizedStringResource) -> Self { self }
  /// The same.
  public func description(_ description: LocalizedStringResource) -> Self { self }
}

/// Knows the value of a switch.
public protocol ControlValueProvider {
  /// Of what kind.
  associatedtype Value
  /// What is shown where switches are chosen.
  var previewValue: Value { get }
  /// The value.
  func currentValue() async throws -> Value
}

/// Knows the value of a switch of which the user chooses something.
public protocol AppIntentControlValueProvider {
  /// What the user chooses.
  associatedtype Configuration: ControlConfigurationIntent
  /// Of what kind.
  associatedtype Value
  /// What is shown where switches are chosen.
  func previewValue(configuration: Configuration) -> Value
  /// The value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// One of which the user chooses nothing.
public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
  /// Creates one.
  public init(kind: String, content: @escaping () -> Content) {}
  /// Creates one.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) {}
}

/// One of which the user chooses something.
public struct AppIntentControlConfiguration<Configuration, Content>: ControlWidgetConfiguration {
  /// Creates one.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

/// A button of an app outside it.
public struct ControlWidgetButton<Label: View> {
  /// Creates one.
  public init(action: some AppIntent, @ViewBuilder label: @escaping () -> Label) {}
}

/// A switch of an app outside it.
public struct ControlWidgetToggle<Title: View, Label: View> {
  /// Creates one.
  public init(
    isOn: Bool, action: some AppIntent, @ViewBuilder label: @escaping () -> Title,
    @ViewBuilder valueLabel: @escaping (Bool) -> Label
  ) {}
}

extension ControlWidgetToggle where Title == Text {
  /// Creates one.
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: some AppIntent,
    @ViewBuilder valueLabel: @escaping (Bool) -> Label
  ) {}
}
