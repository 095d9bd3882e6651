import Foundation
import NavAppTest
import NavSim
import SwiftUI
import Testing

/// What one step alone may not come to, whatever an app does.
@Suite("Steps that are done alone")
struct LoneStepTests {
  /// Goes on with the page that was read last.
  private struct Reader: View {
    let once: Bool
    @State private var path: [String] = []
    @State private var hasContinued = false

    var body: some View {
      NavigationStack(path: $path) {
        Button("Chapters") { path.append("chapters") }
          .onAppear(perform: goOn)
          .navigationDestination(for: String.self) { Text($0) }
      }
    }

    private func goOn() {
      if once, hasContinued { return }
      hasContinued = true
      Task {
        try? await Task.sleep(for: .seconds(1))
        if path.isEmpty { path.append("page 12") }
      }
    }
  }

  @Test("a page comes back that the user has left", arguments: [true, false])
  func page(isRight: Bool) throws {
    try judge(
      AppTest("reader") { Reader(once: isRight) }, isRight, "user back")
  }

  /// Asks how one likes it, and forgets that it has asked.
  private struct Asking: View {
    let remembers: Bool
    @State private var asks = false
    @State private var wasAsked = false

    var body: some View {
      Button("Done") { if !wasAsked { asks = true } }
        .sheet(isPresented: $asks) {
          wasAsked = true
          if !remembers { asks = true }
        } content: {
          Text("How do you like it?")
        }
    }
  }

  @Test("a sheet comes back that the user has closed", arguments: [true, false])
  func sheet(isRight: Bool) throws {
    try judge(
      AppTest("asking") { Asking(remembers: isRight) }, isRight, "what the user leaves stays away")
  }

  /// Shows where one is for a minute, again and again.
  private struct Reminding: View {
    @State private var reminds = false

    var body: some View {
      Button("Begin") { reminds = true }
        .sheet(isPresented: $reminds) {
          Task {
            try? await Task.sleep(for: .seconds(60))
            reminds = true
          }
        } content: {
          Text("Are you still there?")
        }
    }
  }

  @Test("what an app shows a minute later is no answer to what was left")
  func later() throws {
    try judge(AppTest("reminding") { Reminding() }, true, "")
  }

  private struct Chats: View {
    let closing: Bool
    @State private var path: [String] = []
    @State private var showsProfile = false

    var body: some View {
      NavigationStack(path: $path) {
        Button("Profile") { showsProfile = true }
          .navigationDestination(for: String.self) { Text("Chat with \($0)") }
      }
      .sheet(isPresented: $showsProfile) { Text("Anna") }
      .onOpenURL { url in
        if closing { showsProfile = false }
        path = [url.host() ?? ""]
      }
    }
  }

  @Test("a sheet lies on the page that a link has opened", arguments: [true, false])
  func link(isRight: Bool) throws {
    let test = AppTest("chats") { Chats(closing: isRight) }.links("chat://ben").also(.linksAreSeen)
    try judge(test, isRight, "no sheet hides what a link opens")
  }

  @MainActor private final class Player: ObservableObject {
    @Published var track = 1
  }

  private struct Owning: View {
    @StateObject private var player = Player()
    var body: some View { Button("track \(player.track)") { player.track += 1 } }
  }

  private struct Borrowing: View {
    @ObservedObject private var player = Player()
    var body: some View { Button("track \(player.track)") { player.track += 1 } }
  }

  private struct Music: View {
    let owns: Bool
    var body: some View { if owns { Owning() } else { Borrowing() } }
  }

  @Test("a redraw makes an object anew whose numbers are on the screen", arguments: [true, false])
  func redraw(isRight: Bool) throws {
    try judge(AppTest("music") { Music(owns: isRight) }, isRight, "a redraw loses nothing")
  }

  /// Notes by their names; kept as they were written.
  private struct Notes: View {
    let counts: Bool
    @State private var notes = ["Oslo", "Bern", "Rome"]

    var body: some View {
      List {
        ForEach(notes.sorted(), id: \.self) { Text($0) }
          .onDelete { offsets in
            if counts {
              let sorted = notes.sorted()
              notes.removeAll { offsets.map { sorted[$0] }.contains($0) }
            } else {
              notes.remove(atOffsets: offsets)
            }
          }
      }
    }
  }

  @Test("another row is deleted than the one that was swiped", arguments: [true, false])
  func row(isRight: Bool) throws {
    try judge(
      AppTest("cities") { Notes(counts: isRight) }, isRight, "a deleted row is the one that goes")
  }

  /// Rows with numbers before them, and with places for ids.
  private struct Numbered: View {
    @State private var names = ["Oslo", "Bern", "Bern", "Rome"]

    var body: some View {
      List {
        ForEach(names.indices, id: \.self) { Text("\($0 + 1). \(names[$0])") }
          .onDelete { names.remove(atOffsets: $0) }
        ForEach(names.indices, id: \.self) { Text(names[$0]) }.onDelete {
          names.remove(atOffsets: $0)
        }
      }
    }
  }

  @Test("rows may have numbers, and be alike")
  func numbered() throws {
    try judge(AppTest("numbered") { Numbered() }, true, "")
  }

  private func judge(
    _ test: AppTest, _ isRight: Bool, _ rule: String, at place: SourceLocation = #_sourceLocation
  ) throws { try test.judge(seeds: 1...20, isRight, rule, at: place) }
}
