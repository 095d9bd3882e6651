import SwiftUI

/// What is wrong with the notes, if anything is.
public enum NotesBug: String, CaseIterable, Sendable {
  /// The button that saves can be tapped again while it saves.
  case savesTwice
  /// A sheet that has left goes to its note, wherever the user is by then.
  case goesToTheNote
  /// What a note refers to is shown when it has come, though the user has left the note.
  case followsAfterLeaving
}

/// Notes without a router: a path, and a flag for each sheet.
public struct NotesView: View {
  let bug: NotesBug?
  @State private var path: [Int] = []
  @State private var isWriting = false
  @State private var isSearching = false

  /// Creates notes.
  public init(bug: NotesBug? = nil) { self.bug = bug }

  /// The stack, and what is presented from it.
  public var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(1..<3) { number in NavigationLink("Note \(number)", value: number) }
        Button("Write") { isWriting = true }
        Button("Search") { isSearching = true }
      }
      .navigationDestination(for: Int.self) { number in
        NoteView(number: number, bug: bug, path: $path)
      }
    }
    .sheet(isPresented: $isWriting) {
      if bug == .goesToTheNote { path = [1] }
    } content: {
      Button("Done") { isWriting = false }
    }
    .sheet(isPresented: $isSearching) {
      ForEach(1..<3) { number in
        Button("Open note \(number)") {
          path = [number]
          isSearching = false
        }
      }
    }
    .onOpenURL { url in path = Int(url.lastPathComponent).map { [$0] } ?? path }
  }
}

/// A note, which can be copied, and refers to another.
struct NoteView: View {
  let number: Int
  let bug: NotesBug?
  @Binding var path: [Int]
  @State private var isSaving = false

  var body: some View {
    VStack {
      Button("Save a copy") {
        isSaving = true
        Task {
          try? await Task.sleep(for: .milliseconds(200))
          isSaving = false
          if bug == .savesTwice || path.last == number { path.append(3) }
        }
      }
      .disabled(isSaving && bug != .savesTwice)
      Button("See also") {
        Task {
          try? await Task.sleep(for: .milliseconds(400))
          if bug == .followsAfterLeaving || path.last == number { path = [4] }
        }
      }
    }
  }
}
