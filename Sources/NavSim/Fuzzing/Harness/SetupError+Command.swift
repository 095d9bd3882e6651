extension SetupError: CommandFailure {
  /// What is wrong, and what was expected.
  package var sentence: String { UsageError.setup("\(self)").sentence }

  /// That of bad usage.
  package var exitCode: ExitCode { .usage }
}
