import Testing
import UIKit

/// Lists of UIKit: what they ask for, what touches on them do, and what changes them.
@MainActor @Suite struct UITableTests {
  /// A list as people write it.
  final class Shelf: UITableViewController {
    var books = ["Emma", "Dune", "Ulysses"]
    private(set) var asked: [String] = []
    private(set) var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
      navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      books.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(books[indexPath.row])
      let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
      cell.textLabel?.text = books[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { "Books" }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(books[indexPath.row])")
      let page = UIHostingController(rootView: Text(verbatim: "page of \(books[indexPath.row])"))
      navigationController?.pushViewController(page, animated: true)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      books[indexPath.row] != "Dune"
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("deleted \(books.remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func takeAsked() -> [String] {
      defer { asked = [] }
      return asked
    }
  }

  private func played(_ controller: UIViewController) -> Stage {
    Stage(WindowView(UINavigationController(rootViewController: controller)))
  }

  @Test("rows are asked for once, at the end of the turn; a touch on one tells the delegate")
  func touched() throws {
    let shelf = Shelf()
    let stage = played(shelf)
    #expect(shelf.takeAsked() == ["Emma", "Dune", "Ulysses"])
    #expect(stage.tree.allWords.contains("Books"))
    #expect(stage.buttons == ["Emma", "Delete", "Dune", "Ulysses", "Delete", "Edit"])
    try stage.tap("Dune")
    stage.settle()
    #expect(shelf.log == ["selected Dune"] && stage.tree.allWords.contains("page of Dune"))
    #expect(shelf.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    stage.tree.userWentBack(on: stage.screen.layers[0].pageIDs, to: 0)
    stage.settle()
    #expect(shelf.tableView.indexPathForSelectedRow == nil && shelf.takeAsked().isEmpty)
  }

  @Test("a row is deleted behind a swipe, or while rows are edited, when none is chosen")
  func deleted() throws {
    let shelf = Shelf()
    let stage = played(shelf)
    try stage.tap("Delete", place: 1)
    #expect(shelf.log == ["deleted Ulysses"] && shelf.takeAsked().count == 3)
    #expect(stage.buttons == ["Emma", "Delete", "Dune", "Edit"])
    try stage.tap("Edit")
    #expect(shelf.tableView.isEditing && stage.buttons == ["Delete", "Done"])
    try stage.tap("Delete")
    try stage.tap("Done")
    #expect(shelf.books == ["Dune"] && stage.buttons == ["Dune", "Edit"])
  }

  @Test("what has changed and was not told of is not seen")
  func reloaded() throws {
    let shelf = Shelf()
    let stage = played(shelf)
    _ = shelf.takeAsked()
    shelf.books[0] = "Persuasion"
    shelf.title = "Shelf"
    stage.tree.endTurn()
    #expect(stage.buttons.first == "Emma" && shelf.takeAsked().isEmpty)
    shelf.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(shelf.takeAsked().isEmpty)
    stage.tree.endTurn()
    #expect(stage.buttons.first == "Persuasion" && shelf.takeAsked() == ["Persuasion"])
    shelf.books = ["Ada", "Beloved"]
    shelf.tableView.reloadData()
    shelf.tableView.reloadData()
    stage.tree.endTurn()
    #expect(shelf.takeAsked() == ["Ada", "Beloved"])
    #expect(stage.buttons == ["Ada", "Delete", "Beloved", "Delete", "Edit"])
  }

  @Test(
    "several changes are one: what goes is named by where it was, what comes by where it will be")
  func batch() {
    let shelf = Shelf()
    let stage = played(shelf)
    _ = shelf.takeAsked()
    shelf.tableView.performBatchUpdates {
      shelf.books = ["Dune", "Ada", "Emma", "Beloved"]
      shelf.tableView.insertRows(
        at: [IndexPath(row: 1, section: 0), IndexPath(row: 3, section: 0)], with: .top)
      shelf.tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
      shelf.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .top)
    }
    stage.tree.endTurn()
    #expect(shelf.takeAsked() == ["Ada", "Beloved"])
    #expect(
      shelf.tableView.visibleCells.map { $0.textLabel?.text } == ["Dune", "Ada", "Emma", "Beloved"])
  }

  @Test(
    "a change that the data source does not agree with crashes the app; so does an unknown cell")
  func crashes() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let shelf = Shelf()
        let stage = Stage(WindowView(shelf))
        shelf.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        stage.tree.endTurn()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: .zero, style: .plain)
        _ = table.dequeueReusableCell(
          withIdentifier: "nothing", for: IndexPath(row: 0, section: 0))
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "a"])
      }
    }
  }

  // MARK: Lists among views

  private final class BuyCell: UITableViewCell {
    let buy = UIButton(type: .system)
    var action: () -> Void = {}

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      buy.setTitle("Buy", for: .normal)
      buy.addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
      contentView.addSubview(buy)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Shop: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    let label = UILabel()
    var log: [String] = [] { didSet { label.text = log.last } }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      view.addSubview(table)
      table.register(BuyCell.self, forCellReuseIdentifier: "buy")
      table.dataSource = self
      table.delegate = self
      table.allowsMultipleSelection = true
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard
        let cell = tableView.dequeueReusableCell(withIdentifier: "buy", for: indexPath) as? BuyCell
      else { return UITableViewCell() }
      var content = cell.defaultContentConfiguration()
      content.text = indexPath.section == 0 ? "Tea" : "Milk"
      cell.contentConfiguration = content
      cell.action = { [weak self] in self?.log.append("bought \(indexPath.section)") }
      if indexPath.section == 1 { cell.accessoryType = .detailButton }
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(tableView.indexPathsForSelectedRows?.count ?? 0)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselected \(indexPath.section)")
    }

    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { log.append("about \(indexPath.section)") }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard indexPath.section == 0 else { return nil }
      let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
        self?.log.append("pinned")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [pin])
    }
  }

  @Test(
    "a row holds buttons that take their touches, offers what a swipe does, and can be one of several"
  )
  func parts() throws {
    let shop = Shop()
    let stage = played(shop)
    #expect(stage.buttons == ["Tea Buy", "Buy", "Pin", "Milk Buy", "Buy", "info"])
    try stage.tap("Buy", place: 1)
    try stage.tap("Pin")
    try stage.tap("info")
    try stage.tap("Tea Buy")
    try stage.tap("Milk Buy")
    try stage.tap("Tea Buy")
    #expect(
      shop.log == ["bought 1", "pinned", "about 1", "selected 1", "selected 2", "deselected 0"])
    #expect(stage.tree.allWords.contains("deselected 0"))
  }

  /// A list that says of none of its rows whether they can be edited.
  private final class Silent: NSObject, UITableViewDataSource {
    let commitsEdits: Bool
    private(set) var names = ["a", "b"]
    init(commitsEdits: Bool) { self.commitsEdits = commitsEdits }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.reloadData()
    }
  }

  @Test("that rows can be deleted is seen by who does it, where the plugin says so")
  func committed() throws {
    let controller = UIViewController()
    let table = UITableView()
    controller.view = table
    let stage = Stage(WindowView(controller))
    let silent = Silent(commitsEdits: false)
    table.dataSource = silent
    stage.tree.endTurn()
    #expect(stage.buttons.isEmpty && stage.tree.allWords == ["a", "b"])
    let telling = Silent(commitsEdits: true)
    table.dataSource = telling
    stage.tree.endTurn()
    #expect(stage.buttons == ["Delete", "Delete"])
    try stage.tap("Delete")
    #expect(telling.names == ["b"] && stage.tree.allWords.first == "b")
  }

  // MARK: Diffable data sources

  private final class Names: UIViewController {
    private(set) var source: UITableViewDiffableDataSource<Int, String>?
    private(set) var asked: [String] = []
    let table = UITableView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(table)
      source = UITableViewDiffableDataSource(tableView: table) { [weak self] _, _, name in
        self?.asked.append(name)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration { Text(verbatim: name) }
        return cell
      }
      show(["Ann", "Bob"])
    }

    func show(_ names: [String], again: [String] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(names)
      snapshot.reloadItems(again)
      source?.apply(snapshot, animatingDifferences: true)
    }
  }

  @Test("of a diffable data source only what is new, or is to be new, is asked for")
  func diffable() {
    let names = Names()
    let stage = played(names)
    #expect(names.asked == ["Ann", "Bob"])
    names.show(["Bob", "Cid", "Ann"], again: ["Ann"])
    stage.tree.endTurn()
    #expect(names.asked == ["Ann", "Bob", "Cid", "Ann"])
    #expect(stage.tree.allWords == ["Bob", "Cid", "Ann"])
    #expect(names.source?.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "Cid")
    #expect(names.source?.indexPath(for: "Ann") == IndexPath(row: 2, section: 0))
    #expect(names.source?.snapshot().numberOfItems == 3)
  }
}
