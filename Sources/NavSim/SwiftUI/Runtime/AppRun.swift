import Foundation
import Synchronization

/// Something that apps keep in singletons, and that is for each run as it was for the first.
package protocol KeptByApp: AnyObject, Sendable {
  /// What is there now is what each run begins with.
  func noteBeginning()
  /// Is again what was noted, or nothing if nothing was.
  func beginAnew()
}

/// A run of an app under test, as long as it lives.
package final class AppRun: Sendable {
  private struct Kept {
    weak var object: (any KeptByApp)?
    weak var run: AppRun?
    var isNoted = false
  }

  private static let key = "NavSim.AppRun"
  // Several threads may play apps.
  private static let kept = Mutex<[Kept]>([])

  private final class Link { weak var run: AppRun? }

  /// Begins a run on this thread: what earlier runs have left begins anew.
  package init() {
    let link = Link()
    link.run = self
    Thread.current.threadDictionary[Self.key] = link
    let left = Self.kept.withLock { kept in
      kept.removeAll { $0.object == nil }
      var left: [any KeptByApp] = []
      for place in kept.indices where kept[place].run == nil {
        kept[place].run = self
        if let object = kept[place].object { left.append(object) }
      }
      return left
    }
    for object in left { object.beginAnew() }
  }

  /// The app is made: what it has put anywhere by now, it begins with.
  package func isMade() {
    let new = Self.kept.withLock { kept in
      var new: [any KeptByApp] = []
      for place in kept.indices where kept[place].run === self && !kept[place].isNoted {
        kept[place].isNoted = true
        if let object = kept[place].object { new.append(object) }
      }
      return new
    }
    for object in new { object.noteBeginning() }
  }

  /// Has something begin anew with each run, if it is made in one.
  package static func keep(_ object: any KeptByApp) {
    guard let run = (Thread.current.threadDictionary[key] as? Link)?.run else { return }
    kept.withLock { $0.append(Kept(object: object, run: run)) }
  }
}
