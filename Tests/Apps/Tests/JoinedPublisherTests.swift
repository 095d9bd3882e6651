import Combine
import Foundation
import Testing

/// Publishers by their types, and operators that choose or may fail.
@Suite struct JoinedPublisherTests {
  private struct Failed: Error {}

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    return values
  }

  @Test("publishers of several others are named by their types")
  func joined() {
    let one = [1, 2].publisher
    let other = ["a", "b"].publisher
    let zipped: Publishers.Zip<AnyPublisher<Int, Never>, Just<String>> = Publishers.Zip(
      one.eraseToAnyPublisher(), Just("a"))
    #expect(values(zipped.map { "\($0)\($1)" }) == ["1a"])
    #expect(values(one.combineLatest(other).map { "\($0)\($1)" }) == ["2a", "2b"])
    #expect(
      values(one.combineLatest(other, Just(3), Just(4)) { "\($0)\($1)\($2)\($3)" })
        == ["2b34"])
    #expect(values(one.zip(other, one) { "\($0)\($1)\($2)" }) == ["1a1", "2b2"])
    #expect(values(Publishers.Merge4(one, one, one, Just(9))) == [1, 2, 1, 2, 1, 2, 9])
    #expect(values(one.merge(with: one, one, Just(7), Just(8))) == [1, 2, 1, 2, 1, 2, 7, 8])
  }

  @Test("the least, the greatest and the last of all values")
  func chosen() {
    let words = ["bb", "a", "ccc", "d"].publisher
    #expect(values(words.min { $0.count < $1.count }) == ["a"])
    #expect(values(words.max { $0.count < $1.count }) == ["ccc"])
    #expect(values(words.last { $0.count > 1 }) == ["ccc"])
    #expect(values(Empty<Int, Never>().max { $0 < $1 }) == [])
  }

  @Test("operators that may fail end with what is thrown")
  func failing() {
    let numbers = [1, 2, 3].publisher
    #expect(values(numbers.tryReduce(0) { $0 + $1 }) == [6])
    #expect(values(numbers.tryAllSatisfy { $0 < 4 }) == [true])
    #expect(values(numbers.tryAllSatisfy { $0 < 3 }) == [false])
    #expect(values(numbers.tryContains { $0 == 2 }) == [true])
    #expect(values(numbers.tryDrop { $0 < 2 }) == [2, 3])
    #expect(values(numbers.tryPrefix { $0 < 3 }) == [1, 2])
    #expect(values([1, 1, 2].publisher.tryRemoveDuplicates { $0 == $1 }) == [1, 2])
    #expect(values(numbers.tryMax { $0 < $1 }) == [3])
    #expect(
      values(
        numbers.tryFirst { if $0 == 2 { throw Failed() } else { false } }
          .replaceError(with: 9)) == [9])
  }

  @Test("what is recorded is played")
  func recorded() {
    let record = Record<Int, Never> { recording in
      recording.receive(1)
      recording.receive(completion: .finished)
    }
    #expect(values(record) == [1] && record.recording.output == [1])
  }

  @Test("a scheduler of an app's own is asked when something is due")
  func scheduler() {
    final class Own: Scheduler {
      var due: [SchedulerInterval] = []
      var actions: [() -> Void] = []
      func schedule(
        after date: SchedulerTime, tolerance: SchedulerInterval, options: Never?,
        _ action: @escaping () -> Void
      ) {
        due.append(now.distance(to: date))
        actions.append(action)
      }
      func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    }
    let own = Own()
    var seen: [Int] = []
    let first = Just(1).delay(for: .seconds(2), scheduler: own).sink { seen.append($0) }
    let second = Just(2).receive(on: own).sink { seen.append($0) }
    #expect(seen == [2] && own.due == [.seconds(2)])
    for action in own.actions { action() }
    #expect(seen == [2, 1])
    withExtendedLifetime((first, second)) {}
  }
}
