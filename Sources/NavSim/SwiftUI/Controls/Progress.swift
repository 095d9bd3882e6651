public import Foundation

/// Something that turns while one waits, or how far it is.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  let label: Label
  let current: CurrentValueLabel

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update {
      node.place(label, .place(0), in: scope)
      node.place(current, .place(1), in: scope)
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view.
  public init(@ViewBuilder label: () -> Label) { (self.label, current) = (label(), EmptyView()) }

  /// Creates a view of how far it is.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) { (self.label, current) = (label(), EmptyView()) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view of how much time has passed.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    (label, current) = (EmptyView(), EmptyView())
  }
}

extension ProgressView {
  /// Creates a view of how far it is.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { (self.label, current) = (label(), currentValueLabel()) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view.
  public nonisolated init() { (label, current) = (EmptyView(), EmptyView()) }

  /// Creates a view of how far it is.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    (label, current) = (EmptyView(), EmptyView())
  }

  /// Creates a view as a style draws it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    (label, current) = (EmptyView(), EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view with words.
  public init(_ title: some AlertTitle) {
    (label, current) = (Text(verbatim: title.titleWords), EmptyView())
  }

  /// Creates a view of how far it is, with words.
  public init<Value: BinaryFloatingPoint>(
    _ title: some AlertTitle, value: Value?, total: Value = 1
  ) { (label, current) = (Text(verbatim: title.titleWords), EmptyView()) }
}
