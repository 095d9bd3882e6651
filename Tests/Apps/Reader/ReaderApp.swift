import SwiftUI

@main
struct ReaderApp: App {
  #if os(iOS)
    @StateObject private var library = Library()
  #endif

  var body: some Scene {
    WindowGroup { BooksView().environmentObject(library) }
  }
}
