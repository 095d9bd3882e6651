// How controls look when an app says so itself: it does not change what they are called, and what an
// app draws of them is never asked for here.

/// How a button looks.
@MainActor @preconcurrency
public protocol ButtonStyle: Look {
  /// What it looks like.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = ButtonStyleConfiguration
  /// Draws it. It is never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button that is drawn.
public struct ButtonStyleConfiguration {
  /// What is on it.
  public let label: AnyView
  /// True while a finger is on it.
  public let isPressed: Bool
  /// What the button is for.
  public let role: ButtonRole?

  /// What is on it.
  public typealias Label = AnyView
}

extension StandardLook: ButtonStyle {
  /// The view as it is.
  public func makeBody(configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(configuration.label)
  }
}

/// How a button that says itself what a tap is looks.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: Look {
  /// What it looks like.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Draws it. It is never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button that says itself what a tap is that is drawn.
public struct PrimitiveButtonStyleConfiguration {
  /// What is on it.
  public typealias Label = AnyView

  /// What is on it.
  public let label: AnyView
  /// What the button is for.
  public let role: ButtonRole?

  /// Does what the button does.
  @MainActor @preconcurrency public func trigger() {}
}

/// How a toggle looks.
@MainActor @preconcurrency
public protocol ToggleStyle: Look {
  /// What it looks like.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = ToggleStyleConfiguration
  /// Draws it. It is never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle that is drawn.
public struct ToggleStyleConfiguration {
  /// What is on it.
  public typealias Label = AnyView

  /// What is on it.
  public let label: AnyView
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether some of what it stands for is off.
  public var isMixed: Bool { false }
}

extension StandardLook: ToggleStyle {
  /// The view as it is.
  public func makeBody(configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(configuration.label)
  }
}

/// How a label looks.
@MainActor @preconcurrency
public protocol LabelStyle: Look {
  /// What it looks like.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = LabelStyleConfiguration
  /// Draws it. It is never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label that is drawn.
public struct LabelStyleConfiguration {
  /// Its words.
  public typealias Title = AnyView
  /// Its picture.
  public typealias Icon = AnyView

  /// Its words.
  public let title: AnyView
  /// Its picture.
  public let icon: AnyView
}

extension StandardLook: LabelStyle {
  /// The view as it is.
  public func makeBody(configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(configuration.title)
  }
}

/// How how far something is looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle: Look {
  /// What it looks like.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Draws it. It is never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How far something is that is drawn.
public struct ProgressViewStyleConfiguration {
  /// What is on it.
  public typealias Label = AnyView
  /// How far it is, in words.
  public typealias CurrentValueLabel = AnyView

  /// What is done.
  public let label: AnyView?
  /// How far it is.
  public let currentValueLabel: AnyView?
  /// How far it is, of 1.
  public let fractionCompleted: Double?
}

extension StandardLook: ProgressViewStyle {
  /// The view as it is.
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(configuration.label)
  }
}

/// How a group looks.
@MainActor @preconcurrency
public protocol GroupBoxStyle: Look {
  /// What it looks like.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Draws it. It is never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group that is drawn.
public struct GroupBoxStyleConfiguration {
  /// What is on it.
  public typealias Label = AnyView
  /// What is in it.
  public typealias Content = AnyView

  /// What is in it.
  public let content: AnyView
  /// What it is called.
  public let label: AnyView
}

extension StandardLook: GroupBoxStyle {
  /// The view as it is.
  public func makeBody(configuration: GroupBoxStyleConfiguration) -> AnyView {
    AnyView(configuration.content)
  }
}

/// How a gauge looks.
@MainActor @preconcurrency
public protocol GaugeStyle: Look {
  /// What it looks like.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = GaugeStyleConfiguration
  /// Draws it. It is never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gauge that is drawn.
public struct GaugeStyleConfiguration {
  /// What is on it.
  public typealias Label = AnyView
  /// How far it is, in words.
  public typealias CurrentValueLabel = AnyView
  /// Where it begins.
  public typealias MinimumValueLabel = AnyView
  /// Where it ends.
  public typealias MaximumValueLabel = AnyView
  /// What is said of a place on it.
  public typealias MarkedValueLabel = AnyView

  /// What is on it.
  public let label: AnyView
  /// How far it is, of 1.
  public let value: Double
  /// How far it is.
  public let currentValueLabel: AnyView?
  /// Where it begins.
  public var minimumValueLabel: AnyView? { nil }
  /// Where it ends.
  public var maximumValueLabel: AnyView? { nil }
  /// What is said of places on it.
  public var markedValueLabels: AnyView? { nil }
}

extension StandardLook: GaugeStyle {
  /// The view as it is.
  public func makeBody(configuration: GaugeStyleConfiguration) -> AnyView {
    AnyView(configuration.label)
  }
}

/// How a group that is opened looks.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: Look {
  /// What it looks like.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Draws it. It is never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group that is opened that is drawn.
public struct DisclosureGroupStyleConfiguration {
  /// What is on it.
  public typealias Label = AnyView
  /// What is in it.
  public typealias Content = AnyView

  /// What is on it.
  public let label: AnyView
  /// What is in it.
  public let content: AnyView
  /// Whether it is open.
  @Binding public var isExpanded: Bool
}

extension StandardLook: DisclosureGroupStyle {
  /// The view as it is.
  public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    AnyView(configuration.label)
  }
}

/// How something with what it is called looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle: Look {
  /// What it looks like.
  associatedtype Body: View
  /// What is drawn.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Draws it. It is never called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Something with what it is called that is drawn.
public struct LabeledContentStyleConfiguration {
  /// What is on it.
  public typealias Label = AnyView
  /// What is in it.
  public typealias Content = AnyView

  /// What is called so.
  public let content: AnyView
  /// What it is called.
  public let label: AnyView
}

extension StandardLook: LabeledContentStyle {
  /// The view as it is.
  public func makeBody(configuration: LabeledContentStyleConfiguration) -> AnyView {
    AnyView(configuration.content)
  }
}

/// How a field looks, of which nothing is asked for here.
@MainActor @preconcurrency
public protocol TextFieldStyle: Look {
  /// What a field looks like.
  associatedtype _Body: View
  /// The words of a field.
  typealias _Label = Text
  /// Draws a field, which nobody asks for here.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension StandardLook: TextFieldStyle {
  /// The field as it is.
  public func _body(configuration: TextField<Text>) -> TextField<Text> { configuration }
}

extension View {
  /// The view as it is.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> Self { self }
  /// The view as it is.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> Self { self }
  /// The view as it is.
  public func gaugeStyle(_ style: some GaugeStyle) -> Self { self }
  /// The view as it is.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> Self { self }
  /// The view as it is.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> Self { self }
}

extension StandardLook {
  /// Creates a look.
  public init(tint: Color) { self.init() }
}

extension View {
  /// The view as it is.
  public func menuStyle(_ style: some MenuStyle) -> Self { self }
  /// The view as it is.
  public func formStyle(_ style: some FormStyle) -> Self { self }
  /// The view as it is.
  public func indexViewStyle(_ style: some IndexViewStyle) -> Self { self }
  /// The view as it is.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> Self { self }
}
