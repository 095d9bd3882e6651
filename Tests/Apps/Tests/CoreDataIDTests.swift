import CoreData
import NavAppTest
import SwiftUI
import Testing

/// What objects of Core Data are called.
@MainActor @Suite struct CoreDataIDTests {
  @Test("an object is numbered when it is saved, whatever was made and given up before")
  func saved() throws {
    let store = LibraryStore()
    _ = store.add("given up")
    store.context.rollback()
    let tides = store.add("Tides")
    let before = tides.objectID.uriRepresentation()
    #expect(tides.objectID.isTemporaryID && before.lastPathComponent.hasPrefix("t0000"))
    try store.context.save()
    let after = tides.objectID.uriRepresentation()
    #expect(!tides.objectID.isTemporaryID && after.lastPathComponent == "p1")
    let coordinator = store.container.persistentStoreCoordinator
    #expect(coordinator.managedObjectID(forURIRepresentation: after) === tides.objectID)
    #expect(coordinator.managedObjectID(forURIRepresentation: before) == nil)
  }

  /// Makes an object to edit whenever the sheet is evaluated, beside the one that it is called by.
  private struct Books: View {
    let store: LibraryStore
    @State private var new: Volume?

    var body: some View {
      Button("New") { new = Volume(context: store.context) }
        .sheet(item: $new) { _ in
          Editor(draft: Volume(context: store.context))
        }
    }
  }

  private struct Editor: View {
    let draft: Volume
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text(draft.title ?? "Untitled")
      Button("Done") { dismiss() }
    }
  }

  @Test("a sheet of a new object is the same sheet, however many objects its content has made")
  func drafts() throws {
    try AppTest("books") { Books(store: LibraryStore()) }.withoutCertificates
      .check(seeds: 1...20, steps: 40)
  }
}
