import UIKit

/// A page, turned by a timer, by a touch, and by buttons.
class PageController: UIViewController {
  @IBOutlet private weak var outlet: UILabel?
  private let label = UILabel()
  private lazy var forward: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Next", for: .normal)
    button.addTarget(self, action: #selector(turn), for: .touchUpInside)
    return button
  }()
  @objc private dynamic var page = 1

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Page 1"
    label.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(self.labelWasTapped(_:))))
    view.addSubview(label)
    view.addSubview(forward)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Finish", style: .done, target: self, action: #selector(PageController.finish))
    Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(timeHasPassed), userInfo: nil,
      repeats: false)
  }

  @objc private func turn() {
    page += 1
    label.text = "Page \(page)"
  }

  @objc func labelWasTapped(_ recognizer: UITapGestureRecognizer) {
    page -= recognizer.state == .ended ? 1 : 0
    label.text = "Page \(page)"
  }

  @objc private func timeHasPassed(timer: Timer) { label.text = "Page \(page), tired" }

  @IBAction func finish(_ sender: UIBarButtonItem) {
    NotificationCenter.default.post(
      name: .bookWasRead, object: self, userInfo: ["title": title ?? ""])
  }
}
