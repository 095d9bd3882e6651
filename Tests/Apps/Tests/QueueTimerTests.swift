import Combine
import Dispatch
import NavAppTest
import SwiftUI
import Testing

/// Timers of queues, which an app of Xcode has in place of the sources of Dispatch.
@MainActor @Suite struct QueueTimerTests {
  private final class Model: ObservableObject {
    @Published var count = 0
    private let timer: any QueueTimer

    init() {
      timer = QueueTimers.makeTimerSource(queue: .main)
      timer.setEventHandler { [unowned self] in
        count += 1
        if count == 3 { timer.cancel() }
      }
    }

    func begin(every interval: DispatchTimeInterval) {
      timer.schedule(deadline: .now() + 0.5, repeating: interval)
      timer.resume()
    }

    func wait() { timer.suspend() }
  }

  private struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
      Button("Once") { model.begin(every: .never) }
      Button("Often") { model.begin(every: .milliseconds(100)) }
      Button("Wait") { model.wait() }
      if model.count > 0 { Button("Counted \(model.count)") {} }
    }
  }

  private func touched(_ steps: String) throws -> [String] {
    let app = AppTest("counter") { Root() }
    return try app.buttons("Counted 1").buttons("Counted 2").buttons("Counted 3").touched(steps)
  }

  @Test("one fires in its time, as often as it says, and not when it stands still or was cancelled")
  func fires() throws {
    let once = """
      +0ms     a tap "Once"
      +600ms   a tap "Counted 1"
      +900ms   a tap "Counted 1"
      """
    #expect(try touched(once) == ["Once", "Counted 1", "Counted 1"])
    let often = """
      +0ms     a tap "Often"
      +650ms   a tap "Counted 2"
      +900ms   a tap "Counted 3"
      """
    #expect(try touched(often) == ["Often", "Counted 2", "Counted 3"])
    let still = """
      +0ms     a tap "Once"
      +300ms   a tap "Wait"
      +900ms   a tap "Counted 1"
      """
    #expect(try touched(still) == ["Once", "Wait"])
  }
}
