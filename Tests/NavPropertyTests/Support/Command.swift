import Foundation

/// Runs the command as a process of its own, as a person or a CI job would.
struct Command {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  static func run(_ arguments: String..., in folder: URL? = nil) throws -> Result {
    try run(arguments, in: folder)
  }

  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - folder: where it runs.
  ///   - program: which of this package's programs.
  ///   - environment: what it finds beside what this process has.
  static func run(
    _ arguments: [String], in folder: URL? = nil, program: String = "navfuzz",
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = self.program(program)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  /// The same on a thread of its own, so that other tests run meanwhile.
  static func run(
    _ arguments: [String], in folder: URL? = nil, program: String = "navfuzz",
    environment: [String: String] = [:]
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: .init {
            try run(arguments, in: folder, program: program, environment: environment)
          })
      }
    }
  }

  /// Where a program of this package lies: in the folder that `NAVFUZZ_PROGRAMS` names, for those
  /// that are built for speed, or beside the tests.
  static func program(_ name: String) -> URL {
    if let folder = ProcessInfo.processInfo.environment["NAVFUZZ_PROGRAMS"] {
      let program = URL(fileURLWithPath: folder).appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  /// A folder that is gone afterwards.
  static func inEmptyFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// A folder that is gone afterwards.
  static func inEmptyFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }
}
