import Foundation
import SwiftUI
import Testing

/// Publishers that are made of several, that fail, and that are shared.
@MainActor @Suite struct JoiningTests {
  private struct Failure: Error {}

  /// What is heard of a publisher while something else is done.
  private func heard<P: Publisher>(_ publisher: P, _ body: () -> Void = {}) -> [String] {
    var heard: [String] = []
    let subscription = publisher.sink {
      switch $0 {
      case .finished: heard.append("end")
      case .failure: heard.append("failure")
      }
    } receiveValue: {
      heard.append("\($0)")
    }
    body()
    subscription.cancel()
    return heard
  }

  @Test("all that values lead to is heard, and the end when all have ended")
  func flatMap() {
    let (outer, one, two) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>(),
      PassthroughSubject<String, Never>()
    )
    let both = outer.flatMap { $0 == 1 ? one : two }
    let all = heard(both) {
      outer.send(1)
      outer.send(2)
      one.send("a")
      two.send("b")
      outer.send(completion: .finished)
      one.send(completion: .finished)
      two.send("c")
      two.send(completion: .finished)
    }
    #expect(all == ["a", "b", "c", "end"])
    let numbers = [1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) { Just($0 * 10) }
    #expect(heard(numbers) == ["10", "20", "30", "end"])
  }

  @Test("publishers are merged, zipped, and put together by their last values")
  func together() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    func play() {
      one.send(1)
      one.send(2)
      two.send(3)
      two.send(4)
      one.send(completion: .finished)
      two.send(completion: .finished)
    }
    #expect(heard(one.merge(with: two), play) == ["1", "2", "3", "4", "end"])
    let (three, four) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let zipped = heard(three.zip(four)) {
      three.send(1)
      three.send(2)
      four.send(3)
      four.send(4)
      three.send(completion: .finished)
    }
    #expect(zipped == ["(1, 3)", "(2, 4)", "end"])
    let latest = Publishers.CombineLatest(Just(1), Just(2)).map { $0 + $1 }
    #expect(heard(latest) == ["3", "end"])
    let sums = Publishers.Zip4(Just(1), Just(2), Just(3), Just(4)).map { $0 + $1 + $2 + $3 }
    #expect(heard(sums) == ["10", "end"])
    #expect(heard(Publishers.MergeMany([Just(1), Just(2)])) == ["1", "2", "end"])
    #expect(heard(Publishers.MergeMany([Just<Int>]())) == ["end"])
  }

  @Test("only the publisher that came last is heard")
  func latest() {
    let (outer, one, two) = (
      PassthroughSubject<PassthroughSubject<Int, Never>, Never>(),
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
    )
    let all = heard(outer.switchToLatest()) {
      outer.send(one)
      one.send(1)
      outer.send(two)
      one.send(2)
      two.send(3)
      outer.send(completion: .finished)
      two.send(completion: .finished)
    }
    #expect(all == ["1", "3", "end"])
  }

  @Test("errors end, are replaced, or lead to another publisher")
  func errors() {
    let fails = [1, 2, 3].publisher.tryMap { number -> Int in
      if number == 2 { throw Failure() }
      return number
    }
    #expect(heard(fails) == ["1", "failure"])
    #expect(heard(fails.replaceError(with: 9)) == ["1", "9", "end"])
    #expect(heard(fails.catch { _ in [7, 8].publisher }) == ["1", "7", "8", "end"])
    #expect(heard(fails.retry(1)) == ["1", "1", "failure"])
    #expect(heard(Fail<Int, Failure>(error: Failure())) == ["failure"])
    let late = Future<Int, Failure> { $0(.success(4)) }
    #expect(heard(late) == ["4", "end"])
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(heard(deferred) + heard(deferred) == ["1", "end", "2", "end"])
  }

  @Test("what comes of many values")
  func gathering() {
    let numbers = [1, 2, 3, 4].publisher
    #expect(heard(numbers.scan(0, +)) == ["1", "3", "6", "10", "end"])
    #expect(heard(numbers.reduce(0, +)) == ["10", "end"])
    #expect(heard(numbers.collect()) == ["[1, 2, 3, 4]", "end"])
    #expect(heard(numbers.prefix(2)) == ["1", "2", "end"])
    #expect(heard(numbers.prefix { $0 < 4 }) == ["1", "2", "3", "end"])
    #expect(heard(numbers.drop { $0 < 3 }) == ["3", "4", "end"])
    #expect(heard(numbers.first { $0 > 2 }) == ["3", "end"])
    #expect(heard(numbers.last()) == ["4", "end"])
    #expect(heard(numbers.contains(3)) == ["true", "end"])
    #expect(heard(numbers.prepend(0).append(5).collect()) == ["[0, 1, 2, 3, 4, 5]", "end"])
    #expect(heard(Empty<Int, Never>(completeImmediately: false)).isEmpty)
  }

  @Test("one subscription is shared by all, and ends with the last of them")
  func share() {
    let subject = PassthroughSubject<Int, Never>()
    var (begun, cancelled) = (0, 0)
    let shared = subject.handleEvents { _ in
      begun += 1
    } receiveCancel: {
      cancelled += 1
    }.share()
    let all = heard(shared) {
      #expect(heard(shared) { subject.send(1) } == ["1"])
      subject.send(2)
      #expect((begun, cancelled) == (1, 0))
    }
    #expect(all == ["1", "2"])
    #expect((begun, cancelled) == (1, 1))
  }
}
