extension UIView {
  /// How things look there.
  public var traitCollection: UITraitCollection { .current }
  /// How it looks, by day or by night.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }
}

extension UIApplication {
  /// How the phone is held.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// How large letters are as the user wants them.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}
