import CodeScanner
import Core
import FirebaseCore
import GoogleSignInSwift
import Kingfisher
import Lottie
import NukeUI
import SDWebImageSwiftUI
import SwiftUI

@main
struct PostsApp: App {
  init() { FirebaseApp.configure() }

  var body: some Scene { WindowGroup { Root() } }
}

struct Root: View {
  @StateObject private var account = Account()

  var body: some View {
    if let user = account.user {
      FeedView(user: user, leave: account.leave)
    } else {
      Welcome(account: account)
    }
  }
}

struct Welcome: View {
  @ObservedObject var account: Account

  var body: some View {
    VStack {
      LottieView(animation: .named("hello")).looping().frame(width: 10)
      Button("Register") { account.register() }
      Button("Sign in") { Task { await account.signIn("secret") } }
      Button("Guess") { Task { await account.signIn("guess") } }
      GoogleSignInButton(
        viewModel: GoogleSignInButtonViewModel(scheme: .dark, style: .wide, state: .normal)
      ) { account.signInWithGoogle() }
      StepsView()
      if !account.message.isEmpty { Button(account.message) { account.message = "" } }
    }
  }
}

struct FeedView: View {
  let user: Core.User
  let leave: @MainActor () -> Void
  @StateObject private var feed = Feed()
  @State private var transaction = Transaction()
  @State private var isScanning = false
  @State private var code = "none"

  var body: some View {
    NavigationStack {
      List {
        if feed.posts.count < 2 { Button("Write") { Task { await feed.write() } } }
        Button("Weather: \(feed.weather)") { feed.ask() }
        Button("Code: \(code)") { isScanning = true }
        NavigationLink("Notices") { NoticesView() }
        Button("Leave, \(user.name)", action: leave)
        ForEach(feed.posts) { post in NavigationLink(post.title, value: post) }
      }
      .navigationDestination(for: Post.self) { PostView(feed: feed, post: $0) }
      .sheet(isPresented: $isScanning) {
        CodeScannerView(codeTypes: [.qr], simulatedData: "12") { result in
          if case .success(let scan) = result { code = scan.string }
          isScanning = false
        }
      }
    }
    .onAppear { feed.listen() }
  }
}

struct PostView: View {
  @Environment(\.dismiss) private var dismiss
  @ObservedObject var feed: Feed
  let post: Post

  var body: some View {
    VStack {
      KFImage(URL(string: "https://pictures.example/1")).placeholder { ProgressView() }.resizable()
      WebImage(url: nil).resizable().indicator(.activity).transition(.fade(duration: 0.5))
      LazyImage(url: nil) { state in
        if let image = state.image { image } else { Text("No picture") }
      }
      if feed.posts.contains(where: { $0.id == post.id && $0.likes > 0 }) {
        Button("Liked") {}
      } else {
        Button("Like") { feed.like(post) }
      }
      Button("Delete") {
        Task {
          await feed.delete(post)
          dismiss()
        }
      }
    }
    .navigationTitle(post.title)
  }
}
