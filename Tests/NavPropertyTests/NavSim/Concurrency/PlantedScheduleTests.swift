#if os(Linux)
  import NavCapture
  import NavSim
  import Testing

  /// Bugs that only some orders show: the seeds find each in many of their runs, and what they shrink
  /// to is as small as what playing every schedule finds.
  @Suite("Planted schedule bugs")
  struct PlantedScheduleTests {
    struct Plant: Sendable, CustomTestStringConvertible {
      let name: String
      /// How many preemptions it takes.
      let preemptions: Int
      /// Whether it takes a thread that is busy; seeds have one that is so briefly anyway.
      var busyThreads = BusyThreads.none
      let body: @Sendable (AsyncSimulation) async throws -> Void
      var testDescription: String { name }
    }

    private struct Shown: Error {}

    private static func shown(if isShown: Bool) throws { if isShown { throw Shown() } }

    @Test("found by one run in twenty, and as small as there is", arguments: plants)
    func found(_ plant: Plant) throws {
      let seeds = 0..<400 as Range<UInt64>
      let drawn = plant.busyThreads == .none ? .brief : plant.busyThreads
      let failing = seeds.count { seed in
        do throws(AsyncFailure) {
          try simulate(
            seed: seed, busyThreads: drawn, capture: .required, plant.body)
          return false
        } catch { return true }
      }
      #expect(failing * 20 >= seeds.count, "\(failing) of \(seeds.count)")
      let finding = try #require(
        explore(seeds: seeds, busyThreads: drawn, capture: .required, plant.body))
      #expect(finding.isMinimal && finding.deviations == plant.preemptions, "\(finding.failure)")
      let all = explore(
        preemptions: plant.preemptions, busyThreads: plant.busyThreads, capture: .required,
        plant.body
      )
      #expect(all.failure?.schedule.preemptions.count == plant.preemptions, "\(all)")
      guard plant.preemptions > 0 else { return }
      let fewer = explore(
        preemptions: plant.preemptions - 1, busyThreads: plant.busyThreads, capture: .required,
        plant.body)
      #expect(fewer.failure == nil && fewer.isComplete, "\(fewer)")
    }

    private static let plants = [
      Plant(name: "an update is lost between a read and its write", preemptions: 0) {
        @MainActor _ in
        let state = State()
        @MainActor func add() async {
          let old = state.count
          try? await Task.sleep(for: .milliseconds(1))
          state.count = old + 1
        }
        await both {
          await add()
        } _: {
          await add()
        }
        try shown(if: state.count != 2)
      },
      Plant(name: "what closes overtakes what opens", preemptions: 1) { @MainActor _ in
        let state = State()
        await both {
          state.isOpen = true
        } _: {
          state.isOpen = false
        }
        try shown(if: state.isOpen)
      },
      Plant(name: "a form is sent twice, because it is marked too late", preemptions: 1) {
        @MainActor _ in
        let state = State()
        @MainActor func send() async {
          if state.isOpen { return }
          await Task { state.log.append(0) }.value
          state.isOpen = true
        }
        await both {
          await send()
        } _: {
          for _ in 0..<4 { await Task.yield() }
          await send()
        }
        try shown(if: state.log.count > 1)
      },
      Plant(name: "the answer to an older question comes last", preemptions: 1) { @MainActor _ in
        let state = State()
        @MainActor func search(_ number: Int) async {
          try? await Task.sleep(for: .milliseconds(100 - 10 * number))
          await Task.yield()
          state.count = number
        }
        await both {
          await search(1)
        } _: {
          try? await Task.sleep(for: .milliseconds(10))
          await search(2)
        }
        try shown(if: state.count != 2)
      },
      Plant(name: "a result and its time limit come at one moment", preemptions: 1) {
        @MainActor _ in
        let state = State()
        await both {
          try? await Task.sleep(for: .seconds(1))
          if state.log.isEmpty { state.log.append(1) }
        } _: {
          try? await Task.sleep(for: .seconds(1))
          if state.log.isEmpty { state.log.append(2) }
        }
        try shown(if: state.log == [2])
      },
      Plant(name: "a queue is drained by two at once", preemptions: 1) { @MainActor _ in
        let state = State()
        state.queue = [1, 2]
        @MainActor func drain() async {
          while let next = state.queue.first {
            await Task { state.log.append(next) }.value
            if !state.queue.isEmpty { state.queue.removeFirst() }
          }
        }
        await both {
          await drain()
        } _: {
          for _ in 0..<20 { await Task.yield() }
          await drain()
        }
        try shown(if: state.log != [1, 2])
      },
      Plant(name: "an event comes before anybody listens", preemptions: 1) { @MainActor _ in
        let state = State()
        await both {
          state.listener = { state.count += 1 }
        } _: {
          await Task.yield()
          state.listener()
        }
        try shown(if: state.count == 0)
      },
      Plant(name: "what is cancelled between its check and its deed is done", preemptions: 1) {
        @MainActor _ in
        let state = State()
        let task = Task {
          if Task.isCancelled { return }
          await Task.yield()
          state.log.append(state.isOpen ? 1 : 0)
        }
        let other = Task {
          for _ in 0..<6 { await Task.yield() }
          state.isOpen = true
          task.cancel()
        }
        await task.value
        await other.value
        try shown(if: state.log == [1])
      },
      Plant(name: "three that come in the reverse of their order", preemptions: 2) { @MainActor _ in
        let state = State()
        let tasks = (0..<3).map { number in Task { state.log.append(number) } }
        for task in tasks { await task.value }
        try shown(if: state.log == [2, 1, 0])
      },
      Plant(
        name: "a caller a millisecond later finds the first still inside", preemptions: 1,
        busyThreads: .brief
      ) { @MainActor _ in
        let state = State()
        state.count = 1
        @MainActor func reserve() async {
          guard state.count > 0 else { return }
          await Task.yield()
          state.count -= 1
        }
        await both {
          await reserve()
        } _: {
          try? await Task.sleep(for: .milliseconds(1))
          await reserve()
        }
        try shown(if: state.count < 0)
      },
      Plant(
        name: "a timer overtakes what has been ready for long", preemptions: 1,
        busyThreads: .simulated
      ) { @MainActor _ in
        let state = State()
        await both {
          state.isOpen = true
        } _: {
          try? await Task.sleep(for: .milliseconds(300))
          if !state.isOpen { state.count += 1 }
        }
        try shown(if: state.count > 0)
      },
    ]

    /// Two tasks at once, in the order in which they are given.
    @MainActor private static func both(
      _ first: @escaping @MainActor () async -> Void,
      _ second: @escaping @MainActor () async -> Void
    ) async {
      let tasks = [Task { await first() }, Task { await second() }]
      for task in tasks { await task.value }
    }
  }

  @MainActor
  private final class State {
    var count = 0
    var isOpen = false
    var log: [Int] = []
    var queue: [Int] = []
    var listener: () -> Void = {}
  }
#endif
