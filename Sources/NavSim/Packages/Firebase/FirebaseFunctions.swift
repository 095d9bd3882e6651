import Foundation

/// What the errors are called together.
public let FunctionsErrorDomain = "com.firebase.functions"

/// Functions on a server, of which there are none: each call says that it is not found.
public final class Functions: Sendable {
  private static let one = Functions()
  /// The only one.
  public static func functions() -> Functions { one }
  /// Those of a place.
  public static func functions(region: String) -> Functions { one }
  /// Those of an app.
  public static func functions(app: FirebaseApp) -> Functions { one }
  /// Asks a server on this machine, which is not there either.
  public func useEmulator(withHost host: String, port: Int) {}
  /// The function of a name.
  public func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable() }
}

/// Why a function has said nothing.
public enum FunctionsErrorCode: Int, Sendable {
  /// One of them.
  case OK, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists
  /// One of them.
  case permissionDenied, resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented
  /// One of them.
  case `internal`, unavailable, dataLoss, unauthenticated
}

/// A function on a server.
public final class HTTPSCallable: @unchecked Sendable {
  /// How long it may take, in seconds.
  public var timeoutInterval: TimeInterval = 70
  private var error: any Error {
    NSError(
      domain: FunctionsErrorDomain, code: FunctionsErrorCode.notFound.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "NOT FOUND"])
  }
  /// Calls it.
  public func call(
    _ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void
  ) { FirebaseServer.answer { completion(nil, self.error) } }
  /// Calls it.
  @discardableResult public func call(_ data: Any? = nil) async throws -> HTTPSCallableResult {
    await FirebaseServer.answer()
    throw error
  }
}

/// What a function has said.
public final class HTTPSCallableResult {
  /// It.
  public let data: Any = [String: Any]()
}
