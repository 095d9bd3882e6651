import NavCore
import NavViews
import SwiftUI

/// A book: a screen with a bar and an overlay, which share a model.
@MainActor struct BookScreen: @MainActor Screen {
  let id = "book"
  let model: BookModel
  var content: AnyView { AnyView(BookView(model: model)) }
  var navigationBar: NavigationBar<AnyView>? {
    NavigationBar(AnyView(BookBar(model: model)), elements: ["title"])
  }
  var overlay: AnyView? { AnyView(BookOverlay(model: model)) }
}

/// What a book's content, bar and overlay know.
@MainActor @Observable final class BookModel {
  let number: Int
  private(set) var isBorrowing = false
  private let router: Router<Place>
  private let bug: LibraryBug?

  init(_ number: Int, _ router: Router<Place>, _ bug: LibraryBug?) {
    self.number = number
    self.router = router
    self.bug = bug
  }

  /// True while the button has to wait.
  var isBusy: Bool { isBorrowing && bug != .borrowsTwice }

  /// Borrows the book, which takes a while, and shows the receipt if the book is still on top.
  func borrow(from entry: EntryID) {
    isBorrowing = true
    Task {
      try? await Task.sleep(for: .milliseconds(1_000))
      isBorrowing = false
      guard bug == .borrowsTwice || router.navigation.visibleEntry.id == entry else { return }
      await router.from(entry).push(.receipt(number))
    }
  }

  /// Shows what is written about it.
  func review(from entry: EntryID) { router.from(entry).push(.review(number)) }

  /// Goes back from it.
  func back(from entry: EntryID) { router.from(entry).pop() }

  /// Asks for help.
  func help(from entry: EntryID) { router.from(entry).present(.help, as: .sheet(detents: .medium)) }
}

/// The book itself.
struct BookView: View {
  let model: BookModel
  @Environment(\.entry) private var entry

  var body: some View {
    VStack {
      Button("Borrow") { if let entry { model.borrow(from: entry) } }.disabled(model.isBusy)
      Button("Review") { if let entry { model.review(from: entry) } }
    }
  }
}

/// The bar above it.
struct BookBar: View {
  let model: BookModel
  @Environment(\.entry) private var entry

  var body: some View {
    HStack {
      Button {
        if let entry { model.back(from: entry) }
      } label: {
        Image(systemName: "chevron.left").barElement("back")
      }
      Text("Book \(model.number)").barElement("title")
    }
    .frame(height: 50)
  }
}

/// What lies over it.
struct BookOverlay: View {
  let model: BookModel
  @Environment(\.entry) private var entry

  var body: some View { Button("Help") { if let entry { model.help(from: entry) } } }
}
