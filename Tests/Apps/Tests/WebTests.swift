import Foundation
import NavAppTest
import NavSim
import SwiftUI
import Testing

/// What an app asks the web, and a test answers.
@MainActor @Suite struct WebTests {
  private struct Post: Codable, Hashable, Identifiable {
    let id: Int
    let title: String
  }

  private enum Source {
    static let newest = URL(string: "https://example.org/newest")
    static let gone = URL(string: "https://example.org/gone")
    static let unreachable = URL(string: "https://example.org/unreachable")

    static func post(_ url: URL?) async throws -> Post {
      guard let url else { throw URLError(.badURL) }
      let (data, response) = try await URLSession.shared.data(from: url)
      guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        throw URLError(.fileDoesNotExist)
      }
      return try JSONDecoder().decode(Post.self, from: data)
    }
  }

  /// Opens a post when it has come: with a bug also when the user has opened something else.
  private struct Feed: View {
    let asksWhereItIs: Bool
    @State private var path: [String] = []
    @State private var loading: Task<Void, Never>?
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Newest") { load() }
          Button("Settings") {
            if asksWhereItIs { loading?.cancel() }
            path.append("settings")
          }
        }
        .navigationDestination(for: String.self) { Text($0) }
      }
    }

    private func load() {
      loading?.cancel()
      loading = Task {
        guard let post = try? await Source.post(Source.newest), !Task.isCancelled else { return }
        if asksWhereItIs, !path.isEmpty { return }
        path.append(post.title)
      }
    }
  }

  private static func feed(asksWhereItIs: Bool) -> AppTest {
    AppTest("feed") { Feed(asksWhereItIs: asksWhereItIs) }
      .answering { $0.url == Source.newest ? .json(Post(id: 1, title: "Hello")) : nil }
  }

  @Test("what is answered opens a page")
  func answered() throws {
    let touched = try Self.feed(asksWhereItIs: true).touched(
      """
      +0ms     a tap "Newest"
      +100ms   a tap "Newest"
      +1000ms  user back
      """)
    #expect(touched == ["Newest", "Newest"])
  }

  @Test("an answer that comes when the user is elsewhere")
  func late() throws {
    func check(asksWhereItIs: Bool) throws {
      try Self.feed(asksWhereItIs: asksWhereItIs).withoutCertificates
        .with { test in
          test.always("nothing opens over the settings") {
            let pages = $0.layers[0].pushed.map { "\($0)" }
            return pages.first != "settings" || pages.count == 1
          }
        }
        .check(seeds: 1...10, steps: 30)
    }
    try check(asksWhereItIs: true)
    #expect(throws: RouterTestFailure.self) { try check(asksWhereItIs: false) }
  }

  private struct Asking: View {
    @State private var says: [String] = []
    @State private var kept: Set<AnyCancellable> = []
    @State private var task: Task<Void, Never>?
    var body: some View {
      Button("said \(says.joined(separator: ", "))") {}
      Button("Find") { ask(Source.newest) }
      Button("Miss") { ask(Source.gone) }
      Button("Lose") { ask(Source.unreachable) }
      Button("Give up") { task?.cancel() }
      Button("Hand over") {
        guard let url = Source.newest else { return }
        URLSession.shared.dataTask(with: url) { data, response, error in
          let kind = response?.mimeType ?? "nothing"
          DispatchQueue.main.async { says.append("\(kind) \(data?.count ?? 0)") }
        }.resume()
      }
      Button("Publish") {
        guard let url = Source.newest else { return }
        URLSession.shared.dataTaskPublisher(for: url).map(\.data)
          .decode(type: Post.self, decoder: JSONDecoder()).map(\.title)
          .replaceError(with: "error").receive(on: DispatchQueue.main)
          .sink { says.append($0) }.store(in: &kept)
      }
    }

    private func ask(_ url: URL?) {
      task = Task {
        do { says.append(try await Source.post(url).title) } catch let error as URLError {
          says.append("\(error.code.rawValue)")
        } catch { says.append("\(error)") }
      }
    }
  }

  private func says(_ taps: String..., words: String) throws {
    let app = AppTest("asking") { Asking() }.buttons("said \(words)")
      .answering { request in
        switch request.url {
        case Source.newest: .json(#"{"id": 1, "title": "Hello"}"#)
        case Source.gone: .status(404)
        default: nil
        }
      }
    let lines = taps.map { #"+0ms     a tap "\#($0)""# } + [#"+1000ms  a tap "said \#(words)""#]
    #expect(try app.touched(lines.joined(separator: "\n")) == taps + ["said \(words)"])
  }

  @Test("answers, refusals and what reaches nobody are told apart")
  func kinds() throws {
    try says("Find", words: "Hello")
    try says("Miss", words: "\(URLError.Code.fileDoesNotExist.rawValue)")
    try says("Lose", words: "\(URLError.Code.notConnectedToInternet.rawValue)")
  }

  @Test("a question that is given up fails as one that was cancelled")
  func cancelled() throws {
    try says("Find", "Give up", words: "\(URLError.Code.cancelled.rawValue)")
  }

  @Test("an answer for a closure, and one for a subscriber")
  func forms() throws {
    try says("Hand over", words: "application/json 27")
    try says("Publish", words: "Hello")
  }

  private final class Measured: NSObject, URLSessionTaskDelegate {
    var asked: [URL?] = []
    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      didFinishCollecting metrics: URLSessionTaskMetrics
    ) { asked += metrics.transactionMetrics.map(\.request.url) }
  }

  private struct Keeping: View {
    private let cache = URLCache(memoryCapacity: 100, diskCapacity: 0)
    @State private var says: [String] = []
    var body: some View {
      Button("Find") {
        Task {
          guard let url = Source.newest else { return }
          let request = URLRequest(url: url)
          let measured = Measured()
          let come = try? await URLSession.shared.data(for: request, delegate: measured)
          guard let (data, response) = come else { return }
          let answer = CachedURLResponse(response: response, data: data)
          for cache in [cache, .shared] { cache.storeCachedResponse(answer, for: request) }
          let kept = [cache, .shared].map { $0.cachedResponse(for: request)?.data == data }
          says.append("\(kept) \(measured.asked == [url])")
          cache.removeCachedResponse(for: request)
          says.append("\(cache.cachedResponse(for: request) == nil)")
        }
      }
      Button(says.joined(separator: " ")) {}
    }
  }

  @Test("an app keeps answers in a place of its own, and is told which request had one")
  func kept() throws {
    let words = "[true, false] true true"
    let app = AppTest("keeping") { Keeping() }.buttons(words)
      .answering { _ in .json(Post(id: 1, title: "Hello")) }
    let touched = try app.touched(
      """
      +0ms     a tap "Find"
      +1000ms  a tap "\(words)"
      """)
    #expect(touched == ["Find", words])
  }

  private struct Reader: View {
    /// A name that no earlier run has left there.
    static let file = "lines-\(ProcessInfo.processInfo.processIdentifier)"

    var body: some View {
      let file = Bundle.main.url(forResource: Self.file, withExtension: "txt")
      let lines = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      Button("read \(lines ?? "nothing")") {}
    }
  }

  @Test("an app reads what Xcode puts into its main bundle")
  func bundle() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: Reader.file)
    let deep = folder.appending(path: "texts")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    let name = "\(Reader.file).txt"
    try "two".write(to: deep.appending(path: name), atomically: true, encoding: .utf8)
    defer {
      let link = Bundle.main.resourceURL?.appending(path: name)
      for file in [folder, link ?? folder] { try? FileManager.default.removeItem(at: file) }
    }
    // What was looked for before is found once it is there.
    #expect(Bundle.main.url(forResource: Reader.file, withExtension: "txt") == nil)
    let app = AppTest("reader") { Reader() }.resources(in: folder).buttons("read two")
    #expect(try app.touched(#"+0ms     a tap "read two""#) == ["read two"])
  }

  @Test("what is answered to one app is not answered to another")
  func others() throws {
    _ = try Self.feed(asksWhereItIs: true).touched(#"+0ms     a tap "Newest""#)
    let offline = AppTest("asking") { Asking() }.buttons("said -1009")
    let touched = try offline.touched(
      """
      +0ms     a tap "Find"
      +1000ms  a tap "said -1009"
      """)
    #expect(touched == ["Find", "said -1009"])
  }
}
