/// A colour that the user can change, which nobody does here.
@MainActor @preconcurrency open class UIColorWell: UIControl {
  /// The colour.
  open var selectedColor: UIColor?
  /// Whether it can be one that is seen through.
  public var supportsAlpha = true
  /// The words over the colours.
  public var title: String?
}
