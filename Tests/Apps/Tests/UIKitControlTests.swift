import QuickLook
import Testing
import UIKit

/// Controls of UIKit, fields to search in, layers of the system's, and what waits for transitions.
@MainActor @Suite struct UIKitControlTests {
  private final class Settings: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let wifi = UISwitch()
    let size = UISegmentedControl(items: ["Small", "Large"])
    let count = UIStepper()
    let volume = UISlider()
    let day = UIDatePicker()
    let color = UIPickerView()
    let refresh = UIRefreshControl()
    private(set) var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      count.maximumValue = 1
      size.selectedSegmentIndex = 0
      day.datePickerMode = .date
      day.date = Date(timeIntervalSince1970: 0)
      day.minimumDate = day.date
      color.dataSource = self
      color.delegate = self
      let scroll = UIScrollView()
      scroll.refreshControl = refresh
      for control in [wifi, size, count, volume, day, refresh] as [UIControl] {
        let name = String("\(type(of: control))".dropFirst(2))
        control.addAction(
          UIAction { [weak self] _ in self?.log.append(name) }, for: .valueChanged)
        if control !== refresh { view.addSubview(control) }
      }
      view.addSubview(color)
      view.addSubview(scroll)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { ["red", "blue"][row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("row \(row)")
    }
  }

  @Test(
    "a control is changed by touches, and tells of that; a choice that is there is not chosen again"
  )
  func changed() throws {
    let settings = Settings()
    let stage = Stage(WindowView(settings))
    #expect(
      stage.buttons == [
        "switch", "Small", "Large", "stepper +", "slider +", "slider -", "date +", "date -", "red",
        "blue", "pull to refresh",
      ])
    for words in ["switch", "Small", "Large", "stepper +", "slider +", "date -", "date +", "red"] {
      try stage.tap(words)
    }
    try stage.tap("blue")
    try stage.tap("pull to refresh")
    #expect(
      settings.log == [
        "Switch", "SegmentedControl", "Stepper", "Slider", "DatePicker", "row 1", "RefreshControl",
      ])
    #expect(settings.wifi.isOn && settings.size.selectedSegmentIndex == 1)
    #expect(settings.count.value == 1 && settings.volume.value > 0)
    #expect(settings.day.date == Date(timeIntervalSince1970: 86_400))
    #expect(settings.color.selectedRow(inComponent: 0) == 1 && settings.refresh.isRefreshing)
    #expect(!stage.buttons.contains("pull to refresh") && stage.buttons.contains("stepper -"))
    settings.refresh.endRefreshing()
    stage.tree.endTurn()
    #expect(stage.buttons.contains("pull to refresh"))
  }

  private final class Search: UITableViewController, UISearchResultsUpdating {
    private var names: [String] { ["Ann", "Bob"].filter { shown.isEmpty || $0.contains(shown) } }
    private var shown = ""
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      search.searchResultsUpdater = self
      search.searchBar.placeholder = "Find"
      navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
      shown = searchController.searchBar.text ?? ""
      tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  @Test("who searches is told of what is typed, and that it is over")
  func searched() throws {
    let stage = Stage(WindowView(UINavigationController(rootViewController: Search())))
    #expect(stage.buttons == ["Ann", "Bob", "Find"])
    try stage.type("Bo", into: "Find")
    #expect(stage.buttons == ["Bob", "Find", "Cancel"])
    try stage.tap("Cancel")
    #expect(stage.buttons == ["Ann", "Bob", "Find"])
  }

  private final class Pickers: UIViewController, UIDocumentPickerDelegate,
    UIFontPickerViewControllerDelegate, UIColorPickerViewControllerDelegate,
    QLPreviewControllerDataSource, QLPreviewControllerDelegate
  {
    private(set) var log: [String] = []
    private let file = URL(fileURLWithPath: "/letter.pdf")

    override func viewDidLoad() {
      super.viewDidLoad()
      add("file") {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        picker.delegate = $0
        return picker
      }
      add("font") {
        let picker = UIFontPickerViewController()
        picker.delegate = $0
        return picker
      }
      add("color") {
        let picker = UIColorPickerViewController()
        picker.delegate = $0
        return picker
      }
      add("look") {
        let preview = QLPreviewController()
        (preview.dataSource, preview.delegate) = ($0, $0)
        return preview
      }
    }

    private func add(_ words: String, _ make: @escaping (Pickers) -> UIViewController) {
      let action = UIAction(title: words) { [weak self] _ in
        guard let self else { return }
        present(make(self), animated: true)
      }
      view.addSubview(UIButton(primaryAction: action))
    }

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { log.append("file \(urls.count)") }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append("font \(viewController.selectedFontDescriptor != nil)")
      dismiss(animated: true)
    }
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
      log.append("color")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      log.append("no more")
    }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> QLPreviewItem { file as NSURL }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { log.append("looked") }
  }

  @Test("files, letters and colours are picked on layers of the system's, and a file is looked at")
  func picked() throws {
    let pickers = Pickers()
    let stage = Stage(WindowView(pickers))
    for words in [
      "file", "Pick the file", "font", "Pick the font", "color", "Pick the color", "Close", "look",
    ] {
      try stage.tap(words)
      stage.settle()
    }
    #expect(stage.tree.allWords.contains("letter.pdf"))
    try stage.tap("Done")
    stage.settle()
    #expect(pickers.log == ["file 1", "font true", "color", "no more", "looked"])
    #expect(stage.buttons == ["file", "font", "color", "look"])
  }

  private final class Page: UIViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("will appear")
    }
    override func viewDidLayoutSubviews() { log.add("in place") }
    override func viewDidAppear(_ animated: Bool) { log.add("appears") }
  }

  @Test("what waits for a transition is called when that has ended, and not with none")
  func coordinated() throws {
    let log = Log()
    let stack = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(WindowView(stack))
    #expect(stack.transitionCoordinator == nil)
    stack.pushViewController(Page(log), animated: true)
    stack.transitionCoordinator?.animate(alongsideTransition: { _ in log.add("along") }) { _ in
      log.add("pushed")
    }
    #expect(log.take() == ["along"])
    stage.settle()
    #expect(log.take() == ["will appear", "in place", "appears", "pushed"])
    #expect(stack.transitionCoordinator == nil)
    stack.popViewController(animated: true)
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log.add("popped") }
    stack.pushViewController(Page(log), animated: false)
    stage.settle()
    #expect(log.take() == ["popped", "will appear", "in place", "appears"])
  }

  @Test("a finger lets go where the user has swiped, and not where a button or the app went back")
  func letsGo() throws {
    let log = Log()
    let stack = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(WindowView(stack))
    func wait(_ words: String) {
      stack.transitionCoordinator?.notifyWhenInteractionChanges { _ in log.add(words) }
    }
    for isHidden in [false, true] {
      stack.isNavigationBarHidden = isHidden
      stack.pushViewController(UIViewController(), animated: true)
      wait("pushed")
      stage.settle()
      stack.popViewController(animated: true)
      wait("popped")
      stage.settle()
      stack.pushViewController(UIViewController(), animated: true)
      stage.settle()
      let pages = try #require(stage.tree.wanted.layers.last?.pageIDs)
      stage.tree.userWentBack(on: pages, to: 0)
      wait("back \(isHidden)")
      stage.settle()
    }
    #expect(log.take() == ["back true"])
  }

  @Test("a layer is moved, and what waits for that is done when it has ended")
  func layers() async throws {
    let log = Log()
    let view = UIView()
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(roundedRect: .zero, cornerRadius: 4).cgPath
    view.layer.addSublayer(shape)
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.insertSublayer(gradient, at: 0)
    #expect(view.layer.sublayers == [gradient, shape] && shape.superlayer === view.layer)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.add("over") }
    let move = CABasicAnimation(keyPath: "strokeEnd")
    (move.fromValue, move.toValue, move.duration) = (0, 1, 0.01)
    shape.add(move, forKey: "move")
    CATransaction.commit()
    #expect(shape.animationKeys() == ["move"] && log.lines.isEmpty)
    for _ in 0..<1_000 where log.lines.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    #expect(log.lines == ["over"] && shape.animationKeys() == nil)
    shape.removeFromSuperlayer()
    #expect(view.layer.sublayers == [gradient])
  }
}
