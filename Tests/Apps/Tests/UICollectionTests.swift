import Testing
import UIKit

/// Grids of UIKit.
@MainActor @Suite struct UICollectionTests {
  private final class Tile: UICollectionViewCell {
    let label = UILabel()
    override var isSelected: Bool { didSet { label.text = isSelected ? "chosen" : "free" } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Head: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var tiles = ["a", "b", ""]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
      collectionView.register(
        Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "head")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { tiles.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      (cell as? Tile)?.label.text = tiles[indexPath.item]
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let head = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
      (head as? Head)?.label.text = "tiles"
      return head
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      guard indexPath.item == 2 else { return }
      tiles.append("c")
      collectionView.insertItems(at: [IndexPath(item: 3, section: 0)])
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 10, height: 10) }
  }

  @Test("an item is chosen by a touch, by its words or its number; its cell sees that")
  func touched() throws {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let stage = Stage(WindowView(grid))
    #expect(stage.buttons == ["a", "b", "item 3"] && stage.tree.allWords.first == "tiles")
    try stage.tap("a")
    #expect(stage.buttons == ["chosen", "b", "item 3"])
    try stage.tap("b")
    #expect(stage.buttons == ["free", "chosen", "item 3"])
    try stage.tap("item 3")
    #expect(stage.buttons == ["free", "free", "chosen", "c"])
  }

  private final class Framed: Grid {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(collectionView)
    }
  }

  @Test("a grid lies on its controller's view, and may be put there again, or another one")
  func framed() throws {
    let controller = Framed(collectionViewLayout: UICollectionViewFlowLayout())
    let stage = Stage(WindowView(controller))
    #expect(stage.buttons == ["a", "b", "item 3"])
    #expect(controller.view !== controller.collectionView)
    #expect(controller.view.subviews == [controller.collectionView])
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = other
    #expect(controller.view.subviews == [other])
  }

  private final class List: UIViewController, UICollectionViewDelegate {
    private var source: UICollectionViewDiffableDataSource<Int, String>?
    private(set) var names = ["Ann", "Bob"]
    private(set) var selected: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      var look = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      look.headerMode = .supplementary
      look.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        let delete = UIContextualAction(style: .destructive, title: nil) { _, _, done in
          self?.names.remove(at: path.item)
          self?.show()
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
      let grid = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
      grid.delegate = self
      view.addSubview(grid)
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      let heads = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { head, _, _ in
        var content = head.defaultContentConfiguration()
        content.text = "People"
        head.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, name in
        grid.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
      }
      source?.supplementaryViewProvider = { grid, _, path in
        grid.dequeueConfiguredReusableSupplementary(using: heads, for: path)
      }
      show()
    }

    private func show() {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(names, toSection: 0)
      source?.apply(snapshot)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      selected.append(source?.itemIdentifier(for: indexPath) ?? "")
      collectionView.deselectItem(at: indexPath, animated: true)
    }
  }

  @Test("a list that is a grid, with registered cells, a head and what a swipe offers")
  func list() throws {
    let list = List()
    let stage = Stage(WindowView(list))
    #expect(stage.buttons == ["Ann", "Delete", "Bob", "Delete"])
    #expect(stage.tree.allWords.first == "People")
    try stage.tap("Delete")
    #expect(stage.buttons == ["Bob", "Delete"])
    try stage.tap("Bob")
    #expect(list.selected == ["Bob"])
  }
}
