public import Foundation

/// A month of days, of which the user chooses one or several: the next one, and the one before.
@MainActor @preconcurrency open class UICalendarView: UIView, UIKitTouchable {
  /// What is seen below a day, which nobody sees here.
  @MainActor @preconcurrency open class Decoration: NSObject {
    /// How large it is.
    public enum DecorationSize: Int, Sendable {
      /// One of them.
      case small, medium, large
    }

    /// Creates a dot.
    public override init() { super.init() }
    /// Creates a picture.
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      super.init()
    }
    /// Creates a view.
    public init(customViewProvider: @escaping @MainActor () -> UIView) { super.init() }
    /// A dot.
    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }
    /// A picture.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    /// A view.
    public static func customView(
      _ provider: @escaping @MainActor () -> UIView
    ) -> Decoration { Decoration(customViewProvider: provider) }
  }

  /// Who says what is below a day.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// How days are chosen; nil where they are not.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      selectionBehavior?.view = self
      hasChanged()
    }
  }
  /// In which calendar, language and time days are.
  open var calendar = Calendar.current, locale = Locale.current, timeZone: TimeZone?
  /// How its words look.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Which days there are.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// Whether something is below days.
  open var wantsDateDecorations = true
  /// Which month is seen.
  open var visibleDateComponents: DateComponents {
    get { visible ?? calendar.dateComponents([.calendar, .era, .year, .month], from: Date()) }
    set {
      let old = visibleDateComponents
      visible = newValue
      if old != newValue {
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
      }
    }
  }
  private var visible: DateComponents?

  /// Shows another month.
  open func setVisibleDateComponents(_ components: DateComponents, animated: Bool) {
    visibleDateComponents = components
  }
  /// Asks what is below some days.
  open func reloadDecorations(forDateComponents days: [DateComponents], animated: Bool) {
    for day in days { _ = delegate?.calendarView(self, decorationFor: day) }
  }

  var touches: [UIKitTouch] {
    guard let selectionBehavior else { return [] }
    return [("+", 1), ("-", -1)].map { sign, days in
      UIKitTouch(words: "day \(sign)") { [weak self, weak selectionBehavior] in
        guard let self, let selectionBehavior else { return }
        let last = selectionBehavior.last.flatMap { self.calendar.date(from: $0) }
        guard let next = calendar.date(byAdding: .day, value: days, to: last ?? Date()),
          availableDateRange.contains(next)
        else { return }
        selectionBehavior.isTouched(
          calendar.dateComponents([.calendar, .era, .year, .month, .day], from: next))
        hasChanged()
      }
    }
  }
}

/// Says what is below a day.
@MainActor @preconcurrency public protocol UICalendarViewDelegate: AnyObject {
  /// What is below a day; nil for nothing.
  func calendarView(
    _ view: UICalendarView, decorationFor day: DateComponents
  ) -> UICalendarView.Decoration?
  /// Another month is seen.
  func calendarView(
    _ view: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents)
}

extension UICalendarViewDelegate {
  /// Nothing.
  public func calendarView(
    _ view: UICalendarView, decorationFor day: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Nothing is done.
  public func calendarView(
    _ view: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
  ) {}
}

/// How days are chosen.
@MainActor @preconcurrency open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?
  /// The day that was chosen last.
  var last: DateComponents? { nil }
  /// The user touches a day.
  func isTouched(_ day: DateComponents) {}
  /// Asks anew which days can be chosen.
  open func updateSelectableDates() {}
}

/// One day is chosen.
@MainActor @preconcurrency
public final class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who is asked and told.
  public weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day.
  public var selectedDate: DateComponents?
  /// Creates a choice of nothing.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Chooses a day, without telling.
  public func setSelected(_ day: DateComponents?, animated: Bool) { selectedDate = day }

  override var last: DateComponents? { selectedDate }
  override func isTouched(_ day: DateComponents) {
    guard delegate?.dateSelection(self, canSelectDate: day) != false else { return }
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// Is asked and told which day is chosen.
@MainActor @preconcurrency public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// The user has chosen a day, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?)
  /// Whether a day can be chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// It can.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?
  ) -> Bool { true }
}

/// Several days are chosen.
@MainActor @preconcurrency
public final class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who is asked and told.
  public weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days.
  public var selectedDates: [DateComponents] = []
  /// Creates a choice of nothing.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Chooses days, without telling.
  public func setSelectedDates(_ days: [DateComponents], animated: Bool) { selectedDates = days }

  override var last: DateComponents? { selectedDates.last }
  override func isTouched(_ day: DateComponents) {
    if let place = selectedDates.firstIndex(of: day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) != false else { return }
      selectedDates.remove(at: place)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: day) != false else { return }
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Is asked and told which days are chosen.
@MainActor @preconcurrency public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// The user has chosen a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents)
  /// The user has chosen a day no more.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents)
  /// Whether a day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate day: DateComponents
  ) -> Bool
  /// Whether a day can be chosen no more.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate day: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// It can.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate day: DateComponents
  ) -> Bool { true }
  /// It can.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate day: DateComponents
  ) -> Bool { true }
}
