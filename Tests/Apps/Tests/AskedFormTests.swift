import AuthenticationServices
import Foundation
import NavAppTest
import SwiftData
import SwiftUI
import Testing
import TipKit
import UIKit
import VisionKit
import WeatherKit

/// Forms of frameworks that call an app back.
@MainActor @Suite struct AskedFormTests {
  private final class SignIn: UIViewController, ASAuthorizationControllerDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
      button.addTarget(self, action: Selector("ask", SignIn.ask), for: .touchUpInside)
      view.addSubview(button)
    }
    func ask() {
      let request = ASAuthorizationAppleIDProvider().createRequest()
      request.requestedScopes = [.email]
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      controller.performRequests()
    }
    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization
    ) {
      let user = (authorization.credential as? ASAuthorizationAppleIDCredential)?.user ?? ""
      view.addSubview(UIButton(primaryAction: UIAction(title: "Hello \(user)") { _ in }))
    }
  }

  @Test("who asks the system who the user is hears of him a second later")
  func signIn() throws {
    let app = AppTest("sign-in", controller: SignIn()).buttons("Hello user")
    let touched = try app.touched(
      """
      +0ms     a tap "Continue with Apple"
      +500ms   a tap "Continue with Apple"
      +2000ms  a tap "Hello user"
      """)
    #expect(touched == ["Continue with Apple", "Hello user"])
  }

  private final class Scanner: UIViewController, DataScannerViewControllerDelegate {
    let scanner = DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.qr])])
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard presentedViewController == nil, children.isEmpty, !scanner.isScanning else { return }
      scanner.delegate = self
      present(scanner, animated: true) { try? self.scanner.startScanning() }
    }
    func dataScanner(
      _ scanner: DataScannerViewController, didAdd added: [RecognizedItem],
      allItems: [RecognizedItem]
    ) {
      guard case .barcode(let code) = added[0] else { return }
      scanner.dismiss(animated: true)
      let title = code.payloadStringValue ?? ""
      view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in }))
    }
  }

  @Test("a camera that looks for codes sees one when it is told so")
  func scanner() throws {
    let app = AppTest("scanner", controller: Scanner()).buttons("code")
    let touched = try app.touched(
      """
      +1000ms  a tap "Scan"
      +1000ms  a tap "code"
      """)
    #expect(touched == ["Scan", "code"])
  }

  @Model final class Item {
    var name: String
    init(name: String) { self.name = name }
  }

  @Test("a model is found by its identifier, and a context tells that it saves")
  func models() throws {
    let context = try ModelContainer(for: Item.self).mainContext
    let item = Item(name: "Lamp")
    context.insert(item)
    #expect((context.model(for: item.persistentModelID) as? Item)?.name == "Lamp")
    var told: [Notification.Name] = []
    let tokens = [ModelContext.willSave, ModelContext.didSave].map { name in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name) }
      }
    }
    try context.save()
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(told == [ModelContext.willSave, ModelContext.didSave])
  }

  private struct Hint: Tip {
    static let opened = Event(id: "opened")
    static let isNew = Parameter(wrappedValue: true)
    var title: Text { Text("Hint") }
    var rules: [Rule] {
      #Rule(Self.opened) { $0.donations.count < 3 }
      #Rule(Self.isNew) { $0 == true }
    }
    var actions: [Action] { Action(id: "more", title: "More") }
  }

  private struct Forms: View {
    @State private var text = "text"
    @State private var selection: TextSelection?
    var body: some View {
      TipView(Hint())
      TextEditor(text: $text, selection: $selection)
      Button("Select") {
        selection = TextSelection(insertionPoint: text.startIndex)
        text = selection?.isInsertion == true ? "selected" : "none"
      }
      .buttonStyle(.glassProminent)
      Button(text) {}.foregroundStyle(Color(Color.red))
    }
  }

  @Test("rules of tips, and selections of text, are there")
  func forms() throws {
    let stage = Stage(Forms())
    #expect(stage.buttons.contains("More"))
    try stage.tap("Select")
    #expect(stage.buttons.contains("selected"))
  }
}
