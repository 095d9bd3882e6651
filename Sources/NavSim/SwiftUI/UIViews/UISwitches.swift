public import Foundation

extension UIView {
  /// What a control is called: what is said of it for those who do not see it, or its kind.
  func name(or kind: String) -> String {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    return kind
  }
}

/// Something that is on or off: a touch, `"switch"`, changes that.
@MainActor @preconcurrency open class UISwitch: UIControl, UIKitTouchable {
  /// Whether it is on.
  open var isOn = false { didSet { hasChanged() } }
  /// Its colours.
  public var onTintColor: UIColor?, thumbTintColor: UIColor?
  /// Its words.
  public var title: String?
  /// Its pictures.
  public var onImage: UIImage?, offImage: UIImage?
  /// How it is wanted to look.
  public var preferredStyle = Style.automatic
  /// How it looks.
  public var style: Style { .sliding }

  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// One of them.
    case automatic, checkbox, sliding
  }

  /// How all of them look.
  public class func appearance() -> UISwitch { UISwitch(frame: .zero) }

  /// Has it be on, or off, of which nobody is told.
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  var touches: [UIKitTouch] {
    [
      UIKitTouch(words: title ?? name(or: "switch"), isEnabled: isEnabled) { [weak self] in
        self?.isOn.toggle()
        self?.sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
      }
    ]
  }
}

/// A number on a line: two touches, `"slider +"` and `"slider -"`, change it by a tenth of the line.
@MainActor @preconcurrency open class UISlider: UIControl, UIKitTouchable {
  /// The number.
  open var value: Float = 0 {
    didSet {
      let bounded = min(max(value, minimumValue), max(minimumValue, maximumValue))
      if bounded != value { value = bounded }
    }
  }
  /// The ends of the line.
  public var minimumValue: Float = 0, maximumValue: Float = 1
  /// True where it is told while a finger moves.
  public var isContinuous = true
  /// Its colours.
  public var minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?,
    thumbTintColor: UIColor?
  /// The pictures at its ends.
  public var minimumValueImage: UIImage?, maximumValueImage: UIImage?

  /// How all of them look.
  public class func appearance() -> UISlider { UISlider(frame: .zero) }

  /// Sets the number, of which nobody is told.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the picture of what is moved.
  public func setThumbImage(_ image: UIImage?, for state: UIControlState) {}

  var touches: [UIKitTouch] {
    let step = (maximumValue - minimumValue) / 10
    return [("+", step), ("-", -step)].map { sign, change in
      UIKitTouch(words: "\(name(or: "slider")) \(sign)", isEnabled: isEnabled) { [weak self] in
        self?.value += change
        self?.sendActions(for: [.valueChanged, .touchUpInside])
      }
    }
  }
}

/// A number that is changed by two touches, `"stepper +"` and `"stepper -"`.
@MainActor @preconcurrency open class UIStepper: UIControl, UIKitTouchable {
  /// The number.
  open var value: Double = 0 { didSet { hasChanged() } }
  /// The least and the most.
  public var minimumValue: Double = 0, maximumValue: Double = 100
  /// By how much a touch changes it.
  public var stepValue: Double = 1
  /// Whether the least follows on the most.
  public var wraps = false, autorepeat = true, isContinuous = true

  var touches: [UIKitTouch] {
    [("+", stepValue), ("-", -stepValue)].map { sign, change in
      let bounds = minimumValue...max(minimumValue, maximumValue)
      let isWithin = wraps || bounds.contains(value + change)
      return UIKitTouch(
        words: "\(name(or: "stepper")) \(sign)", isEnabled: isEnabled && isWithin
      ) { [weak self] in
        guard let self else { return }
        let next = value + change
        value =
          next > maximumValue
          ? (wraps ? minimumValue : maximumValue)
          : next < minimumValue ? (wraps ? maximumValue : minimumValue) : next
        sendActions(for: [.valueChanged, .touchUpInside])
      }
    }
  }
}

/// Choices in a row, each of which is touched by its words.
@MainActor @preconcurrency open class UISegmentedControl: UIAppearanceProxy, UIKitTouchable {
  /// None of them.
  public static let noSegment = -1

  /// Which is chosen; -1 for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { hasChanged() } }
  /// Sets a picture in place of words, which nobody sees.
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {}
  /// Its picture: none is kept.
  open func imageForSegment(at index: Int) -> UIImage? { nil }
  /// How wide it is, in points: as its words are.
  open func widthForSegment(at index: Int) -> CGFloat { 0 }
  /// True where a choice does not stay.
  public var isMomentary = false, apportionsSegmentWidthsByContent = false
  private var titles: [String] = [] { didSet { hasChanged() } }
  private var disabled: Set<Int> = []
  private var actions: [Int: UIAction] = [:]

  /// How all of them look.
  public override class func appearance() -> UISegmentedControl { UISegmentedControl(frame: .zero) }

  /// Creates choices.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = items?.map { $0 is UIImage ? "picture" : "\($0)" } ?? []
  }
  /// Creates one.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates one: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many there are.
  public var numberOfSegments: Int { titles.count }
  /// The words of one.
  open func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }
  /// Sets the words of one.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if titles.indices.contains(index) { titles[index] = title ?? "" }
  }
  /// Adds one.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(index, 0), titles.count))
  }
  /// Adds one with a picture.
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insertSegment(withTitle: "picture", at: index, animated: animated)
  }
  /// Adds one that does something.
  open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: index, animated: animated)
    actions[min(max(index, 0), titles.count - 1)] = action
  }
  /// Takes one away.
  open func removeSegment(at index: Int, animated: Bool) {
    if titles.indices.contains(index) { titles.remove(at: index) }
  }
  /// Takes all away.
  open func removeAllSegments() { titles = [] }
  /// Has one be touched, or not.
  open func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    if isEnabled { disabled.remove(index) } else { disabled.insert(index) }
    hasChanged()
  }
  /// Whether one can be touched.
  open func isEnabledForSegment(at index: Int) -> Bool { !disabled.contains(index) }
  /// Sets what is behind, which nobody sees.
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics
  ) {}
  /// Sets what is between, which nobody sees.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControlState,
    rightSegmentState right: UIControlState, barMetrics: UIBarMetrics
  ) {}
  /// A place of a choice among others.
  public enum Segment: Int, Sendable {
    /// One of them.
    case any, left, center, right, alone
  }
  /// How far the words of choices are moved.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType segment: Segment, barMetrics: UIBarMetrics
  ) {}
  /// How far the words of one are moved.
  open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {}
  /// How far the words of one are moved: not at all.
  open func contentOffsetForSegment(at index: Int) -> CGSize { .zero }
  /// What one does.
  open func actionForSegment(at index: Int) -> UIAction? { actions[index] }
  /// Has one do something.
  open func setAction(_ action: UIAction, forSegmentAt index: Int) {
    actions[index] = action
    setTitle(action.title, forSegmentAt: index)
  }
  /// How wide one is, in points.
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {}

  var touches: [UIKitTouch] {
    titles.enumerated().map { index, title in
      UIKitTouch(
        words: title.isEmpty ? "segment" : title, isEnabled: isEnabled && !disabled.contains(index)
      ) { [weak self] in
        guard let self, isMomentary || selectedSegmentIndex != index else { return }
        selectedSegmentIndex = index
        actions[index]?.perform()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
      }
    }
  }
}

/// The dots of pages, which a finger does not touch here.
open class UIPageControl: UIAppearanceProxy {
  /// How many pages there are, and which is shown.
  public var numberOfPages = 0, currentPage = 0
  /// Whether a finger that moves goes on and on, and the picture of a dot.
  public var allowsContinuousInteraction = true, preferredIndicatorImage: UIImage?
  /// Sets the picture of a dot, which nobody sees.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// Which way pages follow each other, and how far the next one is.
  public var direction = Direction.natural, preferredCurrentPageIndicatorImage: UIImage?
  /// Sets the picture of the dot of a page while it is shown, which nobody sees.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// The picture of a dot: none.
  public func indicatorImage(forPage page: Int) -> UIImage? { nil }
  /// The picture of the dot of a page while it is shown: none.
  public func currentPageIndicatorImage(forPage page: Int) -> UIImage? { nil }
  /// What a finger does to it: nothing.
  public var interactionState: InteractionState { .none }
  /// Which way pages follow each other.
  public enum Direction: Int, Sendable {
    /// One of them.
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// What a finger does to it.
  public enum InteractionState: Int, Sendable {
    /// One of them.
    case none, discrete, continuous
  }
  /// How large dots are: nobody knows.
  public func size(forNumberOfPages count: Int) -> CGSize { .zero }
  /// True where one dot is not seen.
  public var hidesForSinglePage = false
  /// What is behind the dots, which nothing depends on here.
  public enum BackgroundStyle: Int, Sendable {
    /// One of them.
    case automatic, prominent, minimal
  }
  /// What is behind the dots.
  public var backgroundStyle = BackgroundStyle.automatic

  /// How all of them look.
  public override class func appearance() -> UIPageControl { UIPageControl(frame: .zero) }
}

/// How far something is.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// One of them.
    case `default`, bar
  }

  /// How far, from 0 to 1.
  open var progress: Float = 0
  /// Its colours.
  public var progressTintColor: UIColor?, trackTintColor: UIColor?
  /// How it looks.
  public var progressViewStyle = Style.default

  /// Creates one.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how far.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// What loads anew as the user pulls it down: a touch, `"pull to refresh"`, until it is told that it
/// has ended.
@MainActor @preconcurrency open class UIRefreshControl: UIControl, UIKitTouchable {
  /// True while something is loaded.
  public private(set) var isRefreshing = false { didSet { hasChanged() } }
  /// Its words.
  public var attributedTitle: NSAttributedString?

  /// Something is loaded, of which nobody is told.
  open func beginRefreshing() { isRefreshing = true }
  /// It is.
  open func endRefreshing() { isRefreshing = false }

  var touches: [UIKitTouch] {
    [
      UIKitTouch(words: "pull to refresh", isEnabled: isEnabled && !isRefreshing) { [weak self] in
        self?.isRefreshing = true
        self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    ]
  }
}
