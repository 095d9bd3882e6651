#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  /// A function that stands in the place of one of the system's, which it calls where no run is.
  struct Replacement<Function: Sendable>: Sendable {
    private let name: StaticString
    /// What is called instead: a function of C with the same parameters.
    let function: Function
    /// The system's own; nil where the process has none.
    let original: Function?

    init(_ name: StaticString, _ function: Function) {
      self.name = name
      self.function = function
      original = LinkedFunction.original("\(name)", as: Function.self)
    }

    /// The two as libraries are redirected.
    var link: LinkedFunction { LinkedFunction(name, function) }
  }
#endif
