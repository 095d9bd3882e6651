import KeychainSwift
internal import Swinject

/// Counts steps.
protocol Counting: AnyObject { var count: Int { get set } }

final class Counter: Counting { var count = 0 }

/// A step of a size.
struct Step {
  let size: Int
  let counter: any Counting

  func take() { counter.count += size }
}

/// What makes steps, and keeps how many there were.
final class Steps {
  private let container = Container()
  private let keychain = KeychainSwift()

  init() {
    container.register((any Counting).self) { _ in Counter() }.inObjectScope(.container)
    container.register(Step.self) { (resolver, size: Int) in
      Step(size: size, counter: resolver.resolve((any Counting).self) ?? Counter())
    }
  }

  var kept: Int { keychain.get("steps").flatMap { Int($0) } ?? 0 }

  func take(_ size: Int) {
    container.resolve(Step.self, argument: size)?.take()
    keychain.set("\(container.resolve((any Counting).self)?.count ?? -1)", forKey: "steps")
  }
}
