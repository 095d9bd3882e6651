import Testing

@testable import NavSim

/// A checkout as the tutorial has it, with log-in and log-out, and one bug.
@MainActor
private final class Shop {
  enum Screen: Hashable, Sendable {
    case cart
    case address(Int)
    case payment
    case terms
    case account
  }

  enum Bug: CaseIterable {
    case dismissesWhileMoving
    case returnsEarly
    case losesPushWhenBusy
    case staysBusyWhenCancelled
    case waitsTooShortWhenSlow
    case forgetsSwipe
    case logOutKeepsSheet
    case logInShowsWrongPage
    case popsTwo
    case pushesBelowSheet
    case replacesSheet
    case ignoresSecondTap
    case staysBusyAfterDismissal
    case refusesWhatItHasDone
    case neverAnswersWhenBusy
    case logOutForgetsToWait
  }

  struct Busy: Error {}

  var path: [Screen] = []
  var sheet: Screen?
  private var isMoving = false
  private var waiting: [UnsafeContinuation<Void, Never>] = []
  private let bug: Bug

  init(_ bug: Bug) { self.bug = bug }

  func push(_ screen: Screen) async throws {
    if isMoving, bug == .losesPushWhenBusy { return }
    if isMoving, bug == .neverAnswersWhenBusy {
      await withUnsafeContinuation { waiting.append($0) }
    }
    if bug == .ignoresSecondTap, path.last == screen { return }
    guard !isMoving, sheet == nil || bug == .pushesBelowSheet else { throw Busy() }
    path.append(screen)
    if bug == .refusesWhatItHasDone, path.count > 2 { throw Busy() }
    await move()
  }

  func pop() async throws {
    guard !isMoving, sheet == nil, !path.isEmpty else { throw Busy() }
    path.removeLast(bug == .popsTwo ? min(path.count, 2) : 1)
    await move()
  }

  func present(_ screen: Screen) async throws {
    guard !isMoving, sheet == nil || bug == .replacesSheet else { throw Busy() }
    sheet = screen
    await move()
  }

  func dismiss() async throws {
    guard sheet != nil, !isMoving || bug == .dismissesWhileMoving else { throw Busy() }
    sheet = nil
    await move()
    if bug == .staysBusyAfterDismissal { isMoving = true }
  }

  func logIn() async throws {
    guard !isMoving, sheet == nil else { throw Busy() }
    path = [bug == .logInShowsWrongPage ? .payment : .account]
    await move()
  }

  func logOut() async throws {
    guard !isMoving else { throw Busy() }
    path = []
    if bug != .logOutKeepsSheet { sheet = nil }
    if bug != .logOutForgetsToWait { await move() }
  }

  private func move() async {
    if bug == .returnsEarly {
      isMoving = true
      Task {
        try? await Task.sleep(for: .milliseconds(550))
        isMoving = false
      }
      return
    }
    isMoving = true
    do { try await Task.sleep(for: .milliseconds(550)) } catch {
      if bug == .staysBusyWhenCancelled { return }
    }
    isMoving = false
  }
}

/// What a new user gets of the adapter that the tutorial begins with: each bug is found, or the `ok`
/// names what it takes to find it.
@Suite("Bugs of new users", .tags(.slow))
struct NewUserBugTests {
  private func test(_ bug: Shop.Bug) -> RouterTest<Shop, Shop.Screen> {
    RouterTest<Shop, Shop.Screen>("checkout") {
      Shop(bug)
    } screens: { router in
      Screens(root: .cart, pushed: router.path).presenting(router.sheet)
    }
    .action("push", [Shop.Screen.payment, .address(1)]) { try await $0.push($1) }
    .action("pop") { try await $0.pop() }
    .action("present", [Shop.Screen.terms]) { try await $0.present($1) }
    .action("dismiss") { try await $0.dismiss() }
    .action("logIn") { try await $0.logIn() }
    .action("logOut") { try await $0.logOut() }
    .host(.declarative())
    .faults([.sameTurn])
  }

  @Test(
    "each is found, or the ok says what was not tried",
    arguments: [
      (.dismissesWhileMoving, "no-change-while-moving"),
      (.returnsEarly, "returns-after-animation"),
      (.losesPushWhenBusy, "no-lost-call"),
      (.staysBusyWhenCancelled, "cancellation"),
      (.waitsTooShortWhenSlow, "slow"),
      (.forgetsSwipe, "the host has no path, closed or onDismiss"),
      (.logOutKeepsSheet, "logOut said nothing of what they do"),
      (.logInShowsWrongPage, "logIn, logOut said nothing of what they do"),
      (.popsTwo, "what they do and refuse alone was taken to be right"),
      (.pushesBelowSheet, "what they do and refuse alone was taken to be right"),
      (.replacesSheet, "what they do and refuse alone was taken to be right"),
      (.ignoresSecondTap, "what they do and refuse alone was taken to be right"),
      (.staysBusyAfterDismissal, "what they do and refuse alone was taken to be right"),
      (.refusesWhatItHasDone, "serializable"),
      (.neverAnswersWhenBusy, "every-call-returns"),
      (.logOutForgetsToWait, "returns-after-animation"),
    ] as [(Shop.Bug, String)])
  fileprivate func told(_ bug: Shop.Bug, _ words: String) throws {
    do {
      let result = try test(bug).check(seeds: 1...20, steps: 60)
      #expect(result.worth.joined().contains(words), "\(bug): \(result.worth)")
    } catch {
      #expect(error.findings.contains { $0.violation.property == words }, "\(bug): \(error)")
    }
  }

  @Test(
    "what was learned is found where the actions say what they do",
    arguments: [
      (.popsTwo, "pop"), (.ignoresSecondTap, "push"), (.staysBusyAfterDismissal, "refused"),
      (.logInShowsWrongPage, "logIn"), (.logOutKeepsSheet, "logOut"),
      (.pushesBelowSheet, "push"), (.replacesSheet, "present"),
    ] as [(Shop.Bug, String)])
  fileprivate func declared(_ bug: Shop.Bug, _ words: String) {
    let free = { @Sendable (screens: Screens<Shop.Screen>) in screens.layers.count == 1 }
    let test = RouterTest<Shop, Shop.Screen>("checkout") {
      Shop(bug)
    } screens: { router in
      Screens(root: .cart, pushed: router.path).presenting(router.sheet)
    }
    .action("push", [Shop.Screen.payment, .address(1)], effect: { .push($0).when(free) }) {
      try await $0.push($1)
    }
    .action("pop", effect: .pop.when { $0.layers.count == 1 && !$0.layers[0].pushed.isEmpty }) {
      try await $0.pop()
    }
    .action("present", [Shop.Screen.terms, .account], effect: { .present($0).when(free) }) {
      try await $0.present($1)
    }
    .action("dismiss", effect: .dismiss.when { $0.layers.count > 1 }) { try await $0.dismiss() }
    .action("logIn", effect: .set([.account]).when(free)) { try await $0.logIn() }
    .action("logOut", effect: .custom { $0 = Screens(root: .cart) }) { try await $0.logOut() }
    .host(.declarative())
    .faults([.sameTurn])
    let error = #expect(throws: RouterTestFailure.self, "\(bug)") {
      try test.check(seeds: 1...20, steps: 60)
    }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }
}
