import Alamofire
import FirebaseFirestore
import FirebaseFirestoreSwift
import FirebaseStorage
import SwiftUI

struct Post: Codable, Identifiable, Hashable {
  @DocumentID var id: String?
  var title: String
  var likes = 0
  var date = Date()
}

/// The posts of everybody.
@MainActor final class Feed: ObservableObject {
  @Published var posts: [Post] = []
  @Published var weather = "?"
  private var listener: (any ListenerRegistration)?
  private var all: CollectionReference { Firestore.firestore().collection("posts") }

  func listen() {
    listener = all.order(by: "likes", descending: true).addSnapshotListener { found, _ in
      let posts = found?.documents.compactMap { try? $0.data(as: Post.self) } ?? []
      MainActor.assumeIsolated { self.posts = posts }
    }
  }

  func write() async {
    let picture = Storage.storage().reference().child("pictures/\(posts.count)")
    _ = try? await picture.putDataAsync(Data([1, 2]))
    let url = try? await picture.downloadURL()
    _ = try? all.addDocument(
      from: Post(title: "Post \(posts.count) \(url?.lastPathComponent ?? "-")"))
  }

  func like(_ post: Post) {
    guard let id = post.id else { return }
    all.document(id).updateData(["likes": FieldValue.increment(Int64(1))])
  }

  func delete(_ post: Post) async {
    guard let id = post.id else { return }
    try? await all.document(id).delete()
  }

  func stop() { listener?.remove() }

  func ask() {
    AF.request("https://weather.example/today", parameters: ["city": "Bonn"])
      .validate()
      .responseDecodable(of: [String: String].self) { answer in
        let weather = answer.value?["sky"] ?? "unknown"
        MainActor.assumeIsolated { self.weather = weather }
      }
  }
}
