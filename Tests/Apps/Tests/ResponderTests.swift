import AuthenticationServices
import Foundation
import NavAppTest
import SwiftData
import SwiftUI
import Testing
import TipKit
import UIKit

/// Who is asked for a method, and other forms that apps use.
@MainActor @Suite struct ResponderTests {
  private final class Form: UIViewController {
    private let save: UIButton = {
      let button = UIButton(type: .system)
      button.setAttributedTitle(NSAttributedString(string: "Save"), for: .normal)
      button.addTarget(Form.self, action: Selector("saved", Form.saved), for: .touchUpInside)
      button.addTarget(nil, action: Selector("saved", Form.saved), for: .touchUpInside)
      return button
    }()
    let hidden = UIBarButtonItem(primaryAction: UIAction(title: "Hidden") { _ in })
    private var times = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      let box = UIView()
      box.addSubview(save)
      view.addSubview(box)
      hidden.isHidden = true
      navigationItem.rightBarButtonItems = [hidden, UIBarButtonItem(title: "Shown")]
    }
    func saved() {
      times += 1
      let title = "Saved \(times)"
      view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in }))
      hidden.isHidden = false
    }
  }

  @Test("a method of nobody in particular is called of the first that has it")
  func chain() throws {
    let app = AppTest("form", controller: UINavigationController(rootViewController: Form()))
      .buttons("Saved 1", "Hidden")
    let touched = try app.touched(
      """
      +0ms     a tap "Hidden"
      +0ms     a tap "Save"
      +0ms     a tap "Saved 1"
      +0ms     a tap "Hidden"
      """)
    #expect(touched == ["Save", "Saved 1", "Hidden"])
    #expect(Form().isKind(of: UIViewController.self))
    #expect(!Form().isKind(of: UINavigationController.self))
  }

  private final class Later: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard presentedViewController == nil, children.isEmpty else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
        let alert = UIAlertController(title: "Late", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "OK", style: .default) { _ in
            self?.view.addSubview(UIButton(primaryAction: UIAction(title: "Answered") { _ in }))
          })
        self?.present(alert, animated: true)
      }
    }
  }

  @Test("an alert that a controller presents later is answered")
  func lateAlert() throws {
    let app = AppTest("later", controller: Later()).buttons("OK", "Answered")
    let touched = try app.touched(
      """
      +3000ms  a tap "OK"
      +1000ms  a tap "Answered"
      """)
    #expect(touched == ["OK", "Answered"])
  }

  @Test("a run finds the button of an alert that comes later")
  func lateAlertIsFound() throws {
    let app = AppTest("later", controller: Later())
    #expect(try app.check(seeds: 1...3).calls > 0)
  }
}
