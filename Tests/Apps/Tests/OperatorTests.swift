import NavAppTest
import SwiftUI
import Testing

/// What publishers do.
@MainActor @Suite struct OperatorTests {
  /// What comes of numbers that are sent through something.
  private func sent(
    _ numbers: [Int] = [1, 1, 2, 3],
    _ pass: (PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>
  ) -> [Int] {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let subscription = pass(subject).sink { seen.append($0) }
    for number in numbers { subject.send(number) }
    subscription.cancel()
    subject.send(100)
    return seen
  }

  @Test("operators pass on what they say, until the subscription is cancelled")
  func operators() {
    var handled: [Int] = []
    #expect(sent { $0.map { $0 * 2 } } == [2, 2, 4, 6])
    #expect(sent { $0.compactMap { $0 == 1 ? nil : -$0 } } == [-2, -3])
    #expect(sent { $0.filter { $0 < 3 } } == [1, 1, 2])
    #expect(sent { $0.dropFirst(3) } == [3])
    #expect(sent { $0.first() } == [1])
    #expect(sent { $0.removeDuplicates() } == [1, 2, 3])
    #expect(sent { $0.handleEvents { handled.append($0) } } == handled)
    #expect(handled == [1, 1, 2, 3])
    #expect(sent([1]) { $0.merge(with: Just(9)).eraseToAnyPublisher() } == [9, 1])
    #expect(sent { $0.combineLatest(Just(10)).map(+).eraseToAnyPublisher() } == [11, 11, 12, 13])
  }

  @Test("the end comes once, after the values, and nothing after it")
  func ends() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    func take(_ publisher: some Publisher<Int, Never>) -> AnyCancellable {
      publisher.sink { _ in
        seen.append("end")
      } receiveValue: {
        seen.append("\($0)")
      }
    }
    var kept: Set<AnyCancellable> = []
    take(Just(1)).store(in: &kept)
    take(Empty<Int, Never>()).store(in: &kept)
    #expect(seen == ["1", "end", "end"])
    seen = []
    take(subject.first()).store(in: &kept)
    take(subject.map { -$0 }).store(in: &kept)
    subject.send(2)
    #expect(seen == ["2", "end", "-2"])
    subject.send(completion: .finished)
    subject.send(3)
    #expect(seen == ["2", "end", "-2", "end"])
  }

  @Test("a subject with a value tells it to whoever comes, and writes it to properties")
  func current() {
    final class Target { var number = 0 }
    let (subject, target) = (CurrentValueSubject<Int, Never>(4), Target())
    let subscription = subject.assign(to: \.number, on: target)
    #expect(target.number == 4)
    subject.value = 5
    #expect(target.number == 5)
    subscription.cancel()
    subject.send(6)
    #expect((target.number, subject.value) == (5, 6))
  }

  private final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published var path: [String] = []
    @Published var log: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    init() {
      $query.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .sink { [weak self] in self?.path = ["found \($0)"] }
        .store(in: &subscriptions)
      $query.dropFirst().delay(for: .seconds(1), scheduler: RunLoop.main)
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.log.append("late \($0)") }
        .store(in: &subscriptions)
    }
  }

  private struct Search: View {
    @StateObject private var model = SearchModel()
    @State private var seen = 0
    var body: some View {
      NavigationStack(path: $model.path) {
        TextField("Find", text: $model.query)
          .navigationDestination(for: String.self) { page in
            Text(page)
            ForEach(model.log, id: \.self) { Button($0) {} }
            Button("seen \(seen)") {}
          }
      }
      .task { for await _ in model.$query.values { seen += 1 } }
    }
  }

  @Test("what is debounced and delayed comes in virtual time, as buttons that can be tapped then")
  func later() throws {
    let search = AppTest("search") { Search() }.typing("ab", "a").buttons("late ab", "seen 3")
    let touched = try search.touched(
      """
      +0ms     a type "a" into "Find"
      +200ms   a type "ab" into "Find"
      +700ms   a tap "seen 3"
      +400ms   a tap "late ab"
      """)
    #expect(touched == ["Find: ", "Find: a", "seen 3", "late ab"])
  }
}
