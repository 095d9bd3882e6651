import SwiftUI

/// What is wrong with the feed, if anything is.
public enum FeedBug: String, CaseIterable, Sendable {
  /// What was loaded anew replaces the pages that were opened meanwhile.
  case reloadsTheStack
  /// The tabs are other ones whenever they are evaluated, and begin anew.
  case identifiesAnew
  /// The search runs anew whenever its page comes into view, as a task of it does.
  case searchesAgain
}

/// A feed with a stack for each tab.
public struct FeedView: View {
  /// The tabs.
  enum Tab: Hashable {
    case home
    case search
  }

  /// A page of the feed.
  enum Page: Hashable {
    case post(Int)
    case results(String)
  }

  let bug: FeedBug?
  @State private var tab = Tab.home
  @State private var home: [Page] = []
  @State private var found: [Page] = []

  /// Creates a feed.
  public init(bug: FeedBug? = nil) { self.bug = bug }

  /// The tabs, with their stacks.
  public var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $home) {
        HomeList(bug: bug, path: $home).navigationDestination(for: Page.self, destination: page)
      }
      .tabItem { Text("Home") }
      .tag(Tab.home)
      NavigationStack(path: $found) {
        SearchList(bug: bug, path: $found).navigationDestination(for: Page.self, destination: page)
      }
      .tabItem { Text("Search") }
      .tag(Tab.search)
    }
    .id(bug == .identifiesAnew ? UUID() : nil)
    .onOpenURL { url in
      guard let number = Int(url.lastPathComponent) else { return }
      Task {
        tab = .home
        try? await Task.sleep(for: .milliseconds(200))
        if home.last != .post(number) { home.append(.post(number)) }
      }
    }
  }

  @ViewBuilder private func page(_ page: Page) -> some View {
    switch page {
    case .post(let number): PostView(number: number)
    case .results(let words): NavigationLink("Best of \(words)", value: Page.post(3))
    }
  }
}

/// The newest posts.
struct HomeList: View {
  let bug: FeedBug?
  @Binding var path: [FeedView.Page]
  @State private var isLoading = false

  var body: some View {
    List {
      ForEach(1..<3) { number in
        NavigationLink("Post \(number)", value: FeedView.Page.post(number))
      }
      Button("Reload") {
        isLoading = true
        Task {
          try? await Task.sleep(for: .milliseconds(400))
          isLoading = false
          if bug == .reloadsTheStack { path = [] }
        }
      }
      .disabled(isLoading)
    }
  }
}

/// A post, with its pictures in a sheet.
struct PostView: View {
  let number: Int
  @State private var showsPictures = false

  var body: some View {
    Button("Pictures") { showsPictures = true }
      .sheet(isPresented: $showsPictures) { Button("Done") { showsPictures = false } }
  }
}

/// A search that begins when nothing more has been typed for a while.
struct SearchList: View {
  let bug: FeedBug?
  @Binding var path: [FeedView.Page]
  @State private var words = ""
  @State private var search: Task<Void, Never>?

  var body: some View {
    TextField("Find", text: $words)
      .task(id: words) { if bug == .searchesAgain { await find(words) } }
      .onChange(of: words) { _, words in
        search?.cancel()
        if bug != .searchesAgain { search = Task { await find(words) } }
      }
  }

  private func find(_ words: String) async {
    try? await Task.sleep(for: .milliseconds(300))
    if !Task.isCancelled, !words.isEmpty { path = [.results(words)] }
  }
}
