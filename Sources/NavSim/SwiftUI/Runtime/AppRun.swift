import Foundation
import Synchronization

/// Something that apps keep in singletons, and that is for each run as it was for the first.
package protocol KeptByApp: AnyObject, Sendable {
  /// What is there now is what each run begins with.
  func noteBeginning()
}

/// A run of an app under test, as long as it lives.
package final class AppRun: Sendable {
  private static let key = "NavSim.AppRun"

  private final class Link { weak var run: AppRun? }

  /// Who is told of the app. Only the thread of the run touches it.
  package nonisolated(unsafe) var delegate: AnyObject?

  /// What there is one of in each run, by its type. Only the thread of the run touches it.
  private nonisolated(unsafe) var own: [ObjectIdentifier: AnyObject] = [:]

  private let made = Mutex<[any KeptByApp]>([])
  private let thread = ObjectIdentifier(Thread.current)

  /// Begins a run on this thread.
  package init() {
    let link = Link()
    link.run = self
    Thread.current.threadDictionary[Self.key] = link
  }

  /// The run on this thread; nil where no app is played.
  package static var current: AppRun? {
    (Thread.current.threadDictionary[key] as? Link)?.run
  }

  /// Something that each run has for itself, made when it is asked for first.
  package func own<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let known = own[ObjectIdentifier(Object.self)] as? Object { return known }
    let new = make()
    own[ObjectIdentifier(Object.self)] = new
    return new
  }

  /// The app is made: what it has put anywhere by now, it begins with in later runs, too.
  package func isMade() {
    let new = made.withLock { made in
      defer { made = [] }
      return made
    }
    for object in new { object.noteBeginning() }
  }

  /// Has something begin with what is in it when the app is made.
  package func keep(_ object: any KeptByApp) { made.withLock { $0.append(object) } }

  /// True for a run that has ended when this one has begun, as it was on the same thread.
  package func follows(_ other: AppRun) -> Bool { other !== self && other.thread == thread }
}

/// Does something later on the main queue, as the stand-in of a package answers.
@_spi(Packages) public func answer(
  after delay: DispatchTimeInterval, _ body: @escaping () -> Void
) {
  nonisolated(unsafe) let body = body
  DispatchQueue.main.asyncAfter(deadline: .now() + delay) { body() }
}

/// What there is one of in each run, for the stand-in of a package.
@_spi(Packages) public func ownOfRun<Object: AnyObject>(_ make: () -> Object) -> Object {
  AppRun.current?.own(make) ?? make()
}
