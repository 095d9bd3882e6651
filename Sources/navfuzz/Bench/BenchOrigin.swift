import Foundation

/// Where and when something was measured.
struct BenchOrigin: Codable, Hashable, Sendable {
  /// Processor, number of cores and system.
  let machine: String
  /// Of the checkout that the command runs in, with `-dirty` when files differ from it.
  let commit: String
  /// In UTC.
  let date: String

  /// What it is where the program runs; "unknown" for what cannot be found out.
  static var here: Self {
    let process = ProcessInfo.processInfo
    let system = process.operatingSystemVersionString
    return Self(
      machine:
        "\(processor ?? "unknown processor"), \(process.activeProcessorCount) cores, \(system)",
      commit: output(of: ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"])
        ?? "unknown",
      date: Date().formatted(.iso8601))
  }

  /// In one line.
  var text: String { "\(machine) · commit \(commit) · \(date)" }

  private static var processor: String? {
    #if os(Linux)
      guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else {
        return nil
      }
      let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
      return line?.split(separator: ":", maxSplits: 1).last?.trimmingCharacters(in: .whitespaces)
    #else
      return output(of: ["sysctl", "-n", "machdep.cpu.brand_string"])
    #endif
  }

  /// What a command prints; nil when there is no such command, or it fails or prints nothing.
  private static func output(of command: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return process.terminationStatus == 0 && !text.isEmpty ? text : nil
  }
}
