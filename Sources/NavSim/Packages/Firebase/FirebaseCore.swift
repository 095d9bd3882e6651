import Foundation
@_spi(Packages) import SwiftUI

/// The app, which needs no account with anybody here.
public final class FirebaseApp: @unchecked Sendable {
  private static let shared = FirebaseApp()
  /// Its name.
  public let name = "__FIRAPP_DEFAULT"
  /// What it was told.
  public let options = FirebaseOptions(googleAppID: "", gcmSenderID: "")

  /// Begins: nothing is read.
  public static func configure() {}
  /// Begins: nothing is read.
  public static func configure(options: FirebaseOptions) {}
  /// Begins: nothing is read.
  public static func configure(name: String, options: FirebaseOptions) {}
  /// The app.
  public static func app() -> FirebaseApp? { shared }
  /// The app.
  public static func app(name: String) -> FirebaseApp? { shared }
}

/// Whose app it is, which nothing depends on here.
public final class FirebaseOptions: @unchecked Sendable {
  /// The number of the app.
  public var googleAppID: String, gcmSenderID: String, clientID: String? = "client"

  /// Creates options.
  public init(googleAppID: String, gcmSenderID: String) {
    (self.googleAppID, self.gcmSenderID) = (googleAppID, gcmSenderID)
  }

  /// Creates options of a file, which is not read.
  public convenience init?(contentsOfFile path: String) {
    self.init(googleAppID: "", gcmSenderID: "")
  }
}

/// How much is written of what happens: nothing.
public enum FirebaseLoggerLevel: Int, Sendable {
  /// One of them.
  case error = 3, warning = 4, notice = 5, info = 6, debug = 7
  /// The least and the most.
  public static let min = Self.error, max = Self.debug
}

/// How the app is set up.
public final class FirebaseConfiguration: Sendable {
  /// The only one.
  public static let shared = FirebaseConfiguration()
  /// Does nothing.
  public func setLoggerLevel(_ level: FirebaseLoggerLevel) {}
}

/// What the servers know: nothing, as each run begins. They answer everybody, a little later.
final class FirebaseServer: @unchecked Sendable {
  /// The passwords of those who have an account.
  var passwords: [String: String] = [:]
  /// Who is there.
  var user: User?
  /// Who is told of that.
  var userListeners: [Int: (User?) -> Void] = [:]
  /// The documents, by their paths.
  var documents: [String: [String: Any]] = [:]
  /// Who is told of documents.
  var documentListeners: [Int: () -> Void] = [:]
  /// The tree of values.
  var tree = DataTree()
  /// Who is told of places in it.
  var treeListeners: [UInt: (path: [String], listener: DocumentListener)] = [:]
  /// The files, by their paths.
  var files: [String: Data] = [:]
  private var lastNumber = 0

  /// That of the run.
  static var current: FirebaseServer { ownOfRun { FirebaseServer() } }

  /// A number that nothing else has.
  func number() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Answers: a tenth of a second later.
  static func answer(_ body: @escaping () -> Void) {
    SwiftUI.answer(after: .milliseconds(100), body)
  }

  /// Waits for an answer.
  static func answer() async {
    await withCheckedContinuation { continuation in answer { continuation.resume() } }
  }

  /// Somebody else is there: who listens is told on the main queue.
  func userChanged() {
    DispatchQueue.main.async {
      for number in self.userListeners.keys.sorted() { self.userListeners[number]?(self.user) }
    }
  }

  /// Other documents are there: who listens is told on the main queue.
  func documentsChanged() {
    DispatchQueue.main.async {
      for number in self.documentListeners.keys.sorted() { self.documentListeners[number]?() }
    }
  }
}
