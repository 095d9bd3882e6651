import NavAppTest
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var depth = 0
}

/// What views are given by those above them, and what is kept beside them.
@MainActor @Suite struct EnvironmentTests {
  private final class Account: ObservableObject {
    let name: String
    @Published var visits = 0
    init(_ name: String) { self.name = name }
  }

  private struct Visitor: View {
    @EnvironmentObject private var account: Account
    @Environment(\.depth) private var depth
    @Environment(\.openURL) private var openURL
    var body: some View {
      Button("\(account.name) \(account.visits) at \(depth)") {
        account.visits += 1
        if let url = URL(string: "app://\(account.name)") { openURL(url) }
      }
    }
  }

  private struct Nested: View {
    let log: Log
    @StateObject private var outer = Account("outer")
    @StateObject private var inner = Account("inner")
    var body: some View {
      VStack {
        Visitor()
        Visitor().transformEnvironment(\.depth) { $0 += 10 }.environmentObject(inner)
      }
      .environment(\.depth, 1)
      .environmentObject(outer)
      .environment(
        \.openURL,
        OpenURLAction {
          log.add($0.absoluteString); return .handled
        })
    }
  }

  @Test("the closest object and value above a view counts, and what changes is followed")
  func closest() throws {
    let log = Log()
    let stage = Stage(Nested(log: log))
    #expect(stage.buttons == ["outer 0 at 1", "inner 0 at 11"])
    try stage.tap("inner 0 at 11")
    #expect(stage.buttons == ["outer 0 at 1", "inner 1 at 11"])
    #expect(log.take() == ["app://inner"])
  }

  private struct Styled: View {
    @Environment(\.controlSize) private var size
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.calendar) private var calendar
    @Environment(\.textCase) private var letters
    var body: some View {
      Button("\(size) \(alignment) \(calendar.identifier) \(letters == .uppercase)") {}
    }
  }

  @Test("what is said of looks is there to be asked, as it is at first and as a view above says")
  func looks() {
    let stage = Stage(
      VStack {
        Styled()
        Styled().environment(\.controlSize, .mini)
          .environment(\.calendar, Calendar(identifier: .japanese))
          .environment(\.textCase, .uppercase)
      })
    #expect(stage.buttons == ["regular leading gregorian false", "mini leading japanese true"])
  }

  private struct Stored: View {
    @AppStorage("taps") private var taps = 0
    @SceneStorage("name") private var name: String?
    var body: some View {
      Button("\(taps) \(name ?? "nobody")") {
        taps += 1
        name = "Zoe"
      }
    }
  }

  @Test("stored values are shared by their key, and begin anew with every app")
  func stored() throws {
    for _ in 0..<2 {
      let stage = Stage(
        VStack {
          Stored()
          Stored()
        })
      try stage.tap("0 nobody")
      #expect(stage.buttons == ["1 Zoe", "1 Zoe"])
    }
  }

  @Observable final class Basket { var items: [String] = [] }

  private struct BasketView: View {
    @Environment(Basket.self) private var basket
    var body: some View {
      @Bindable var basket = basket
      TextField("Item", text: $basket.first)
      Text(basket.items.joined(separator: ","))
    }
  }

  @Test("an observable object of the environment is bound, and followed")
  func bindable() throws {
    let stage = Stage(BasketView().environment(Basket()))
    try stage.type("tea", into: "Item")
    #expect(stage.tree.allWords == ["tea"])
  }

  private struct Waiting: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0
    @State private var steps: [String] = []
    var body: some View {
      VStack {
        Text("sum \(sum) \(steps.joined(separator: ","))")
        Button("move") {
          withAnimation {
            steps.append("moving")
          } completion: {
            steps.append("moved")
          }
        }
        Button("still") {
          withAnimation(nil) { steps.append("set") }
        }
      }
      .onReceive(subject) { sum += $0 }
    }
  }

  @Test("what is published is received from the first drawing on, in the turn in which it comes")
  func receives() throws {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(100)
    let stage = Stage(Waiting(subject: subject))
    subject.send(1)
    subject.send(2)
    stage.tree.endTurn()
    #expect(stage.tree.allWords.contains("sum 3 "))
    try stage.tap("still")
    #expect(stage.tree.allWords.contains("sum 3 set"))
  }

  @Test("a path has its values in their order, is equal by them, and loses the last ones")
  func path() {
    var path = NavigationPath([1, 2])
    path.append("x")
    #expect(path.count == 3)
    #expect(path != NavigationPath([1, 2]))
    path.removeLast()
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(2)
    #expect(path.isEmpty)
  }
}

extension EnvironmentTests.Basket {
  fileprivate var first: String {
    get { items.first ?? "" }
    set { items = [newValue] }
  }
}
