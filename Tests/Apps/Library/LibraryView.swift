import NavCore
import NavViews
import SwiftUI

/// The library as the user sees it.
public struct LibraryView: View {
  @State private var library: Library

  /// Creates a library.
  public init(bug: LibraryBug? = nil) { _library = State(initialValue: Library(bug)) }

  /// The library as the user sees it.
  public var body: some View {
    RouterView(library.screens, library.store) { tab in
      Label(tab == Library.shelves ? "Shelf" : "Account", systemImage: "books.vertical")
    }
    .environment(library)
    .onOpenURL { library.open($0) }
  }
}

/// The books.
struct ShelfView: View {
  @Environment(Library.self) private var library
  @Environment(\.entry) private var entry

  var body: some View {
    List {
      Button("Book 1") { library.from(entry)?.push(.book(1)) }
      Button("Read on") { library.readOn(from: entry) }
    }
  }
}

/// The reader's own.
struct AccountView: View {
  @Environment(Library.self) private var library
  @Environment(\.entry) private var entry

  var body: some View {
    VStack {
      Button("Settings") { library.from(entry)?.present(.settings) }
      Button("Sign in") { library.from(entry)?.present(.signIn, as: .fullScreenCover) }
    }
  }
}

/// What is written about a book.
struct ReviewView: View {
  @Environment(Library.self) private var library
  let number: Int
  @Environment(\.entry) private var entry
  @State private var isSaving = false

  var body: some View {
    Button("Save review of book \(number)") {
      isSaving = true
      Task { await library.saveReview(from: entry) }
    }
    .disabled(isSaving)
  }
}

/// The settings: a sheet with a page and a question.
struct SettingsView: View {
  @Environment(Library.self) private var library
  @Environment(\.entry) private var entry

  var body: some View {
    VStack {
      Button("Save") { Task { await library.saveSettings(from: entry) } }
      Button("Help") { library.from(entry)?.present(.help, as: .sheet(detents: .medium)) }
      Button("About") { library.from(entry)?.push(.help) }
    }
  }
}

/// A cover that asks who it is.
struct SignInView: View {
  @Environment(Router<Place>.self) private var router
  @Environment(\.entry) private var entry

  var body: some View {
    VStack {
      Text("Who are you?")
      Button("Not now") { if let entry { router.from(entry).closeOwnLayer() } }
    }
  }
}
