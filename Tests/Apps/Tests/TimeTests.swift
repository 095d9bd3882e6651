import Foundation
import NavAppTest
import SwiftUI
import Testing

/// Timers, refreshing and the network, in virtual time.
@MainActor @Suite struct TimeTests {
  private struct Countdown: View {
    @State private var left = 20
    @State private var isPaused = false
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      Button("left \(left)") {}.onReceive(timer) { _ in if !isPaused, left > 0 { left -= 1 } }
      Button("Stop") { timer.upstream.connect().cancel() }
    }
  }

  @Test("a timer goes on in virtual time for five seconds, and then when time passes")
  func timer() throws {
    let app = AppTest("countdown") { Countdown() }.buttons("left 8")
    let touched = try app.touched(
      """
      +0ms     a tap "left 15"
      +60000ms a tap "left 15"
      +0ms     a wait
      +60000ms a tap "left 10"
      +0ms     a wait
      +2500ms  a tap "left 8"
      +60000ms a tap "left 5"
      """)
    #expect(touched == ["left 15", "left 15", "left 10", "left 8", "left 5"])
  }

  private struct Clock: View {
    @State private var count = 0
    @State private var timer: Timer?
    var body: some View {
      Button("count \(count)") {}
        .onAppear {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            MainActor.assumeIsolated { count += 1 }
          }
        }
      Button("Stop") { timer?.invalidate() }
    }
  }

  @Test("so does one of Foundation's")
  func scheduled() throws {
    let app = AppTest("clock") { Clock() }
    let touched = try app.touched(
      "+0ms     a tap \"count 5\"\n+60000ms a wait\n+60000ms a tap \"count 10\"")
    #expect(touched == ["count 5", "count 10"])
    #expect(try app.check(seeds: 1...5, steps: 20).calls > 0)
  }

  private struct Slides: View {
    let isLater: Bool
    @State private var slide = 1
    var body: some View {
      Button("slide \(slide)") {}
        .onAppear {
          RunLoop.main.add(isLater ? .later(next) : .at(next), forMode: .common)
        }
    }
    private nonisolated func next(_ timer: Timer) { MainActor.assumeIsolated { slide += 1 } }
  }

  @Test("one that is slower fires once when time passes, when it is due", arguments: [false, true])
  func slow(isLater: Bool) throws {
    let app = AppTest("slides") { Slides(isLater: isLater) }
    let touched = try app.touched(
      """
      +60000ms a tap "slide 1"
      +0ms     a wait
      +6800ms  a tap "slide 1"
      +300ms   a tap "slide 2"
      +60000ms a tap "slide 2"
      +0ms     a wait
      +60000ms a tap "slide 3"
      """)
    #expect(touched == ["slide 1", "slide 1", "slide 2", "slide 2", "slide 3"])
  }

  /// Signs out after half a minute, whatever is done, and counts down to a question.
  private struct Session: View {
    @State private var isOut = false
    @State private var left = 12
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Next") { path.append(1) }
          .navigationDestination(for: Int.self) { page in
            Button("Deeper") { path.append(page + 1) }
          }
      }
      .fullScreenCover(isPresented: $isOut) { Button("Sign in") { isOut = false } }
      .alert("Still there?", isPresented: .constant(left == 0)) { Button("Yes") { left = 12 } }
      .onReceive(Timer.publish(every: 30, on: .main, in: .common).autoconnect()) { _ in
        DispatchQueue.main.async { isOut = true }
      }
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        if left > 0 { left -= 1 }
      }
    }
  }

  @Test("what timers show by themselves is nobody's fault, and comes when time passes")
  func session() throws {
    let app = AppTest("session") { Session() }
    #expect(try app.check(seeds: 1...10, steps: 40).calls > 0)
    let touched = try app.touched(
      "+0ms     a tap \"Next\"\n+500ms   a wait\n+60000ms a tap \"Sign in\"")
    #expect(touched == ["Next", "Sign in"])
  }

  private final class Once: ObservableObject {
    @Published var count = 0
    private var timer: AnyCancellable?

    func begin() {
      timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        .sink { [weak self] _ in
          self?.count += 1
          if self?.count == 2 { self?.timer?.cancel() }
        }
    }
  }

  private struct Twice: View {
    @StateObject private var once = Once()
    var body: some View {
      Button("Begin") { once.begin() }
      Button("count \(once.count)") {}
    }
  }

  @Test("a timer stops when its subscription is cancelled")
  func cancelled() throws {
    let app = AppTest("twice") { Twice() }.buttons("count 2")
    let touched = try app.touched("+0ms     a tap \"Begin\"\n+3000ms  a tap \"count 2\"")
    #expect(touched == ["Begin", "count 2"])
  }

  private struct Loading: View {
    @State private var loads = 0
    @State private var path: [String] = []
    @Environment(\.refresh) private var refresh
    var body: some View {
      NavigationStack(path: $path) {
        List {
          Button("loaded \(loads)") {}
          Text("refresh \(refresh == nil)")
        }
        .refreshable {
          try? await Task.sleep(for: .seconds(1))
          loads += 1
        }
      }
    }
  }

  @Test("what is pulled to refresh is loaded, and not again while it is")
  func refresh() throws {
    let app = AppTest("loading") { Loading() }.buttons("loaded 1", "loaded 2")
    let touched = try app.touched(
      """
      +0ms     a tap "pull to refresh"
      +200ms   a tap "pull to refresh"
      +1500ms  a tap "loaded 1"
      +0ms     a tap "pull to refresh"
      +1500ms  a tap "loaded 2"
      """)
    #expect(
      touched == [
        "pull to refresh", "pull to refresh", "loaded 1", "pull to refresh", "loaded 2",
      ])
  }

  private struct Web: View {
    @State private var says = "nothing"
    @State private var kept: AnyCancellable?
    private let url = URL(fileURLWithPath: "/")
    var body: some View {
      Button("Ask") {
        Task {
          do {
            says = "\(try await URLSession.shared.data(from: url).0.count)"
          } catch { says = "offline" }
        }
      }
      Button("Subscribe") {
        kept = URLSession.shared.dataTaskPublisher(for: url)
          .map(\.data).decode(type: Int.self, decoder: JSONDecoder()).replaceError(with: -1)
          .receive(on: DispatchQueue.main).sink { says = "\($0)" }
      }
      Button("says \(says)") {}
    }
  }

  @Test("there is no network: who asks it is told so after a while")
  func network() throws {
    let app = AppTest("web") { Web() }.buttons("says offline", "says -1", "says nothing")
    let touched = try app.touched(
      """
      +0ms     a tap "Ask"
      +100ms   a tap "says nothing"
      +1000ms  a tap "says offline"
      +0ms     a tap "Subscribe"
      +1000ms  a tap "says -1"
      """)
    #expect(touched == ["Ask", "says nothing", "says offline", "Subscribe", "says -1"])
  }

  private struct Banking: App {
    @Environment(\.scenePhase) private var phase
    @State private var leaves = 0
    var body: some Scene {
      WindowGroup { Button("left \(leaves)") {} }
        .onChange(of: phase) { old, new in if new == .background { leaves += 1 } }
      WindowGroup(id: "other") { Text("other") }
    }
  }

  @Test("a scene is told of what has changed, and the first of several is played")
  func scene() throws {
    let app = AppTest("banking", app: Banking.self).buttons("left 1")
    let touched = try app.touched(
      "+0ms     a background\n+500ms   a foreground\n+500ms   a tap \"left 1\"")
    #expect(touched == ["left 1"])
  }

  private struct Counting: App {
    @MainActor static var starts = 0
    init() { Self.starts += 1 }
    var body: some Scene { WindowGroup { Button("start \(Self.starts)") {} } }
  }

  @Test("what an app keeps from run to run is set back before each")
  func setBack() throws {
    let app = AppTest("counting", app: Counting.self).settingBack { Counting.starts = 0 }
    for _ in 0..<2 { #expect(try app.touched("+0ms     a tap \"start 1\"") == ["start 1"]) }
  }
}

extension Timer {
  /// With a time, and as an app of Xcode's `Timer(timeInterval:repeats:)` is compiled.
  fileprivate static func at(_ block: @escaping @Sendable (Timer) -> Void) -> Timer {
    Timer(fire: Date(timeIntervalSinceNow: 7), interval: 7, repeats: true, block: block)
  }
  fileprivate static func later(_ block: @escaping @Sendable (Timer) -> Void) -> Timer {
    ._later(timeInterval: 7, repeats: true, block: block)
  }
}
