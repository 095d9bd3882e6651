import Foundation
import SwiftUI
import Testing

/// Alerts and dialogs that are about something.
@MainActor @Suite struct DialogAboutTests {
  private enum Trouble: LocalizedError {
    case offline
    var errorDescription: String? { "Offline" }
  }

  private struct Files: View {
    let log: Log
    @State private var asks = false
    @State private var file: String?
    @State private var fails = false
    @State private var trouble: Trouble?
    @State private var isOld = false
    var body: some View {
      Button("ask") { asks = true }
      Button("choose") {
        file = "a.txt"
        asks = true
      }
      Button("fail") {
        trouble = .offline
        fails = true
      }
      Button("old") { isOld = true }
      Text("file \(file ?? "none"), asks \(asks)")
        .confirmationDialog("Delete?", isPresented: $asks, presenting: file) { name in
          Button("Delete \(name)") {
            log.add("deleted \(name)")
            file = nil
          }
        } message: {
          Text("about \($0)")
        }
        .alert(isPresented: $fails, error: trouble) { _ in
          Button("Again") { log.add("again") }
        } message: {
          Text("why \($0.errorDescription ?? "")")
        }
        .actionSheet(isPresented: $isOld) {
          ActionSheet(
            title: Text("Old"),
            buttons: [.destructive(Text("Burn")) { log.add("burnt") }, .cancel()])
        }
    }
  }

  @Test("nothing is asked while there is nothing to ask about")
  func nothing() throws {
    let stage = Stage(Files(log: Log()))
    try stage.tap("ask")
    stage.settle()
    #expect(stage.wanted == "Files")
    #expect(stage.tree.allWords.contains("file none, asks true"))
  }

  @Test("a dialog is about what was there as it came, and is closed by its buttons")
  func about() throws {
    let log = Log()
    let stage = Stage(Files(log: log))
    try stage.tap("choose")
    stage.settle()
    #expect(stage.wanted == "Files / dialog Delete?")
    #expect(stage.buttons == ["Delete a.txt", "Cancel"])
    try stage.tap("Delete a.txt")
    stage.settle()
    #expect(log.take() == ["deleted a.txt"])
    #expect(stage.wanted == "Files")
    #expect(stage.tree.allWords.contains("file none, asks false"))
  }

  @Test("an alert about an error is called by its words")
  func error() throws {
    let log = Log()
    let stage = Stage(Files(log: log))
    try stage.tap("fail")
    stage.settle()
    #expect(stage.wanted == "Files / alert Offline")
    #expect(stage.tree.allWords.contains("why Offline"))
    try stage.tap("Again")
    stage.settle()
    #expect(log.take() == ["again"])
    #expect(stage.wanted == "Files")
  }

  @Test("a choice of earlier systems has its own buttons")
  func actionSheet() throws {
    let log = Log()
    let stage = Stage(Files(log: log))
    try stage.tap("old")
    stage.settle()
    #expect(stage.wanted == "Files / dialog Old")
    #expect(stage.buttons == ["Burn", "Cancel"])
    try stage.tap("Burn")
    stage.settle()
    #expect(log.take() == ["burnt"])
  }
}
