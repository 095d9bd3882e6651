import Core
import FirebaseAuth
import GoogleSignIn

/// Who is there.
@MainActor final class Account: ObservableObject {
  @Published var session: FirebaseAuth.User?
  @Published var message = ""
  private var handle: AuthStateDidChangeListenerHandle?

  init() {
    handle = Auth.auth().addStateDidChangeListener { [weak self] _, user in
      MainActor.assumeIsolated { self?.session = user }
    }
  }

  var user: Core.User? { session.map { Core.User(id: $0.uid, name: $0.email ?? "nobody") } }

  func register() {
    Auth.auth().createUser(withEmail: "a@b.c", password: "secret") { _, error in
      MainActor.assumeIsolated {
        if let error {
          self.message =
            AuthErrorCode(_nsError: error as NSError) == .emailAlreadyInUse ? "Known" : "No"
        }
      }
    }
  }

  func signIn(_ password: String) async {
    do {
      try await Auth.auth().signIn(withEmail: "a@b.c", password: password)
      message = ""
    } catch {
      message = "Wrong"
    }
  }

  func signInWithGoogle() {
    GIDSignIn.sharedInstance.signIn(withPresenting: UIApplication.shared.rootViewController) {
      result, _ in
      guard let user = result?.user, let token = user.idToken?.tokenString else { return }
      Auth.auth().signIn(
        with: GoogleAuthProvider.credential(
          withIDToken: token, accessToken: user.accessToken.tokenString))
    }
  }

  func leave() { try? Auth.auth().signOut() }
}

extension UIApplication {
  var rootViewController: UIViewController { UIViewController() }
}
