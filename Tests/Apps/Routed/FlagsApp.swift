import Combine
import SwiftUI

/// A router of flags, each of which a view's transition is bound to.
@MainActor protocol RouterObject: ObservableObject {
  associatedtype Pushed: View
  associatedtype Presented: View
  func isPushing(from viewID: String) -> Binding<Bool>
  @ViewBuilder func pushed(from viewID: String) -> Pushed
  func isPresenting(from viewID: String) -> Binding<Bool>
  @ViewBuilder func presented(from viewID: String) -> Presented
}

/// Lets a view go where its router says: by a link that nobody sees, and by a cover.
struct RoutingModifier<R: RouterObject>: ViewModifier {
  @ObservedObject var router: R
  let viewID: String

  func body(content: Content) -> some View {
    content
      .background(
        NavigationLink(
          destination: router.pushed(from: viewID), isActive: router.isPushing(from: viewID)
        ) {
          EmptyView()
        }
      )
      .fullScreenCover(isPresented: router.isPresenting(from: viewID)) {
        router.presented(from: viewID)
      }
  }
}

extension View {
  func injectRouter(_ router: some RouterObject, viewID: String) -> some View {
    modifier(RoutingModifier(router: router, viewID: viewID))
  }
}

// MARK: Views, which know their own routes alone

struct Profile {
  let name: String
}

struct ErrorMessage: Error {
  let text: String
}

enum LoginViewRoute {
  case didLogin(profile: Profile)
  case loginFailure(reason: ErrorMessage)
}

@MainActor protocol LoginViewRouterObject: AnyObject {
  func viewNeedsRoute(to route: LoginViewRoute)
}

@MainActor protocol LoginViewAPIServiceObject: AnyObject {
  func login(id: String, password: String) -> AnyPublisher<Profile, ErrorMessage>
}

struct LoginView<Router: LoginViewRouterObject, APIService: LoginViewAPIServiceObject>: View {
  var router: Router
  var apiService: APIService
  @State private var id = ""
  @State private var password = ""
  @State private var tasks: Set<AnyCancellable> = []

  init(router: Router, apiService: APIService) {
    self.router = router
    self.apiService = apiService
  }

  var body: some View {
    VStack {
      TextField("ID", text: $id)
      SecureField("Password", text: $password)
      Button {
        apiService.login(id: id, password: password)
          .sink { completion in
            if case .failure(let message) = completion {
              router.viewNeedsRoute(to: .loginFailure(reason: message))
            }
          } receiveValue: { profile in
            router.viewNeedsRoute(to: .didLogin(profile: profile))
          }
          .store(in: &tasks)
      } label: {
        Text("Login")
      }
    }
  }
}

struct ProfileView: View {
  let name: String
  let edit: @MainActor () -> Void
  let leave: @MainActor () -> Void

  var body: some View {
    Text(name)
    Button("Edit", action: edit)
    Button("Log out", action: leave)
  }
}

struct MessageView: View {
  let text: String
  let close: @MainActor () -> Void

  var body: some View {
    Text(text)
    Button("OK", action: close)
  }
}

// MARK: The router, which makes the views

/// Logs in after a while; an empty name is refused.
@MainActor final class Service: LoginViewAPIServiceObject {
  func login(id: String, password: String) -> AnyPublisher<Profile, ErrorMessage> {
    let answer = PassthroughSubject<Profile, ErrorMessage>()
    Task {
      try? await Task.sleep(for: .milliseconds(300))
      if id.isEmpty {
        answer.send(completion: .failure(ErrorMessage(text: "Who are you?")))
      } else {
        answer.send(Profile(name: id))
        answer.send(completion: .finished)
      }
    }
    return answer.eraseToAnyPublisher()
  }
}

@MainActor final class FlagsAppRouter: RouterObject, LoginViewRouterObject {
  @Published private var profile: String?
  @Published private var failure: String?
  @Published private var isEditing = false
  private let service = Service()

  func viewNeedsRoute(to route: LoginViewRoute) {
    switch route {
    case .didLogin(let profile): self.profile = profile.name
    case .loginFailure(let reason): failure = reason.text
    }
  }

  func isPushing(from viewID: String) -> Binding<Bool> {
    guard viewID == "login" else { return .constant(false) }
    return isThere(\.profile)
  }

  private func isThere(
    _ value: ReferenceWritableKeyPath<FlagsAppRouter, String?>
  ) -> Binding<Bool> {
    Binding {
      self[keyPath: value] != nil
    } set: {
      if !$0 { self[keyPath: value] = nil }
    }
  }

  @ViewBuilder func pushed(from viewID: String) -> some View {
    if viewID == "login" {
      ProfileView(name: profile ?? "") {
        self.isEditing = true
      } leave: {
        self.profile = nil
      }
      .fullScreenCover(
        isPresented: Binding {
          self.isEditing
        } set: {
          self.isEditing = $0
        }
      ) {
        MessageView(text: "Your name") { self.isEditing = false }
      }
    }
  }

  func isPresenting(from viewID: String) -> Binding<Bool> {
    guard viewID == "login" else { return .constant(false) }
    return isThere(\.failure)
  }

  @ViewBuilder func presented(from viewID: String) -> some View {
    MessageView(text: failure ?? "") { self.failure = nil }
  }

  var start: some View {
    LoginView(router: self, apiService: service).injectRouter(self, viewID: "login")
  }
}

/// An app that one logs in to.
public struct FlagsApp: App {
  private let router = FlagsAppRouter()

  /// Creates the app.
  public init() {}

  /// Its window.
  public var body: some Scene {
    WindowGroup { NavigationView { router.start } }
  }
}
