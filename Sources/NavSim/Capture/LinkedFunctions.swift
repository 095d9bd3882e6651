#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  import Glibc
  import Synchronization

  /// A function of the system, and what stands in its place.
  package struct LinkedFunction: @unchecked Sendable {
    private let name: StaticString
    let replacement: UnsafeRawPointer

    /// Creates a replacement: a function of C with the same parameters.
    package init<Function>(_ name: StaticString, _ replacement: Function) {
      self.name = name
      self.replacement = unsafeBitCast(replacement, to: UnsafeRawPointer.self)
    }

    /// The first letter of its name, by which most of what a library calls is told from it.
    var initial: UInt8 { name.utf8Start.pointee }

    /// Whether it has a name, which is a C string.
    func isNamed(_ name: UnsafePointer<CChar>) -> Bool {
      strcmp(UnsafeRawPointer(self.name.utf8Start).assumingMemoryBound(to: CChar.self), name) == 0
    }

    /// The system's own; nil where the process has none.
    package static func original<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
  }

  /// Puts functions in the place of the system's, in every library of the process.
  ///
  /// A call from one library to another goes through a table of addresses, which the loader fills
  /// from the library's list of relocations. The entries of the functions in question are
  /// rewritten. So nothing has to be exported or linked in a special way; what a library calls
  /// inside itself, and everything when the runtime is linked statically, is not reached.
  package enum LinkedFunctions {
    /// What others than this module have replaced.
    private static let added = Mutex<[LinkedFunction]>([])
    private static let inProcess =
      CapturedClock.functions + CapturedQueues.functions + CapturedGroups.functions
      + QueueContexts.functions + BlockingCalls.functions + Threads.functions
      + Randomness.functions + RunLoops.functions

    /// A process looks up tens of thousands when it starts, most of which the first letter tells.
    private static func byInitial(_ functions: [LinkedFunction]) -> [[LinkedFunction]] {
      var byInitial = [[LinkedFunction]](repeating: [], count: Int(UInt8.max) + 1)
      for function in functions { byInitial[Int(function.initial)].append(function) }
      return byInitial
    }

    private static let loaded = Atomic<UInt64>(0)

    /// Puts more functions in the place of the system's, from now on.
    package static func add(_ functions: [LinkedFunction]) {
      added.withLock { $0 += functions }
      loaded.store(0, ordering: .relaxed)
      redirectWhereNew()
    }

    /// Redirects the functions in every library, unless none has been loaded since the last time.
    static func redirectWhereNew() {
      var visit = Visit(seen: loaded.load(ordering: .relaxed))
      withUnsafeMutablePointer(to: &visit) { visit in
        _ = iterate?(
          { info, _, visit in
            guard let visit = visit?.assumingMemoryBound(to: Visit.self) else { return 1 }
            return visit.pointee.take(info)
          }, visit)
      }
      loaded.store(visit.loads, ordering: .relaxed)
    }

    private typealias Visitor =
      @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer?) -> CInt
    private typealias Iterate = @Sendable @convention(c) (Visitor, UnsafeMutableRawPointer?) -> CInt
    private static let iterate = LinkedFunction.original("dl_iterate_phdr", as: Iterate.self)

    /// One walk over the libraries of the process.
    private struct Visit {
      /// How many libraries had been loaded the last time.
      let seen: UInt64
      var loads: UInt64 = 0
      /// What every library calls.
      private lazy var all = LinkedFunctions.byInitial(
        inProcess + InputOutput.functions + added.withLock { $0 })
      /// What the standard library calls: it reads and waits where it writes the report of a crash,
      /// which is not the simulated program's doing.
      private lazy var ofStandardLibrary = LinkedFunctions.byInitial(inProcess)

      init(seen: UInt64) { self.seen = seen }

      /// Takes what `dl_iterate_phdr` says of a library; 1 ends the walk.
      mutating func take(_ info: UnsafeRawPointer) -> CInt {
        // struct dl_phdr_info: address, name, headers, number of headers, loads, unloads.
        loads = info.load(fromByteOffset: 32, as: UInt64.self)
        if loads == seen { return 1 }
        let library = LinkedLibrary(
          base: info.load(as: UInt.self),
          headers: info.load(fromByteOffset: 16, as: UnsafePointer<Elf64_Phdr>.self),
          count: Int(info.load(fromByteOffset: 24, as: UInt16.self)))
        let name = info.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
        let isStandard = name.map { strstr($0, "/libswiftCore.") != nil } ?? false
        library?.redirect(isStandard ? ofStandardLibrary : all)
        return 0
      }
    }
  }
#endif
