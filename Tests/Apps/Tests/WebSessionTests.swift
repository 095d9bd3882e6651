import Foundation
import NavAppTest
import NavSim
import SwiftUI
import Testing

/// Sessions of the web that tell somebody, have cookies, or are answered by the app itself.
@MainActor @Suite struct WebSessionTests {
  /// What is told of a session, in its order.
  private final class Told: NSObject, ObservableObject, URLSessionDataDelegate,
    URLSessionDownloadDelegate
  {
    @Published var words: [String] = []
    var refuses = false

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      words.append("begins")
      completionHandler(refuses ? .cancel : .allow)
    }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      words.append("\(data.count) bytes")
    }
    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask,
      didWriteData bytesWritten: Int64, totalBytesWritten: Int64,
      totalBytesExpectedToWrite: Int64
    ) { words.append("wrote \(totalBytesWritten)") }
    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask,
      didFinishDownloadingTo location: URL
    ) { words.append("file \((try? Data(contentsOf: location))?.count ?? 0)") }
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) { words.append(error.map { "error \(($0 as? URLError)?.code.rawValue ?? 0)" } ?? "done") }
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
      words.append("over")
    }
  }

  private struct Asking: View {
    @StateObject private var told = Told()
    @State private var session: URLSession?
    @State private var task: URLSessionTask?
    private let url = URL(string: "https://example.org/a")

    private func start(_ make: (URLSession, URLRequest) -> URLSessionTask) {
      guard let url else { return }
      let session = URLSession(configuration: .default, delegate: told, delegateQueue: .main)
      self.session = session
      task = make(session, URLRequest(url: url))
      task?.resume()
    }

    var body: some View {
      Button("told \(told.words.joined(separator: ", "))") {}
      Button("Data") { start { $0.dataTask(with: $1) } }
      Button("Refuse") {
        told.refuses = true
        start { $0.dataTask(with: $1) }
      }
      Button("File") { start { $0.downloadTask(with: $1) } }
      Button("Give up") { task?.cancel() }
      Button("Hold") { task?.suspend() }
      Button("Go on") { task?.resume() }
      Button("End") { session?.finishTasksAndInvalidate() }
    }
  }

  private func told(_ words: String, by taps: String...) throws {
    let app = AppTest("asking") { Asking() }.buttons("told \(words)")
      .answering { $0.url?.path() == "/a" ? .json("[1, 2]") : nil }
    var lines = taps.map { #"+20ms    a tap "\#($0)""# }
    lines.append(#"+1000ms  a tap "told \#(words)""#)
    #expect(try app.touched(lines.joined(separator: "\n")) == taps + ["told \(words)"])
  }

  @Test("a delegate is told of data, of a file, and that it is over")
  func delegates() throws {
    try told("begins, 6 bytes, done", by: "Data")
    try told("begins, error -999", by: "Refuse")
    try told("wrote 6, file 6, done", by: "File")
    try told("wrote 6, file 6, done, over", by: "File", "End")
  }

  @Test("who waits is told that a request was given up, and a held one waits")
  func givenUp() throws {
    try told("error -999", by: "Data", "Give up")
    try told("", by: "Data", "Hold")
    try told("begins, 6 bytes, done", by: "Data", "Hold", "Go on")
  }

  /// Answers in place of the web.
  private final class Answering: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.path() == "/own"
    }
    override func startLoading() {
      if let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 201, httpVersion: nil, headerFields: nil)
      {
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      }
      client?.urlProtocol(self, didLoad: Data("own".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  private struct Special: View {
    @State private var says = ""
    private var session: URLSession {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [Answering.self]
      return URLSession(configuration: configuration)
    }
    private func ask(_ path: String) async -> String {
      guard let url = URL(string: "https://example.org/\(path)"),
        let (data, response) = try? await session.data(from: url)
      else { return "nothing" }
      let code = (response as? HTTPURLResponse)?.statusCode ?? 0
      return "\(code) \(String(decoding: data, as: UTF8.self))"
    }
    var body: some View {
      Button("says \(says)") {}
      Button("Own") { Task { says = await ask("own") } }
      Button("Visit") {
        Task {
          _ = await ask("login")
          says = await ask("known")
        }
      }
      Button("Look") { Task { says = await ask("known") } }
    }
  }

  private func says(_ words: String, by tap: String) throws {
    let app = AppTest("special") { Special() }.buttons("says \(words)")
      .answering { request in
        switch request.url?.path() {
        case "/login": WebAnswer(Data("1".utf8), fields: ["Set-Cookie": "id=7; Path=/"])
        case "/known":
          WebAnswer(Data((request.value(forHTTPHeaderField: "Cookie") ?? "nobody").utf8))
        default: nil
        }
      }
    let touched = try app.touched(
      """
      +0ms     a tap "\(tap)"
      +1000ms  a tap "says \(words)"
      """)
    #expect(touched == [tap, "says \(words)"])
  }

  @Test("a protocol of the app's answers what it can, and the web the rest")
  func protocols() throws { try says("201 own", by: "Own") }

  @Test("a cookie is told again, in this run alone")
  func cookies() throws {
    try says("200 id=7", by: "Visit")
    try says("200 nobody", by: "Look")
  }
}
