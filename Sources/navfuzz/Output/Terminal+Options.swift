import NavSim

extension Terminal {
  /// Says who reads, as the command line has it.
  static func setUp(_ options: Options) {
    setUp(
      isForMachines: options.format == .json || options.format == .junit, isQuiet: options.isQuiet)
  }
}
