#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import NavConcurrency
  import Synchronization

  /// The sources of random numbers give a run the numbers of its seed: the standard library's
  /// generator, the system's functions, and its random devices, which `UUID()` reads.
  enum Randomness {
    static let functions = [
      standard.link, word.link, LinkedFunction("arc4random_buf", standard.function), uniform.link,
      system.link, entropy.link, systemCall.link, number.link, smallNumber.link,
    ]

    private typealias Fill = @Sendable @convention(c) (UnsafeMutableRawPointer, Int) -> Void
    private typealias Word = @Sendable @convention(c) () -> UInt32
    private typealias Uniform = @Sendable @convention(c) (UInt32) -> UInt32
    private typealias System =
      @Sendable @convention(c) (UnsafeMutableRawPointer, Int, CUnsignedInt) -> Int
    private typealias Entropy = @Sendable @convention(c) (UnsafeMutableRawPointer, Int) -> CInt
    private typealias SystemCall =
      @Sendable @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
    private typealias Number = @Sendable @convention(c) () -> Int
    private typealias SmallNumber = @Sendable @convention(c) () -> CInt

    private static let standard: Replacement<Fill> = .init("swift_stdlib_random") { buffer, count in
      guard let run = CapturedRun.ofRunningCode else { standard.original?(buffer, count); return }
      run.fillRandomly(buffer, count)
    }

    private static let word: Replacement<Word> = .init("arc4random") {
      guard let run = CapturedRun.ofRunningCode else { return word.original?() ?? 0 }
      return UInt32(truncatingIfNeeded: run.nextRandom())
    }

    private static let uniform: Replacement<Uniform> = .init("arc4random_uniform") { bound in
      guard let run = CapturedRun.ofRunningCode else { return uniform.original?(bound) ?? 0 }
      return bound < 2 ? 0 : UInt32(run.nextRandom() >> 32 * UInt64(bound) >> 32)
    }

    private static let system: Replacement<System> = .init("getrandom") { buffer, count, flags in
      guard let run = CapturedRun.ofRunningCode else {
        return system.original?(buffer, count, flags) ?? -1
      }
      run.fillRandomly(buffer, count)
      return count
    }

    private static let entropy: Replacement<Entropy> = .init("getentropy") { buffer, count in
      guard let run = CapturedRun.ofRunningCode else {
        return entropy.original?(buffer, count) ?? -1
      }
      run.fillRandomly(buffer, count)
      return 0
    }

    #if arch(arm64)
      private static let getRandomNumber = 278
    #else
      private static let getRandomNumber = 318
    #endif

    /// The standard library calls itself, and reaches the system only here.
    private static let systemCall: Replacement<SystemCall> = .init("syscall") {
      call, first, second, third, fourth, fifth, sixth in
      if call == getRandomNumber, let run = CapturedRun.ofRunningCode,
        let buffer = UnsafeMutableRawPointer(bitPattern: first)
      {
        run.fillRandomly(buffer, second)
        return second
      }
      return systemCall.original?(call, first, second, third, fourth, fifth, sixth) ?? -1
    }

    private static let number: Replacement<Number> = .init("random") {
      guard let run = CapturedRun.ofRunningCode else { return number.original?() ?? 0 }
      return Int(run.nextRandom() >> 33)
    }

    private static let smallNumber: Replacement<SmallNumber> = .init("rand") {
      guard let run = CapturedRun.ofRunningCode else { return smallNumber.original?() ?? 0 }
      return CInt(run.nextRandom() >> 33)
    }

    /// Whether a file is one of the system's random devices: numbers 8 and 9 of the memory devices.
    static func isDevice(_ file: CInt) -> Bool {
      var status = stat()
      return fstat(file, &status) == 0 && [0x108, 0x109].contains(status.st_rdev)
    }

    // MARK: Hashes

    // Three words: two keys, and whether a set or dictionary that is made has no key of its own.
    private static let hashing = UInt(bitPattern: dlsym(nil, "_swift_stdlib_Hashing_parameters"))

    /// Gives the process the same keys in every start; works only before the first set is made.
    ///
    /// Outside a run every set and dictionary still has a key of its own, which is its address.
    static func fixHashKeys() {
      guard let keys = UnsafeMutablePointer<UInt64>(bitPattern: hashing) else { return }
      keys[0] = 0x6E61_7673_696D_0001
      keys[1] = 0x6E61_7673_696D_0002
    }

    private static let runs = Atomic<Int>(0)
    private static var isDeterministic: UnsafeMutablePointer<Bool>? {
      UnsafeMutablePointer(bitPattern: hashing == 0 ? 0 : hashing + 16)
    }
    private static let wasDeterministic = isDeterministic?.pointee ?? false

    /// Does something during which what is made has the same order in every run. A set keeps the key
    /// that it was made with.
    static func withFixedHashing(_ body: () -> Void) {
      let before = wasDeterministic
      runs.add(1, ordering: .relaxed)
      isDeterministic?.pointee = true
      body()
      if runs.subtract(1, ordering: .relaxed).newValue == 0 {
        isDeterministic?.pointee = before
      }
    }
  }

  extension CapturedRun {
    func nextRandom() -> UInt64 { scheduler.nextRandom() }

    func fillRandomly(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
      var place = 0
      while place < count {
        withUnsafeBytes(of: nextRandom().littleEndian) { bytes in
          let size = min(bytes.count, count - place)
          (buffer + place).copyMemory(
            from: bytes.baseAddress ?? UnsafeRawPointer(buffer), byteCount: size)
          place += size
        }
      }
    }
  }
#endif
