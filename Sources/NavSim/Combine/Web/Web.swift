package import Foundation

/// What the web says in a simulation. Unless a test declares answers there is no network: whatever is
/// asked for fails after a while, with the error of a phone that has none.
package enum Web {
  /// What is answered.
  package struct Answer: Sendable {
    package let data: Data
    let status: Int
    let fields: [String: String]

    /// Creates an answer.
    package init(data: Data, status: Int, fields: [String: String]) {
      self.data = data
      self.status = status
      self.fields = fields
    }
  }

  /// An answer of which a value of any type is made.
  static let sample = Data(#"{"sample": true}"#.utf8)

  /// An answer of which ``SampleJSONDecoder`` makes what the app wants.
  package static let sampleAnswer = Answer(
    data: sample, status: 200, fields: ["Content-Type": "application/json"])

  /// Answers a request; nil where nobody can be reached.
  package typealias Server = @Sendable (URLRequest) -> Answer?

  /// How long it takes until something is answered, or found not to be there.
  static let delay = SchedulerInterval.milliseconds(200)

  /// True while an app is told an answer, on the thread that plays it.
  static var isAnswering: Bool {
    get { WebState.ofThread.isAnswering }
    set { WebState.ofThread.isAnswering = newValue }
  }

  static func answer(_ request: URLRequest) -> Result<(data: Data, response: URLResponse), URLError>
  {
    guard let url = request.url, let answer = WebState.ofThread.server?(request),
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.fields)
    else { return .failure(URLError(.notConnectedToInternet)) }
    return .success((answer.data, response))
  }
}
