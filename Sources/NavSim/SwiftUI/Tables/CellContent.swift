/// What is on a cell: views of the app's, and what its configuration shows.
@MainActor final class CellContent {
  let view = UIView(frame: .zero)
  private var shown: UIView?

  /// What it shows; another one takes its place.
  var configuration: (any UIContentConfiguration)? {
    didSet {
      shown?.removeFromSuperview()
      shown = configuration?.makeContentView()
      if let shown { view.insertSubview(shown, at: 0) }
    }
  }

  /// Puts a view on it.
  func part<Part: UIView>(_ part: Part) -> Part {
    view.addSubview(part)
    return part
  }
}
