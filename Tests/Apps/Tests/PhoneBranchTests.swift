import Testing

/// What is compiled for a phone, and what for other systems.
@Suite struct PhoneBranchTests {
  @Test(
    "types are those of a phone",
    arguments: [
      ("#if canImport(AppKit)\ntypealias A = B\n#endif\nstruct C {}", ["C"]),
      ("#if os(macOS)\nstruct A {}\n#else\nstruct B {}\n#endif", ["B"]),
      (
        "#if os(iOS) // here\nstruct A {}\n#elseif os(macOS)\nstruct B {}\n#else\nstruct C {}\n#endif",
        ["A"]
      ),
      ("#if !os(watchOS) && canImport(UIKit)\nstruct A {}\n#else\nstruct B {}\n#endif", ["A"]),
      ("#if os(macOS) || os(iOS)\nstruct A {}\n#endif", ["A"]),
      ("#if DEBUG\nstruct A {}\n#else\nstruct B {}\n#endif", ["A", "B"]),
      ("#if os(tvOS)\n#if DEBUG\nstruct A {}\n#endif\n#endif\nstruct B {}", ["B"]),
      ("#Preview {\n}\nstruct A {}", ["A"]),
    ])
  func branches(_ text: String, _ types: [String]) {
    #expect(JoinedModules.types(in: text) == types)
  }
}
