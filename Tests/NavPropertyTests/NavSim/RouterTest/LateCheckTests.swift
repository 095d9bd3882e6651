import NavSim
import Testing

/// Asks a server before it presents the payment of a summary.
@MainActor
private final class Checkout {
  struct Refused: Error {}

  private(set) var path: [Int] = []
  private(set) var isPaying = false
  private let checksAgain: Bool

  init(checksAgain: Bool) { self.checksAgain = checksAgain }

  func next() throws {
    if isPaying { throw Refused() }
    path.append(path.count + 1)
  }

  func back() throws {
    if isPaying { throw Refused() }
    path = path.dropLast()
  }

  func pay() async throws {
    guard path.count == 2, !isPaying else { throw Refused() }
    try? await Task.sleep(for: .milliseconds(120))
    if checksAgain, path.count != 2 || isPaying { throw Refused() }
    isPaying = true
  }

  func close() { isPaying = false }
}

@Suite("What was checked before a wait")
struct LateCheckTests {
  private func test(checksAgain: Bool, isDeclared: Bool) -> RouterTest<Checkout, Int> {
    let test = RouterTest<Checkout, Int>("checkout") {
      Checkout(checksAgain: checksAgain)
    } screens: {
      Screens(root: 0, pushed: $0.path).presenting($0.isPaying ? 9 : nil)
    }
    guard isDeclared else {
      return test.tap("next") { try $0.next() }
        .tap("back") { try $0.back() }
        .action("pay") { try await $0.pay() }
        .tap("close") { $0.close() }
    }
    return
      test.tap(
        "next",
        effect: .custom {
          if $0.layers.count == 1 { $0.layers[0].pushed.append($0.layers[0].pushed.count + 1) }
        }
      ) { try $0.next() }
      .tap("back", effect: .pop.when { $0.layers.count == 1 }) { try $0.back() }
      .action(
        "pay",
        effect: .present(9).when { $0.layers.count == 1 && $0.layers[0].pushed.count == 2 }
      ) { try await $0.pay() }
      .tap("close", effect: .dismiss) { $0.close() }
  }

  @Test("holds by then, or is found", arguments: [true, false])
  func found(_ isDeclared: Bool) throws {
    let right = test(checksAgain: true, isDeclared: isDeclared)
    #expect(try right.check(seeds: 1...150, steps: 40).calls > 0)
    let wrong = test(checksAgain: false, isDeclared: isDeclared)
    let finding = try wrong.firstFinding(seeds: 1...150, steps: 40)
    #expect((finding?.steps).map { $0 <= 4 } ?? false)
  }
}
