/// What a piece waits for that is held back.
enum Hold: UInt8 {
  case none
  /// Until another has run, or nothing else could.
  case order
  /// The same, and time may pass meanwhile.
  case busy
  /// It was held back and goes on.
  case over
}
