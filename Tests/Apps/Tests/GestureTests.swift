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
