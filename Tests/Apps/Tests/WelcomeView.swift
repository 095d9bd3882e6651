import UIKit
import os

/// An app of which a sheet without a button hides everything at first.
struct WelcomeView: View {
  @State private var isNew = true
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Log in") {
        Logger(subsystem: "app", category: "taps").info("in as \(path, privacy: .private)")
        path.append("account")
      }
      .navigationDestination(for: String.self) { Text($0) }
    }
    .sheet(isPresented: $isNew) { Text("Welcome") }
  }
}
