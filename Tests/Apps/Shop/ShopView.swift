import SwiftUI

/// What is wrong with the shop, if anything is.
public enum ShopBug: String, CaseIterable, Sendable {
  /// The button that pays can be tapped again while it pays.
  case paysTwice
  /// What was saved takes the top page away, whichever that is by then.
  case popsBlindly
  /// The sheet keeps its pages in an object that is made anew with its view.
  case forgetsPages
}

/// A page of the shop.
enum Page: Hashable {
  case item(Int)
  case review(Int)
  case receipt(Int)
}

/// A sheet of the shop.
enum Sheet: String, Identifiable {
  case cart
  case settings
  var id: String { rawValue }
}

/// A shop without a router: a path, an enumeration of sheets and a flag, all of them states of its
/// root view.
public struct ShopView: View {
  let bug: ShopBug?
  @State private var path: [Page] = []
  @State private var sheet: Sheet?
  @State private var isSigningIn = false

  /// Creates a shop.
  public init(bug: ShopBug? = nil) { self.bug = bug }

  /// The stack, and what is presented from it.
  public var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(1..<3) { number in NavigationLink("Item \(number)", value: Page.item(number)) }
        Button("Sign in") { isSigningIn = true }
      }
      .navigationTitle("Shop")
      .toolbar { Button("Cart") { sheet = .cart } }
      .navigationDestination(for: Page.self) { page in
        switch page {
        case .item(let number): ItemView(number: number, bug: bug, path: $path)
        case .review(let number): ReviewView(number: number, bug: bug, path: $path)
        case .receipt: Button("Back to the shop") { path = [] }
        }
      }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .cart:
        if bug == .forgetsPages { ForgetfulCart(sheet: $sheet) } else { CartView(sheet: $sheet) }
      case .settings: SettingsView()
      }
    }
    .fullScreenCover(isPresented: $isSigningIn) {
      VStack {
        Text("Who are you?")
        Button("Not now") { isSigningIn = false }
      }
    }
    .onOpenURL { url in
      if let number = Int(url.lastPathComponent) { path = [.item(number)] }
    }
  }
}

/// An item, which can be paid for.
struct ItemView: View {
  let number: Int
  let bug: ShopBug?
  @Binding var path: [Page]
  @State private var isPaying = false

  var body: some View {
    VStack {
      Button("Pay") {
        isPaying = true
        Task {
          try? await Task.sleep(for: .milliseconds(300))
          isPaying = false
          if bug == .paysTwice || path.last == .item(number) { path.append(.receipt(number)) }
        }
      }
      .disabled(isPaying && bug != .paysTwice)
      NavigationLink("Write a review", value: Page.review(number))
    }
  }
}

/// A review, which takes a while to be saved.
struct ReviewView: View {
  let number: Int
  let bug: ShopBug?
  @Binding var path: [Page]
  @State private var isSaving = false
  @State private var hasLeft = false

  var body: some View {
    Button("Save") {
      isSaving = true
      Task {
        try? await Task.sleep(for: .milliseconds(300))
        if bug == .popsBlindly {
          if !path.isEmpty { path.removeLast() }
        } else if !hasLeft, path.last == .review(number) {
          // The last page may be another review of the same item.
          path.removeLast()
        }
      }
    }
    .disabled(isSaving)
    .onDisappear { hasLeft = true }
  }
}

/// What is in the cart: a sheet with pages of its own.
struct CartView: View {
  @Binding var sheet: Sheet?
  @StateObject private var checkout = Checkout()

  var body: some View { CartPages(sheet: $sheet, checkout: checkout) }
}

/// The same, where each redrawing makes its object anew.
struct ForgetfulCart: View {
  @Binding var sheet: Sheet?
  @ObservedObject private var checkout = Checkout()

  init(sheet: Binding<Sheet?>) { _sheet = sheet }

  var body: some View { CartPages(sheet: $sheet, checkout: checkout) }
}

/// The pages of the cart.
final class Checkout: ObservableObject {
  @Published var pages: [String] = []
}

struct CartPages: View {
  @Binding var sheet: Sheet?
  @ObservedObject var checkout: Checkout
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack(path: $checkout.pages) {
      VStack {
        Button("Check out") { checkout.pages.append("address") }
        Button("Settings") { sheet = .settings }
        Button("Done") { dismiss() }
      }
      .navigationDestination(for: String.self) { page in Text(page) }
    }
  }
}

/// The settings: a sheet with a question.
struct SettingsView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Sign out") { asks = true }
      Button("Close") { dismiss() }
    }
    .confirmationDialog("Really?", isPresented: $asks) {
      Button("Yes, sign out", role: .destructive) { dismiss() }
    }
  }
}
