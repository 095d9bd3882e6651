#if canImport(SwiftUI)
  import SwiftUI

  #if (canImport(UIKit) && !os(watchOS)) || os(Linux)
    /// Hears when a screen stands still or is gone; SwiftUI's own events come when it begins to move.
    struct Watcher: UIViewControllerRepresentable {
      let appeared: () -> Void
      let disappeared: () -> Void

      func makeUIViewController(context: Context) -> Controller { Controller() }

      func updateUIViewController(_ controller: Controller, context: Context) {
        controller.watcher = self
      }

      final class Controller: UIViewController {
        var watcher: Watcher?

        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          watcher?.appeared()
        }

        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          watcher?.disappeared()
        }
      }
    }
  #else
    /// Hears when a screen begins to appear or is gone.
    struct Watcher: View {
      let appeared: () -> Void
      let disappeared: () -> Void

      var body: some View {
        Color.clear.onAppear(perform: appeared).onDisappear(perform: disappeared)
      }
    }
  #endif
#endif
