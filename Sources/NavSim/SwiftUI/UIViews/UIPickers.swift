public import Foundation

/// A date that is changed by two touches, `"date +"` and `"date -"`: by a day, or by an hour where
/// only the time is shown.
@MainActor @preconcurrency open class UIDatePicker: UIControl, UIKitTouchable {
  /// What is shown.
  public enum Mode: Int, Sendable {
    /// One of them.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  /// How it looks.
  public enum Style: Int, Sendable {
    /// One of them.
    case automatic, wheels, compact, inline
  }

  /// The date.
  open var date = Date()
  /// The first and the last.
  public var minimumDate: Date?, maximumDate: Date?
  /// What is shown.
  public var datePickerMode = Mode.dateAndTime
  /// How it looks.
  public var preferredDatePickerStyle = Style.automatic
  /// How it looks.
  public var datePickerStyle: Style { preferredDatePickerStyle }
  /// In which words.
  public var locale: Locale?, timeZone: TimeZone?, calendar: Calendar?
  /// By how many minutes it is changed.
  public var minuteInterval = 1
  /// How long, in seconds.
  public var countDownDuration: TimeInterval = 0

  /// Sets the date, of which nobody is told.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  var touches: [UIKitTouch] {
    let step: TimeInterval =
      datePickerMode == .time || datePickerMode == .countDownTimer ? 3_600 : 86_400
    return [("+", step), ("-", -step)].map { sign, change in
      UIKitTouch(words: "\(name(or: "date")) \(sign)", isEnabled: isEnabled) { [weak self] in
        self?.change(by: change)
      }
    }
  }

  private func change(by seconds: TimeInterval) {
    if datePickerMode == .countDownTimer {
      countDownDuration = max(0, countDownDuration + seconds)
    } else {
      let next = date.addingTimeInterval(seconds)
      guard next >= minimumDate ?? next, next <= maximumDate ?? next else { return }
      date = next
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// Choices on wheels, each of which is touched by its words.
@MainActor @preconcurrency open class UIPickerView: UIView, UIKitTouchable {
  /// Who knows the choices.
  public weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Who is told.
  public weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// True where a line is at the one that is chosen.
  public var showsSelectionIndicator = true
  private var chosen: [Int: Int] = [:]

  /// How many wheels there are.
  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many choices a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Which is chosen of a wheel; -1 where it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : chosen[component] ?? 0
  }
  /// Has one be chosen, of which nobody is told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
    hasChanged()
  }
  /// Asks for the choices anew, when it is drawn.
  open func reloadAllComponents() { hasChanged() }
  /// Asks for the choices of a wheel anew, when it is drawn.
  open func reloadComponent(_ component: Int) { hasChanged() }
  /// A view of a choice.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  var touches: [UIKitTouch] {
    (0..<max(0, numberOfComponents)).flatMap { component in
      (0..<max(0, numberOfRows(inComponent: component))).map { row in
        UIKitTouch(words: words(row, component)) { [weak self] in self?.choose(row, component) }
      }
    }
  }

  private func words(_ row: Int, _ component: Int) -> String {
    if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) {
      return title
    }
    if let title = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      return title.string
    }
    let label = view(forRow: row, forComponent: component) as? UILabel
    return label?.text ?? "row \(row + 1)"
  }

  private func choose(_ row: Int, _ component: Int) {
    guard row < numberOfRows(inComponent: component), selectedRow(inComponent: component) != row
    else { return }
    chosen[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

/// Knows the choices on wheels.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in view: UIPickerView) -> Int
  /// How many choices a wheel has.
  func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Is told what is chosen on wheels.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  /// The words of a choice.
  func pickerView(
    _ view: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The words of a choice, with looks.
  func pickerView(
    _ view: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A view of a choice.
  func pickerView(
    _ view: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing old: UIView?
  ) -> UIView
  /// One was chosen.
  func pickerView(_ view: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// How wide a wheel is, which nobody asks for here.
  func pickerView(_ view: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// How high a choice is, which nobody asks for here.
  func pickerView(_ view: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ view: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// None.
  public func pickerView(
    _ view: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// One with nothing on it.
  public func pickerView(
    _ view: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing old: UIView?
  ) -> UIView { UIView() }
  /// Nothing is done.
  public func pickerView(_ view: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  /// As wide as what is in it.
  public func pickerView(_ view: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
  /// As high as what is in it.
  public func pickerView(_ view: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    32
  }
}
