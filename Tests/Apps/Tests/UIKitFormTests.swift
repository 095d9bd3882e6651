import Combine
import NavAppTest
import SwiftUI
import Testing
import UIKit

/// Forms of UIKit, Foundation and Combine that do something, beside those of the other tests.
@MainActor @Suite struct UIKitFormTests {
  // MARK: Views

  private final class MenuPage: UIViewController, UIContextMenuInteractionDelegate {
    private let label = UILabel()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "none"
      view.addSubview(label)
      view.addInteraction(UIContextMenuInteraction(delegate: self))
      button.setTitle("Follow", for: .normal)
      button.setTitle("Following", for: .selected)
      button.addAction(
        UIAction { [weak self] _ in self?.button.isSelected.toggle() }, for: .touchUpInside)
      view.addSubview(button)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(
          title: "",
          children: [
            UIAction(title: "Share") { [weak self] _ in
              let page = UIViewController()
              page.title = "shared"
              self?.present(page, animated: true)
            }
          ])
      }
    }
  }

  private struct Shown: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> MenuPage { MenuPage() }
    func updateUIViewController(_ page: MenuPage, context: Context) {}
  }

  @Test("a long press on a view shows a menu, and a button has words for each state")
  func menus() throws {
    let app = AppTest("menus") { Shown() }.buttons("Share", "Follow", "Following")
    let touched = try app.touched(
      """
      +0ms     a tap "Follow"
      +1000ms  a tap "Following"
      +1000ms  a tap "Share"
      """)
    #expect(touched == ["Follow", "Following", "Share"])
  }

  @Test("views change their places, and tell who lies on them")
  func places() async throws {
    let (page, one, other) = (UIView(), UIView(), UIView())
    page.addSubview(one)
    page.addSubview(other)
    page.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(page.subviews == [other, one])
    page.gestureRecognizers = [UITapGestureRecognizer(target: nil, action: nil)]
    #expect(page.gestureRecognizers?.count == 1)
    var isDone = false
    UIView.animate(.snappy) {
      page.alpha = 0
    } completion: {
      isDone = true
    }
    #expect(!isDone && page.alpha == 0)
    for _ in 0..<1_000 where !isDone { try await Task.sleep(for: .milliseconds(10)) }
    #expect(isDone)
  }

  @Test("a field is changed by ranges of its text")
  func ranges() throws {
    let field = UITextField(frame: .zero)
    field.text = "bread"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let range = try #require(field.textRange(from: start, to: field.endOfDocument))
    #expect(field.text(in: range) == "read")
    field.replace(range, withText: "eer")
    #expect(field.text == "beer")
  }

  // MARK: Foundation

  private final class Counter {
    var count = 0
    func add(_ number: Int, _ undo: UndoManager) {
      count += number
      undo.registerUndo(withTarget: self) { $0.add(-number, undo) }
    }
  }

  @Test("what is undone can be done again")
  func undoing() {
    let (undo, counter) = (UndoManager(), Counter())
    #expect(!undo.canUndo)
    counter.add(1, undo)
    counter.add(2, undo)
    undo.setActionName("Add")
    #expect(undo.undoMenuItemTitle == "Undo Add")
    undo.undo()
    #expect(counter.count == 1 && undo.canRedo)
    undo.undo()
    #expect(counter.count == 0 && !undo.canUndo)
    undo.redo()
    #expect(counter.count == 1)
    counter.add(5, undo)
    #expect(!undo.canRedo)
  }

  @Test("notes are awaited")
  func notes() async {
    let (name, center) = (Notification.Name("note"), NotificationCenter())
    let notes = center.notifications(named: name)
    center.post(name: name, object: nil, userInfo: ["number": 7])
    var found: Int?
    for await note in notes {
      found = note.userInfo?["number"] as? Int
      break
    }
    #expect(found == 7)
  }

  // MARK: Combine

  @Test("operators answer when what they wait for is known")
  func operators() {
    var values: [Int] = []
    let numbers = [3, 1, 2].publisher
    let subscriptions = [
      numbers.min().sink { values.append($0) }, numbers.output(at: 1).sink { values.append($0) },
      numbers.max().sink { values.append($0) },
      Empty<Int, Never>().replaceEmpty(with: 9).sink { values.append($0) },
      numbers.allSatisfy { $0 > 0 }.sink { values.append($0 ? 1 : 0) },
      Record<Int, Never>(output: [5], completion: .finished).sink { values.append($0) },
    ]
    #expect(values == [1, 1, 3, 9, 1, 5])
    #expect(subscriptions.count == 6)
  }

  @Test("whoever subscribes to one subscription hears nothing before it is connected")
  func connecting() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.makeConnectable()
    var values: [Int] = []
    let subscriptions = [shared.sink { values.append($0) }, shared.sink { values.append($0 * 10) }]
    subject.send(1)
    let connection = shared.connect()
    subject.send(2)
    connection.cancel()
    subject.send(3)
    #expect(values.sorted() == [2, 20] && subscriptions.count == 2)
  }

  @Test("what stands in a field is never nil")
  func never() {
    let (field, bar) = (UITextField(), UISearchBar())
    #expect(field.text == "" && bar.text == "")
    (field.text, bar.text) = (nil, nil)
    #expect(field.text == "" && bar.text == "")
  }
}
