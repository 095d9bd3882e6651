#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import NavConcurrency

  /// Captures execution on Linux: the executors that the toolchain lets a process replace, and the
  /// functions of the system that clocks and queues come down to.
  final class LinuxCapture: CaptureBackend {
    let remedy =
      "Link the toolchain's libraries dynamically, that is without -static-stdlib and "
      + "-static-executable, and use the toolchain that NavCapture was tested with (Swift 6.3); or use "
      + "capture: .off with lanes and the simulation's clock"

    func capture(_ scheduler: Scheduler, _ body: () -> Void) {
      LinkedFunctions.redirectWhereNew()
      Randomness.withFixedHashing { CapturedRun.during(CapturedRun(scheduler), body) }
    }

    func taskNumber(of job: UnownedJob) -> UInt64 { CapturedExecutors.taskNumber(of: job) }
    var runningTaskNumber: UInt64 { CapturedExecutors.runningTaskNumber }
    func cancel(_ job: UnownedJob) { CapturedExecutors.cancel(job) }
    var scheduler: Scheduler? { CapturedRun.current?.scheduler }
  }

  /// Runs before `main`, because executors can be replaced only before the first task.
  @used @section(".init_array") private let install: @convention(c) () -> Void = {
    CapturedExecutors.install()
    Randomness.fixHashKeys()
    LinkedFunctions.redirectWhereNew()
    CaptureBackends.install(LinuxCapture())
  }
#endif
