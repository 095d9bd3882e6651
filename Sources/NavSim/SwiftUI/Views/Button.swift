/// Something to tap.
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// True for a link, which can be touched beside its label, too.
  private(set) var isWider = false

  /// Creates a button.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Creates a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let close = scope.environment.own.closesDialog
    let action = action
    node.element = .control(
      ControlElement(
        use: .tap {
          close?()
          action()
        }, isEnabled: scope.environment.isEnabled, isCancel: role == .cancel,
        isWider: isWider))
    node.update(with: label, in: scope)
  }

  /// The same button as a link.
  var wider: Self {
    var button = self
    button.isWider = true
    return button
  }
}

extension Button where Label == Text {
  /// Creates a button with words.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button with words.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with words and a picture.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with words and a picture of a catalogue.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, image: image.name) }
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let number: Int
  /// It destroys something.
  public static let destructive = Self(number: 0)
  /// It leaves everything as it was.
  public static let cancel = Self(number: 1)
  /// It closes something.
  public static let close = Self(number: 2)
  /// It confirms something.
  public static let confirm = Self(number: 3)
}

/// Something that is on or off, and is tapped to change that.
public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let isOn = isOn
    node.element = .control(
      ControlElement(
        use: .tap { isOn.wrappedValue.toggle() }, isEnabled: scope.environment.isEnabled,
        value: { "\(isOn.wrappedValue)" }))
    node.update(with: label, in: scope)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with words.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with words.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// Somewhere to choose: each choice is tapped by its words.
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<Selection>
  let content: Content

  /// Creates a picker.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let selection = selection
    let isEnabled = scope.environment.isEnabled
    var scope = scope
    scope.environment.own.chooses = { tag in
      guard let value = tag.base as? Selection else { return nil }
      return ControlElement(
        use: .tap { selection.wrappedValue = value }, isEnabled: isEnabled, isChoice: true)
    }
    node.update(with: content, in: scope)
  }
}

extension Picker {
  /// Creates a picker, as earlier systems have it.
  public init(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { label } }
}

extension Picker where Label == Text {
  /// Creates a picker with words.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with words.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// Buttons behind a button, all of which can be tapped.
public struct Menu<Label: View, Content: View>: LayoutView {
  /// What it holds.
  public let content: Content

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }
}

extension Menu where Label == Text {
  /// Creates a menu with words.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A number to change by two buttons: `"Count +"` and `"Count -"`.
public struct Stepper<Label: View>: PrimitiveView {
  let label: Label
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?

  /// Creates a stepper.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// Creates a stepper of a value within bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    let up = value.wrappedValue.advanced(by: step)
    let down = value.wrappedValue.advanced(by: -step)
    let increment: @MainActor () -> Void = { value.wrappedValue = up }
    let decrement: @MainActor () -> Void = { value.wrappedValue = down }
    self.init(
      label: label, onIncrement: bounds.contains(up) ? increment : nil,
      onDecrement: bounds.contains(down) ? decrement : nil)
  }

  /// Creates a stepper of a value within bounds, which tells when it is touched: nobody holds it.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(value: value, in: bounds, step: step, label: label) }

  /// Creates a stepper of a value within bounds, which tells when it is touched: nobody holds it.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, step: step, label: label) }

  /// Creates a stepper of a value, which tells when it is touched: nobody holds it.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label) }

  /// Creates a stepper of a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let parts = [(increment, "+"), (decrement, "-")]
    node.update {
      for (index, part) in parts.enumerated() {
        let button = Button {
          part.0?()
        } label: {
          HStack {
            label
            Text(verbatim: part.1)
          }
        }
        node.place(button.disabled(part.0 == nil), .place(index), in: scope)
      }
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with words.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// Creates a stepper with words.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }
}

/// A number on a line, which nobody moves here.
public struct Slider<Label: View, ValueLabel: View>: LayoutView {
  /// What it holds.
  public let content: Label
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = label() }

  /// Creates a slider, as earlier systems have it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { content = label() }
}

extension Slider {
  /// Creates a slider with words at its ends, as earlier systems have it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) { content = label() }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = EmptyView() }
}
