import SwiftUI
import Testing

/// What fingers do beyond taps.
@MainActor @Suite struct GestureTests {
  private struct Card: View {
    let log: Log
    @GestureState private var isHeld = false
    @State private var offset = CGSize.zero
    @State private var isOff = false
    var body: some View {
      Text("Card")
        .gesture(
          DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { log.add("dragged \(Int($0.translation.width)) \(Int(offset.height))") }
        )
        .onLongPressGesture {
          log.add("held")
        } onPressingChanged: {
          log.add("pressing \($0)")
        }
      Text("Lamp").gesture(
        LongPressGesture().updating($isHeld) { value, state, _ in
          state = value
          log.add("updated")
        }.onEnded { log.add("ended \($0)") })
      Text("Pin").gesture(
        LongPressGesture().sequenced(before: TapGesture()).onEnded { value in
          if case .second(true, _) = value { log.add("then tapped") }
        })
      Text("Door").gesture(
        TapGesture().onEnded { log.add("opened") }, including: isOff ? .none : .all)
      Button("lock") { isOff = true }
      Text("\(isHeld)")
    }
  }

  private struct Rows: View {
    let log: Log

    var body: some View {
      NavigationStack {
        NavigationLink {
          Text("page")
        } label: {
          HStack { Text("Row") }.onTapGesture { log.add("tapped") }.onLongPressGesture {
            log.add("held")
          }
        }
        Button {
          log.add("bought")
        } label: {
          HStack {
            Text("Pear")
            Button("Like") { log.add("liked") }
          }
        }
        Button {
          log.add("shut")
        } label: {
          Text("Shut").onTapGesture { log.add("no") }
        }
      }
    }
  }

  @Test("what can be touched in the label of a control takes the touch")
  func labels() throws {
    let log = Log()
    let stage = Stage(Rows(log: log))
    #expect(stage.buttons == ["hold Row", "Row", "Row", "Pear Like", "Like", "Shut"])
    for words in ["hold Row", "Row", "Pear Like", "Like", "Shut"] { try stage.tap(words) }
    #expect(log.take() == ["held", "tapped", "bought", "liked", "no"])
    #expect(stage.tree.wanted.layers[0].pageIDs.isEmpty)
    // Beside its words, the row is the link's.
    try stage.tap("Row", place: 1)
    #expect(stage.tree.wanted.layers[0].pageIDs.count == 1)
  }

  @Test("a view is held, or dragged to four sides; a state lasts as long as its gesture")
  func moves() throws {
    let log = Log()
    let stage = Stage(Card(log: log))
    #expect(
      stage.buttons == [
        "hold Card", "drag left Card", "drag right Card", "drag up Card", "drag down Card",
        "hold Lamp", "hold Pin", "Door", "lock",
      ])
    try stage.tap("drag left Card")
    try stage.tap("drag down Card")
    try stage.tap("hold Card")
    #expect(
      log.take() == ["dragged -300 0", "dragged 0 300", "pressing true", "held", "pressing false"])
    try stage.tap("hold Lamp")
    #expect(log.take() == ["updated", "ended true"])
    #expect(stage.tree.allWords.contains("false"))
    try stage.tap("hold Pin")
    try stage.tap("Door")
    #expect(log.take() == ["then tapped", "opened"])
    try stage.tap("lock")
    #expect(!stage.buttons.contains("Door"))
  }

  /// A gesture of an app's own, with a state that stays as long as its view.
  private struct Swipe: Gesture {
    let log: Log
    @State private var count = 0
    @GestureState private var width = 0.0

    var body: some Gesture<DragGesture.Value> {
      DragGesture()
        .updating($width) { value, width, _ in
          width = value.translation.width
          log.add("\(count): \(Int(width))")
        }
        .onEnded { _ in count += 1 }
    }
  }

  private struct Sheet: View {
    let log: Log
    @State private var title = "Sheet"
    var body: some View {
      Text(title).gesture(Swipe(log: log))
      Text("Both").gesture(
        SimultaneousGesture(TapGesture(), LongPressGesture()).onEnded {
          log.add($0.first == nil ? "held" : "tapped")
        })
      Button("Rename") { title = "Page" }
    }
  }

  @Test("a gesture of an app's own is what its body is, and keeps its state")
  func own() throws {
    let log = Log()
    let stage = Stage(Sheet(log: log))
    #expect(stage.buttons.prefix(2) == ["drag left Sheet", "drag right Sheet"])
    try stage.tap("drag left Sheet")
    #expect(log.take() == ["0: 0", "0: -150", "0: -300"])
    try stage.tap("Rename")
    try stage.tap("drag right Page")
    #expect(log.take() == ["1: 0", "1: 150", "1: 300"])
    try stage.tap("Both")
    try stage.tap("hold Both")
    #expect(log.take() == ["tapped", "held"])
  }

  private struct Tracked: View {
    let log: Log
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Next", value: 1)
          Text("words")
        }
        .simultaneousGesture(TapGesture().onEnded { log.add("tapped") })
        .navigationDestination(for: Int.self) { Text("page \($0)") }
        Text("alone").simultaneousGesture(TapGesture().onEnded { log.add("alone") })
      }
    }
  }

  @Test("a tap gesture that is simultaneous is one with the tap on a control below")
  func simultaneous() throws {
    let log = Log()
    let stage = Stage(Tracked(log: log))
    #expect(stage.buttons == ["Next", "alone"])
    try stage.tap("Next")
    try stage.tap("alone")
    stage.settle()
    #expect(log.take() == ["tapped", "alone"])
    #expect(stage.wanted == "Tracked, 1")
  }

  private struct Pad: View {
    let log: Log
    var body: some View {
      Text("pad").gesture(
        DragGesture(minimumDistance: 0).onEnded { log.add("at \(Int($0.translation.width))") })
    }
  }

  @Test("a drag without a distance is a tap, too")
  func noDistance() throws {
    let log = Log()
    let stage = Stage(Pad(log: log))
    try stage.tap("pad")
    try stage.tap("drag right pad")
    #expect(log.take() == ["at 0", "at 300"])
  }
}
