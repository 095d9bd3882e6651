import NavSim
import Testing

/// State that a stack, a sheet and the stack of the sheet are bound to; it keeps what it is told.
@MainActor
private final class BoundState {
  var path: [Int] = []
  var sheet: (page: Int, number: Int, path: [Int])?
  private(set) var told: [String] = []
  private(set) var isDone = false
  /// True when it was told of another sheet than the present one that this changes.
  private(set) var hasMistaken = false
  private var lastNumber = 0

  func present(_ page: Int) {
    guard sheet == nil else { return }
    lastNumber += 1
    sheet = (page, lastNumber, [])
  }

  func push(_ page: Int) { if sheet == nil { path.append(page) } else { sheet?.path.append(page) } }
  func dismiss() { sheet = nil }
  func finish() { isDone = true }

  func write(_ left: [Int], on layer: ScreenLayer<Int>) {
    note("\(layer.root) has \(left)", layer)
    if layer.isBase { path = left } else { sheet?.path = left }
  }

  func closed(_ layer: ScreenLayer<Int>) {
    note("\(layer.root) closes", layer)
    sheet = nil
  }

  private func note(_ text: String, _ layer: ScreenLayer<Int>) {
    told.append(text)
    if layer.id != 0, layer.id != sheet?.number { hasMistaken = true }
  }

  func left(_ layer: ScreenLayer<Int>) { told.append("\(layer.root) has left") }
}

@Suite("Layers that are gone")
struct GoneLayerTests {
  private func test(
    hasIDs: Bool, expecting told: [String] = []
  ) -> RouterTest<BoundState, Int> {
    RouterTest<BoundState, Int>("bound") {
      BoundState()
    } screens: { router in
      var screens = Screens(root: 0, pushed: router.path)
      if let sheet = router.sheet {
        screens.layers.append(
          ScreenLayer(sheet.page, pushed: sheet.path, id: hasIDs ? sheet.number : 0))
      }
      return screens
    }
    .tap("present", [8], effect: { page in .present(page).when { $0.layers.count == 1 } }) {
      $0.present($1)
    }
    .tap("push", [1, 2], effect: { .push($0) }) { $0.push($1) }
    .tap("dismiss", effect: .dismiss) { $0.dismiss() }
    .tap("finish", effect: .nothing) { $0.finish() }
    .host(
      .declarative(
        path: { router, layer, left in router.write(left, on: layer) },
        closed: { router, layer in router.closed(layer) },
        onDismiss: { router, layer in router.left(layer) })
    )
    .without(.noChangeWhileMoving)
    .always("no binding of another sheet is written", router: { !$0.hasMistaken })
    .atRest("it is told just this", router: { !$0.isDone || $0.told == told })
  }

  /// What the user and the router do, and what the router is told of it.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let told: [String]
    let steps: String
    var hasIDs = false
  }

  static let examples = [
    Example(
      testDescription: "the user takes a sheet away", told: ["8 closes", "8 has left"],
      steps: "+0ms a present 8\n+600ms user drag\n+200ms user release"),
    Example(
      testDescription: "the router takes it away under the finger", told: ["8 has left"],
      steps: "+0ms a present 8\n+600ms user drag\n+100ms a dismiss\n+100ms user release"),
    Example(
      testDescription: "an equal sheet has come since, and nobody can tell",
      told: ["8 closes", "8 has left"],
      steps: """
        +0ms a present 8
        +600ms user drag
        +100ms a dismiss
        +0ms a present 8
        +100ms user release
        """),
    Example(
      testDescription: "an equal sheet has come since, with another id", told: ["8 has left"],
      steps: """
        +0ms a present 8
        +600ms user drag
        +100ms a dismiss
        +0ms a present 8
        +100ms user release
        """, hasIDs: true),
    Example(
      testDescription: "the user swipes back on a sheet", told: ["8 has []"],
      steps: "+0ms a present 8\n+600ms a push 1\n+400ms user swipe\n+200ms user release"),
    Example(
      testDescription: "the sheet leaves while its page does", told: ["8 has left"],
      steps: """
        +0ms a present 8
        +600ms a push 1
        +400ms user back
        +100ms a dismiss
        """),
    Example(
      testDescription: "the base stays", told: ["0 has []"],
      steps: "+0ms a push 1\n+400ms user back\n+100ms a present 8"),
    Example(
      testDescription: "a stale write to the stack of a sheet that is gone", told: ["8 has left"],
      steps: """
        +0ms a present 8
        +600ms a push 1
        +400ms a dismiss
        +600ms host stale-write
        """),
    Example(
      testDescription: "a stack that is torn down with its sheet", told: ["8 has left"],
      steps: """
        +0ms a present 8
        +600ms a push 1
        +400ms host teardown-write
        +0ms a dismiss
        """),
  ]

  @Test("a binding is gone with its layer, and that it has left is told", arguments: examples)
  func told(_ example: Example) throws {
    try test(hasIDs: example.hasIDs, expecting: example.told).replay(
      """
      navfuzz fixture 2
      name \(example.testDescription)
      router bound
      expect passes
      ---
      \(example.steps)
      +9000ms a finish
      """)
  }

  @Test("with ids no binding of another layer is ever written")
  func always() throws {
    try test(hasIDs: true).only().playing("present", "push", "dismiss").check(seeds: 1...100)
  }
}
