import SwiftUI

/// How often the app was opened: a singleton, as many apps have one.
@MainActor final class Visits {
  static let shared = Visits()
  static var last: String?
  var count = 0
}

/// An app that welcomes whoever opens it first, and then every second time.
public struct VisitsView: View {
  @State private var isWelcoming = false
  @State private var path: [String] = []

  /// Creates the app.
  public init() {}

  /// A page, and a sheet on it.
  public var body: some View {
    NavigationStack(path: $path) {
      Button("Go on") { path = [Visits.last ?? "first"] }
        .navigationDestination(for: String.self) { name in
          Button("Back from \(name)") {
            Visits.last = "second"
            path = []
          }
        }
    }
    .sheet(isPresented: $isWelcoming) { Button("Begin") { isWelcoming = false } }
    .onAppear {
      Visits.shared.count += 1
      isWelcoming = !Visits.shared.count.isMultiple(of: 2)
    }
  }
}
