import Combine
import Foundation
import NavAppTest
import SwiftUI
import Testing
import UIKit

/// Methods that are called by their names, later.
@MainActor @Suite struct DelayedCallTests {
  private final class Search: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      for (title, action) in [
        ("Ask", { [unowned self] in ask("late") }), ("Give up", { [unowned self] in giveUp() }),
      ] {
        view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
      }
    }

    private func found(_ text: NSString) {
      view.addSubview(UIButton(primaryAction: UIAction(title: "Found \(text)") { _ in }))
    }
    private func ask(_ text: NSString) {
      perform(Selector("found(_:)", Search.found), with: text, afterDelay: 0.5)
    }
    private func giveUp() { NSObject.cancelPreviousPerformRequests(withTarget: self) }
  }

  @Test("a method is called later, unless that is cancelled before")
  func cancelled() throws {
    let app = AppTest("search", controller: Search()).buttons("Found late")
    let touched = try app.touched(
      """
      +0ms     a tap "Ask"
      +1000ms  a tap "Found late"
      """)
    #expect(touched == ["Ask", "Found late"])
    let other = AppTest("search", controller: Search()).buttons("Found late")
    let cancelled = try other.touched(
      """
      +0ms     a tap "Ask"
      +300ms   a tap "Give up"
      +1000ms  a tap "Found late"
      """)
    #expect(cancelled == ["Ask", "Give up"])
  }

  private final class Asker: NSObject {
    func asked(_ text: NSString) {}
  }

  @Test("who is called no more is let go")
  func letGo() {
    weak var gone: Asker?
    do {
      let asker = Asker()
      gone = asker
      asker.perform(Selector("asked(_:)", Asker.asked), with: NSString("late"), afterDelay: 3_600)
      NSObject.cancelPreviousPerformRequests(withTarget: asker)
    }
    #expect(gone == nil)
  }
}
