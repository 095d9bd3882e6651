import Testing
import UIKit

/// Menus of UIKit: each entry can be touched, wherever the menu is shown.
@MainActor @Suite struct MenuTests {
  private final class Page: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private(set) var log: [String] = []
    private let button = UIButton(type: .system)
    private let table = UITableView()

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { [weak self] action in
        self?.log.append("\(action.title)\(action.sender is UIButton ? " of the button" : "")")
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Sort", for: .normal)
      button.addAction(action("touched"), for: .touchUpInside)
      let orders = UIMenu(
        title: "Order", options: .displayInline, children: [action("Up"), action("Down")])
      button.menu = UIMenu(children: [action("Name"), orders, action("Secret", .hidden)])
      button.showsMenuAsPrimaryAction = true
      table.dataSource = self
      table.delegate = self
      for part in [button, table] { view.addSubview(part) }
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More",
        menu: UIMenu(children: [action("Rename"), action("Remove", [.disabled, .destructive])]))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Emma"
      return cell
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
        UIMenu(title: "", children: [action("Lend")])
      }
    }

    func showsButton(_ isButton: Bool) { button.showsMenuAsPrimaryAction = !isButton }
  }

  @Test("the entries of a button, of a bar's button and of a row are touched by their words")
  func touched() throws {
    let page = Page()
    let stage = Stage(WindowView(UINavigationController(rootViewController: page)))
    #expect(
      Set(stage.buttons) == ["Name", "Up", "Down", "Rename", "Emma", "Lend"])
    for words in ["Down", "Rename", "Lend"] { try stage.tap(words) }
    #expect(page.log == ["Down of the button", "Rename", "Lend"])
    page.showsButton(true)
    stage.tree.endTurn()
    try stage.tap("Sort")
    try stage.tap("Name")
    #expect(page.log.suffix(2) == ["touched of the button", "Name of the button"])
  }
}
