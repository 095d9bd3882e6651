import Alamofire
import FirebaseFirestore
import FirebaseFirestoreSwift
import FirebaseStorage
import FirebaseStorageSwift
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
  private let session = Session(configuration: URLSessionConfiguration.af.default)
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
    let request = session.request(
      "https://weather.example/today", method: .post, parameters: ["city": "Bonn"],
      interceptor: Pass()
    )
    guard (try? request.convertible.asURLRequest())?.httpMethod == "POST" else { return }
    request.validate().responseDecodable(of: [String: String].self) { answer in
      let weather = answer.value?["sky"] ?? "unknown"
      MainActor.assumeIsolated { self.weather = weather }
    }
  }
}

/// Asks again with a pass where one is wanted.
private final class Pass: RequestInterceptor, @unchecked Sendable {
  private var pass: String?

  func adapt(
    _ request: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) {
    var request = request
    if let pass { request.headers.add(.authorization(bearerToken: pass)) }
    completion(.success(request))
  }

  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    guard error.asAFError?.responseCode == 401, request.retryCount == 0 else {
      return completion(.doNotRetry)
    }
    pass = "guest"
    completion(.retryWithDelay(0.1))
  }
}
