import NavAppTest
import SwiftUI
import Testing

/// Subscribers and publishers of an app's own, and values before and behind others.
@MainActor @Suite struct SubscriberTests {
  private final class Few: Subscriber {
    var taken: [String] = []
    func receive(subscription: any Subscription) { subscription.request(.max(2)) }
    func receive(_ input: Int) -> Subscribers.Demand {
      taken.append("\(input)")
      return input == 2 ? .max(1) : .none
    }
    func receive(completion: Subscribers.Completion<Never>) { taken.append("end") }
  }

  @Test("a subscriber of an app's own takes as much as it asks for")
  func demand() {
    let few = Few()
    (1...5).publisher.subscribe(few)
    #expect(few.taken == ["1", "2", "3"])
    let all = Few()
    (1...3).publisher.subscribe(all)
    #expect(all.taken == ["1", "2", "3", "end"])
  }

  @Test("a subscriber without its type takes what it takes; one of closures takes as it says")
  func anySubscriber() {
    let few = Few()
    (1...5).publisher.subscribe(AnySubscriber(few))
    #expect(few.taken == ["1", "2", "3"])
    var taken: [Int] = []
    let closures = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: {
        taken.append($0)
        return $0 < 3 ? .max(1) : .none
      })
    (1...5).publisher.subscribe(closures)
    #expect(taken == [1, 2, 3])
  }

  /// A publisher as apps write one, which knows subscribers alone.
  private struct Countdown: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: Down(start, subscriber))
    }

    private final class Down<S: Subscriber<Int, Never>>: Subscription {
      private let start: Int
      private var subscriber: S?
      init(_ start: Int, _ subscriber: S) { (self.start, self.subscriber) = (start, subscriber) }
      func request(_ demand: Subscribers.Demand) {
        for number in (1...start).reversed() { _ = subscriber?.receive(number) }
        subscriber?.receive(completion: .finished)
      }
      func cancel() { subscriber = nil }
    }
  }

  @Test("a publisher of an app's own goes through operators")
  func publishers() {
    var seen: [String] = []
    let kept = Countdown(start: 3).map { $0 * 10 }.collect(2)
      .sink { _ in
        seen.append("end")
      } receiveValue: {
        seen.append("\($0)")
      }
    #expect(seen == ["[30, 20]", "[10]", "end"])
    kept.cancel()
  }

  @Test("values before and behind others, until and from something on")
  func joined() {
    let (source, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var seen: [String] = []
    var kept: Set<AnyCancellable> = []
    source.prefix(untilOutputFrom: signal).sink { seen.append("early \($0)") }.store(in: &kept)
    source.drop(untilOutputFrom: signal).sink { seen.append("late \($0)") }.store(in: &kept)
    Just(1).append(Just(2)).prepend(Just(0)).sink { seen.append("\($0)") }.store(in: &kept)
    source.send(3)
    signal.send()
    source.send(4)
    #expect(seen == ["0", "1", "2", "early 3", "late 4"])
    var has = false
    (1...4).publisher.contains { $0 > 3 }.sink { has = $0 }.store(in: &kept)
    #expect(has)
  }

  private final class Model {
    let sent = PassthroughSubject<Int, Never>()
  }

  /// Receives from a model that it is handed anew, through operators, and from a constant.
  private struct Receiving: View {
    let model: Model
    @State private var sum = 0
    @State private var text = "a"
    @State private var letters = 0
    var body: some View {
      Button("\(sum) \(text) \(letters)") { model.sent.send(2) }
        .onReceive(model.sent.map { $0 * 10 }.receive(on: RunLoop.main).eraseToAnyPublisher()) {
          sum += $0
        }
      Button("Type") { text += "b" }
        .onReceive(Just(text)) { letters = $0.count }
    }
  }

  private struct Making: View {
    @State private var count = 0
    var body: some View {
      let _ = count
      Receiving(model: Model())
      Button("Anew") { count += 1 }
    }
  }

  @Test("a publisher of other values is subscribed to in place of the last one")
  func anew() throws {
    let app = AppTest("making") { Making() }
    let lines = """
      +0ms     a tap "0 a 1"
      +10ms    a tap "20 a 1"
      +10ms    a tap "Anew"
      +10ms    a tap "40 a 1"
      +10ms    a tap "Type"
      +10ms    a tap "60 ab 2"
      """
    #expect(
      try app.touched(lines) == ["0 a 1", "20 a 1", "Anew", "40 a 1", "Type", "60 ab 2"])
  }
}
