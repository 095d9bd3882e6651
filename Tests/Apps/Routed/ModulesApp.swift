import SwiftUI

/// What a screen is told of.
struct NavigationParams {
  let name: String
}

/// Makes the screens of one module, by their names.
@MainActor protocol NavigationProvider: AnyObject {
  func navigateTo(screenIdentifier: String, params: NavigationParams?) -> any View
}

/// Knows which module makes which screens: `Auth_login` is the screen `login` of `Auth`.
@MainActor final class NavigationManager {
  private var providers: [String: any NavigationProvider] = [:]

  func registerProvider(for key: String, provider: any NavigationProvider) {
    providers[key] = provider
  }

  func navigateTo(screenIdentifier: String, params: NavigationParams?) -> any View {
    let parts = screenIdentifier.split(separator: "_", maxSplits: 1).map(String.init)
    guard parts.count == 2, let provider = providers[parts[0]] else { return EmptyView() }
    return provider.navigateTo(screenIdentifier: parts[1], params: params)
  }
}

/// An app of two modules that do not know one another.
public struct ModulesApp: App {
  private let navigation = NavigationManager()

  /// Creates the app, and tells it of its modules.
  public init() {
    navigation.registerProvider(for: "First", provider: FirstProvider(navigation: navigation))
    navigation.registerProvider(for: "Auth", provider: AuthProvider(navigation: navigation))
  }

  /// Its window.
  public var body: some Scene {
    WindowGroup {
      AnyView(navigation.navigateTo(screenIdentifier: "First_welcome", params: nil))
    }
  }
}

// MARK: The first module

enum FirstScreen: String {
  case welcome
  case contacts
}

@MainActor final class FirstProvider: NavigationProvider {
  private unowned let navigation: NavigationManager
  /// Kept, so that the screen is where it was when it is made again.
  private let state = WelcomeState()

  init(navigation: NavigationManager) { self.navigation = navigation }

  func navigateTo(screenIdentifier: String, params: NavigationParams?) -> any View {
    switch FirstScreen(rawValue: screenIdentifier) {
    case .welcome:
      WelcomeView(state: state, model: WelcomeModel(state: state, navigation: navigation))
    case .contacts: ContactsView(model: WelcomeModel(state: state, navigation: navigation))
    case .none: EmptyView()
    }
  }
}

@MainActor final class WelcomeState: ObservableObject {
  enum ScreenState { case welcome, login, contacts }
  @Published var screenState = ScreenState.welcome
}

@MainActor final class WelcomeModel {
  private let state: WelcomeState
  private let navigation: NavigationManager

  init(state: WelcomeState, navigation: NavigationManager) {
    self.state = state
    self.navigation = navigation
  }

  func didTapLogin() { state.screenState = .login }
  func didTapContacts() { state.screenState = .contacts }
  func didFinish() { state.screenState = .welcome }

  func navigateToLogin() -> any View {
    navigation.navigateTo(screenIdentifier: "Auth_login", params: NavigationParams(name: "Zoe"))
  }
  func navigateToContacts() -> any View {
    navigation.navigateTo(screenIdentifier: "First_contacts", params: nil)
  }
}

struct WelcomeView: View {
  @ObservedObject var state: WelcomeState
  let model: WelcomeModel

  var body: some View {
    NavigationStack {
      switch state.screenState {
      case .welcome:
        Button("Log in") { model.didTapLogin() }
        Button("Contacts") { model.didTapContacts() }
      case .login:
        AnyView(model.navigateToLogin())
        Button("Cancel") { model.didFinish() }
      case .contacts: AnyView(model.navigateToContacts())
      }
    }
  }
}

struct ContactsView: View {
  let model: WelcomeModel

  var body: some View {
    ForEach(["Ada", "Ben"], id: \.self) { name in NavigationLink(name, value: name) }
      .navigationDestination(for: String.self) { name in Text(name) }
    Button("Close") { model.didFinish() }
  }
}

// MARK: The other module

@MainActor final class AuthProvider: NavigationProvider {
  private unowned let navigation: NavigationManager

  init(navigation: NavigationManager) { self.navigation = navigation }

  func navigateTo(screenIdentifier: String, params: NavigationParams?) -> any View {
    screenIdentifier == "login" ? LoginForm(name: params?.name ?? "") : EmptyView()
  }
}

struct LoginForm: View {
  @State var name: String
  @State private var asksForCode = false

  var body: some View {
    TextField("Name", text: $name)
    Button("Send a code") { asksForCode = true }.disabled(name.isEmpty)
      .sheet(isPresented: $asksForCode) {
        Text("Code")
        Button("Later") { asksForCode = false }
      }
  }
}
