/// A date to change by two buttons, `"Day +"` and `"Day -"`: by a day, or by an hour where only the
/// time is shown.
public struct DatePicker<Label: View>: PrimitiveView {
  /// What is shown of a date.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let step: TimeInterval
  let label: Label
  var bounds: ClosedRange<Date> = .distantPast...(.distantFuture)

  /// Creates a picker.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    step = displayedComponents.contains(.date) ? 86_400 : 3_600
    self.label = label()
  }

  /// Creates a picker of a date within bounds.
  public init(
    selection: Binding<Date>, in bounds: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    self.bounds = bounds
  }

  /// Creates a picker of a date that is not before another one.
  public init(
    selection: Binding<Date>, in bounds: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    self.bounds = bounds.lowerBound...max(bounds.lowerBound, .distantFuture)
  }

  /// Creates a picker of a date that is not after another one.
  public init(
    selection: Binding<Date>, in bounds: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
    self.bounds = min(bounds.upperBound, .distantPast)...bounds.upperBound
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let (selection, step, bounds) = (selection, step, bounds)
    // Read where it is touched: that another date is chosen draws nothing here.
    func button(_ sign: String, _ change: TimeInterval) -> some View {
      Button {
        let date = selection.wrappedValue.addingTimeInterval(change)
        if bounds.contains(date) { selection.wrappedValue = date }
      } label: {
        HStack {
          label
          Text(verbatim: sign)
        }
      }
    }
    node.update {
      node.place(button("+", step), .place(0), in: scope)
      node.place(button("-", -step), .place(1), in: scope)
    }
  }
}

/// What is shown of a date.
public struct DatePickerComponents: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The time.
  public static let hourAndMinute = Self(rawValue: 1)
  /// The day.
  public static let date = Self(rawValue: 2)
}

extension DatePicker where Label == Text {
  /// Creates a picker with words.
  public init(
    _ title: some AlertTitle, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(verbatim: title.titleWords)
    }
  }

  /// Creates a picker with words of a date within bounds.
  public init(
    _ title: some AlertTitle, selection: Binding<Date>, in bounds: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) {
      Text(verbatim: title.titleWords)
    }
  }

  /// Creates a picker with words of a date that is not before another one.
  public init(
    _ title: some AlertTitle, selection: Binding<Date>, in bounds: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) {
      Text(verbatim: title.titleWords)
    }
  }

  /// Creates a picker with words of a date that is not after another one.
  public init(
    _ title: some AlertTitle, selection: Binding<Date>, in bounds: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) {
      Text(verbatim: title.titleWords)
    }
  }
}

/// How a date is chosen, which nothing depends on here.
public protocol DatePickerStyle: Look {}

extension StandardLook: DatePickerStyle {}

extension Look where Self == StandardLook {
  /// A look.
  public static var compact: StandardLook { StandardLook() }
  /// A look.
  public static var graphical: StandardLook { StandardLook() }
}

extension View {
  /// The view as it is.
  public func datePickerStyle(_ style: some DatePickerStyle) -> Self { self }
}
