public import Foundation

/// What undoes changes: nothing is told to it here, so that there is never anything to undo.
open class UndoManager: NSObject, @unchecked Sendable {
  /// False.
  open var canUndo: Bool { false }
  /// False.
  open var canRedo: Bool { false }
  /// How much is kept, which is nothing.
  open var levelsOfUndo = 0
  /// Does nothing.
  open func undo() {}
  /// Does nothing.
  open func redo() {}
  /// Does nothing.
  open func beginUndoGrouping() {}
  /// Does nothing.
  open func endUndoGrouping() {}
  /// Does nothing.
  open func removeAllActions() {}
}
