import NavAppTest
import SwiftUI
import Testing
import UIKit

/// What is told on another queue than the main one.
@MainActor @Suite struct ElsewhereRowsTests {
  private final class Names: UIViewController {
    private var source: UITableViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
      super.viewDidLoad()
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      view.addSubview(table)
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
        table, path, name in
        let cell = table.dequeueReusableCell(withIdentifier: "name", for: path)
        cell.textLabel?.text = name
        return cell
      }
      self.source = source
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Ann", "Bob"])
      let rows = snapshot
      let show = Unchecked { source.apply(rows, animatingDifferences: false) }
      DispatchQueue.global().async { show.callAnywhere() }
    }
  }

  /// Main-actor code that is called as code without these checks does.
  private struct Unchecked: @unchecked Sendable {
    private let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    func callAnywhere() { unsafeBitCast(body, to: (() -> Void).self)() }
  }

  @Test("a data source that is told on another queue shows its rows on the main one")
  func elsewhere() throws {
    try AppTest("names", controller: Names()).withoutCertificates.check(seeds: 1...3, steps: 10)
  }
}
