import Foundation
import NavAppTest
import Security
import SwiftUI
import Testing
import UIKit

/// What an app keeps in the keychain, and with its delegate.
@MainActor @Suite struct KeychainTests {
  private static let query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "user",
  ]

  private static func password() -> String? {
    var item: CFTypeRef?
    var query = query
    query[kSecReturnData as String] = kCFBooleanTrue
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
    return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  private struct Login: View {
    @State private var says = password() ?? "nobody"
    var body: some View {
      Button("is \(says)") {}
      Button("Sign in") {
        var item = KeychainTests.query
        item[kSecValueData as String] = Data("egg".utf8)
        let status = SecItemAdd(item as CFDictionary, nil)
        says = status == errSecSuccess ? password() ?? "lost" : "refused"
      }
      Button("Change") {
        let status = SecItemUpdate(
          KeychainTests.query as CFDictionary, [kSecValueData: Data("ham".utf8)] as CFDictionary)
        says = status == errSecSuccess ? password() ?? "lost" : "missing"
      }
      Button("Sign out") {
        let status = SecItemDelete(KeychainTests.query as CFDictionary)
        says = status == errSecSuccess ? password() ?? "nobody" : "missing"
      }
    }
  }

  private func says(_ taps: String..., words: String) throws {
    let app = AppTest("login") { Login() }.buttons("is \(words)")
    let lines = (taps + ["is \(words)"]).map { #"+0ms     a tap "\#($0)""# }
    #expect(try app.touched(lines.joined(separator: "\n")) == taps + ["is \(words)"])
  }

  @Test("what is kept is found, changed and deleted, and no run begins with it")
  func keychain() throws {
    try says("Sign in", words: "egg")
    try says("Sign in", "Sign in", words: "refused")
    try says("Sign in", "Change", words: "ham")
    try says("Change", words: "missing")
    try says("Sign in", "Sign out", words: "nobody")
    try says("Sign out", words: "missing")
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    private(set) var hasStarted = false
    let words = "ready"
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      hasStarted = true
      return true
    }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let delegate = UIApplication.shared.delegate as? Delegate
      let words = delegate?.hasStarted == true ? delegate?.words : nil
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIHostingController(rootView: Button(words ?? "nobody") {})
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  @Test("a scene finds the delegate of its app, which was told that it has started")
  func started() throws {
    let app = AppTest("scene", application: Delegate(), scene: Scene())
    #expect(try app.touched(#"+0ms     a tap "ready""#) == ["ready"])
  }
}
