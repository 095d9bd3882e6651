import Factory
import SwiftKeychainWrapper
import SwiftUI
import URLImage

extension Container {
  var steps: Factory<Steps> { self { Steps() }.singleton }
}

/// Takes steps, each with what was made for the first.
struct StepsView: View {
  @State private var taken = KeychainWrapper.standard.integer(forKey: "taken") ?? 0

  var body: some View {
    if let url = URL(string: "https://pictures.example/2") { URLImage(url) { $0.resizable() } }
    Button("Steps: \(taken)") { Walk().go() { taken = $0 } }
  }
}

@MainActor private struct Walk {
  @Injected(\.steps) private var steps

  func go(_ told: (Int) -> Void) {
    steps.take(3)
    KeychainWrapper.standard.set(steps.kept, forKey: "taken")
    told(KeychainWrapper.standard.integer(forKey: "taken") ?? -1)
  }
}
