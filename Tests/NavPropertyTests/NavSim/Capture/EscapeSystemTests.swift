#if os(Linux)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
  import Dispatch
  import Foundation
  import NavSim
  import Testing

  /// Calls of the system that would wait, and what else cannot be simulated: each is named.
  @Suite("Escapes to the system")
  struct EscapeSystemTests {
    /// What escapes from a body.
    private func escape(_ body: @escaping @Sendable () -> Void) -> Escape? {
      do throws(AsyncFailure) {
        _ = try simulate(seed: 1, capture: .required) { _ in body() }
      } catch {
        if case .escape(let escape) = error.kind { return escape }
        Issue.record("\(error)")
      }
      return nil
    }

    @Test("the end of a thread that was there before")
    func threadEnd() throws {
      var thread = pthread_t()
      try #require(pthread_create(&thread, nil, { _ in nil }, nil) == 0)
      let started = thread
      #expect(
        escape { pthread_join(started, nil) } == .blockingCall("waiting for a thread's end"))
    }

    @Test("a work item, and a semaphore of the system; one that is free is none")
    func waits() {
      #expect(escape { DispatchWorkItem {}.wait() } == .blockingCall("DispatchWorkItem.wait"))
      #expect(escape { waitForSemaphore(value: 0) } == .blockingCall("sem_wait"))
      #expect(escape { waitForSemaphore(value: 1) } == nil)
    }

    @Test("sleep, which counts in seconds")
    func sleepInSeconds() {
      #expect(escape { sleep(3_600) } == .realTime("a sleep that blocks the thread"))
    }

    @Test("files that have nothing to read; calls that do not wait are none")
    func files() {
      let run = "a run loop or"
      #expect(
        escape { withPipe { _ = waitForFile($0, by: .ppoll) } } == .inputOutput("\(run) poll"))
      #expect(
        escape { withPipe { _ = waitForFile($0, by: .epoll) } } == .inputOutput("\(run) epoll_wait")
      )
      #expect(escape { withPipe { _ = waitForFile($0, by: .select) } } == .inputOutput("select"))
      let unread = escape {
        withPipe { file in
          _ = fcntl(file, F_SETFL, O_NONBLOCK)
          var byte: UInt8 = 0
          #expect(read(file, &byte, 1) == -1)
          #expect(errno == EAGAIN)
        }
      }
      #expect(unread == nil)
    }

    @Test("a socket that nobody has written to, and one that nobody connects to")
    func sockets() {
      let received = escape {
        let socket = socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue), 0)
        var byte: UInt8 = 0
        #expect(recv(socket, &byte, 1, 0) == -1)
        close(socket)
      }
      #expect(received == .inputOutput("recv"))
      let accepted = escape {
        let socket = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        listen(socket, 1)
        #expect(accept(socket, nil, nil) == -1)
        close(socket)
      }
      #expect(accepted == .inputOutput("accept"))
    }

    @Test("another process; one that has ended is none")
    func process() throws {
      var child = pid_t()
      let words = [strdup("sleep"), strdup("60"), nil]
      defer { words.forEach { free($0) } }
      try #require(posix_spawnp(&child, "sleep", nil, nil, words, environ) == 0)
      let running = child
      #expect(escape { waitpid(running, nil, 0) } == .inputOutput("waitpid"))
      kill(child, SIGKILL)
      var status: CInt = 0
      #expect(waitpid(child, &status, 0) == child)
      #expect(escape { waitpid(running, nil, 0) } == nil)
    }

    @Test("channels of queues")
    func channels() {
      let handler: @Sendable (Int32) -> Void = { _ in }
      #expect(
        escape {
          DispatchIO(type: .stream, fileDescriptor: 0, queue: .global(), cleanupHandler: handler)
            .close()
        } == .inputOutput("DispatchIO"))
      #expect(
        escape {
          "/dev/null".withCString { path in
            DispatchIO(
              type: .stream, path: path, oflag: O_RDONLY, mode: 0, queue: .global(),
              cleanupHandler: handler)?.close()
          }
        } == .inputOutput("DispatchIO"))
    }

    @Test("queues that begin inactive, and code that finds itself on the wrong queue")
    func queues() {
      #expect(
        escape { DispatchQueue(label: "own", attributes: .initiallyInactive).activate() }
          == .queueFeature("a queue that is initially inactive"))
      #expect(
        escape {
          let queue = DispatchQueue(label: "own")
          queue.sync { dispatchPrecondition(condition: .notOnQueue(queue)) }
        } == .queueFeature("dispatchPrecondition(.notOnQueue) on the queue"))
      #expect(
        escape {
          let queue = DispatchQueue(label: "own")
          dispatchPrecondition(condition: .onQueueAsBarrier(queue))
        } == .queueFeature("dispatchPrecondition(.onQueue) elsewhere than on the queue"))
    }

    @Test("a sleep whose length is no Duration")
    func unknownClock() {
      do throws(AsyncFailure) {
        _ = try simulate(seed: 1, capture: .required) { _ in
          await Task(executorPreference: Delaying()) {}.value
        }
        Issue.record("nothing was reported")
      } catch {
        #expect(error.kind == .escape(.unknownClock("TurnClock")))
      }
    }
  }

  // The overlay of the system's library does not have these.
  @_silgen_name("ppoll") private func systemPPoll(
    _ files: UnsafeMutablePointer<pollfd>, _ count: nfds_t, _ time: UnsafePointer<timespec>,
    _ mask: UnsafeRawPointer?
  ) -> CInt
  @_silgen_name("epoll_create1") private func systemEpollCreate(_ flags: CInt) -> CInt
  @_silgen_name("epoll_wait") private func systemEpollWait(
    _ set: CInt, _ events: UnsafeMutableRawPointer, _ count: CInt, _ milliseconds: CInt
  ) -> CInt

  private enum Waiting { case ppoll, epoll, select }

  private func withPipe(_ body: (CInt) -> Void) {
    let pipe = Pipe()
    body(pipe.fileHandleForReading.fileDescriptor)
    withExtendedLifetime(pipe) {}
  }

  /// Waits until a file can be read, in one of the system's ways.
  private func waitForFile(_ file: CInt, by way: Waiting) -> CInt {
    switch way {
    case .ppoll:
      var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      var hour = timespec(tv_sec: 3_600, tv_nsec: 0)
      return systemPPoll(&wanted, 1, &hour, nil)
    case .epoll:
      let set = systemEpollCreate(0)
      defer { close(set) }
      var event = (0, 0)
      return systemEpollWait(set, &event, 1, 3_600_000)
    case .select:
      var files = fd_set()
      withUnsafeMutableBytes(of: &files) { bytes in
        bytes[Int(file) / 8] |= 1 << UInt8(file % 8)
      }
      var hour = timeval(tv_sec: 3_600, tv_usec: 0)
      return select(file + 1, &files, nil, nil, &hour)
    }
  }

  private func waitForSemaphore(value: UInt32) {
    var semaphore = sem_t()
    sem_init(&semaphore, 0, value)
    sem_wait(&semaphore)
    sem_destroy(&semaphore)
  }

  /// A clock that counts turns.
  private struct TurnClock: Clock {
    struct Turns: DurationProtocol, Hashable {
      var count = 0
      static let zero = Turns()
      static func < (left: Self, right: Self) -> Bool { left.count < right.count }
      static func + (left: Self, right: Self) -> Self { Self(count: left.count + right.count) }
      static func - (left: Self, right: Self) -> Self { Self(count: left.count - right.count) }
      static func / (left: Self, right: Int) -> Self { Self(count: left.count / right) }
      static func * (left: Self, right: Int) -> Self { Self(count: left.count * right) }
      static func / (left: Self, right: Self) -> Double { Double(left.count / right.count) }
    }

    struct Instant: InstantProtocol {
      var turn = Turns()
      func advanced(by duration: Turns) -> Self { Self(turn: turn + duration) }
      func duration(to other: Self) -> Turns { other.turn - turn }
      static func < (left: Self, right: Self) -> Bool { left.turn < right.turn }
    }

    var now: Instant { Instant() }
    var minimumResolution: Turns { .zero }
    func sleep(until deadline: Instant, tolerance: Turns?) async throws {}
  }

  /// Has its jobs run a turn later.
  private final class Delaying: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if let executor = Task.defaultExecutor as? any SchedulingExecutor {
        executor.enqueue(
          ExecutorJob(job), after: TurnClock.Turns(count: 1), tolerance: nil, clock: TurnClock())
      }
    }
  }
#endif
