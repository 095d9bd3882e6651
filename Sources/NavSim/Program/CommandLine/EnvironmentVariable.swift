import Foundation

/// What the environment of this process says.
enum EnvironmentVariable {
  /// The value of one; nil when it is not set. The others are not read, which are many.
  static func value(of name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
