import FirebaseDatabase
import FirebaseFirestore
import SwiftUI

/// Short texts in a tree of values.
@MainActor final class Notices: ObservableObject {
  @Published var added: [String] = []
  @Published var removed = 0
  @Published var all = 0
  @Published var last = "none"
  private let place = Database.database().reference().child("notices")

  func listen() {
    place.observe(.childAdded) { found in
      let text = (found.value as? [String: Any])?["text"] as? String ?? "?"
      MainActor.assumeIsolated { self.added.append(text) }
    }
    place.observe(.childRemoved) { _ in MainActor.assumeIsolated { self.removed += 1 } }
    place.observe(.value) { found in
      let count = found.children.allObjects.compactMap { $0 as? DataSnapshot }.count
      MainActor.assumeIsolated { self.all = count }
    }
    place.queryOrdered(byChild: "rank").queryLimited(toLast: 1).observe(.value) { found in
      let parts = found.children.allObjects as? [DataSnapshot] ?? []
      let text = parts.first?.childSnapshot(forPath: "text").value as? String ?? "none"
      MainActor.assumeIsolated { self.last = text }
    }
  }

  func write() {
    let new = place.childByAutoId()
    new.setValue(["text": "n\(added.count)", "rank": -added.count, "at": ServerValue.timestamp()])
  }

  /// Takes the first away when it is known which it is.
  func remove() {
    place.queryLimited(toFirst: 1).observeSingleEvent(of: .value) { found in
      for part in found.children { (part as? DataSnapshot)?.ref.removeValue() }
    }
  }

  func stop() { place.removeAllObservers() }
}

struct NoticesView: View {
  @StateObject private var notices = Notices()
  @FirestoreQuery(collectionPath: "posts", predicates: [.order(by: "likes", descending: true)])
  private var posts: [Post]

  var body: some View {
    List {
      Button("Posts: \(posts.first?.title ?? "none")") {}
      if notices.all < 2 { Button("Notice") { notices.write() } }
      Button("\(notices.all) of \(notices.added.count), last \(notices.last)") { notices.remove() }
      Button("Stop") { notices.stop() }
    }
    .onAppear { notices.listen() }
  }
}
