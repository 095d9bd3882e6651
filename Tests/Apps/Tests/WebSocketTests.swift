import Combine
import Foundation
import NavAppTest
import NavSim
import SwiftUI
import Testing

/// Conversations with a server.
@MainActor @Suite struct WebSocketTests {
  private final class Talk: NSObject, ObservableObject, URLSessionWebSocketDelegate,
    @unchecked Sendable
  {
    @Published var heard: [String] = []
    private var task: URLSessionWebSocketTask?

    func open() {
      guard let url = URL(string: "wss://example.org/talk") else { return }
      let session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
      task = session.webSocketTask(with: url)
      task?.resume()
      listen()
    }
    func listen() {
      task?.receive { result in
        DispatchQueue.main.async {
          guard case .failure(let error as URLError) = result else { return }
          self.heard.append(error.code == .cancelled ? "given up" : "\(error.code)")
        }
      }
    }
    func say() {
      task?.send(.string("Hello")) { error in
        DispatchQueue.main.async { self.heard.append(error == nil ? "sent" : "failed") }
      }
    }
    func close() { task?.cancel(with: .goingAway, reason: nil) }

    func urlSession(
      _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
      didOpenWithProtocol protocol: String?
    ) { heard.append("open") }
    func urlSession(
      _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
      didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) { heard.append("closed \(closeCode.rawValue)") }
  }

  private struct Talking: View {
    @StateObject private var talk = Talk()
    var body: some View {
      Button("Open") { talk.open() }
      Button("Say") { talk.say() }
      Button("Close") { talk.close() }
      Button("heard \(talk.heard.joined(separator: ", "))") {}
    }
  }

  @Test("what is sent arrives once it is open, and nobody says anything until it is given up")
  func told() throws {
    let words = "heard open, sent, closed 1001, given up, failed"
    let touched = try AppTest("talking") { Talking() }.buttons(words).touched(
      """
      +0ms     a tap "Open"
      +50ms    a tap "Say"
      +500ms   a tap "Close"
      +50ms    a tap "Say"
      +500ms   a tap "\(words)"
      """)
    #expect(touched == ["Open", "Say", "Close", "Say", words])
  }

  @Test("who waits for something to be said and is given up is told so")
  func awaited() async throws {
    let url = try #require(URL(string: "wss://example.org/talk"))
    let task = URLSession.shared.webSocketTask(with: url)
    let waiting = Task { try await task.receive() }
    await Task.yield()
    waiting.cancel()
    await #expect(throws: URLError(.cancelled)) { _ = try await waiting.value }
    #expect(task.closeCode == .abnormalClosure)
  }
}
