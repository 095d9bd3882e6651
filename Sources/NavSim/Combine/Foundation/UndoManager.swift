public import Foundation

/// Undoes changes, and does them again. A change says how it is undone, and what is said while it
/// is undone does it again.
///
/// What is registered belongs to one group, unless groups are opened: a turn of the run loop, which
/// closes a group elsewhere, is not waited for.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Group {
    var actions: [() -> Void] = []
    var targets: [ObjectIdentifier] = []
    var name = ""
  }

  private var undoable: [Group] = [], redoable: [Group] = [], open: [Group] = []
  private var disabled = 0

  /// True while something is undone.
  open private(set) var isUndoing = false
  /// True while something is done again.
  open private(set) var isRedoing = false
  /// How many groups are kept; 0 for all.
  open var levelsOfUndo = 0
  /// Whether a turn of the run loop is a group.
  open var groupsByEvent = true
  /// In which turns of the run loop groups are closed.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// True where something can be undone.
  open var canUndo: Bool { !undoable.isEmpty || !open.isEmpty }
  /// True where something can be done again.
  open var canRedo: Bool { !redoable.isEmpty }
  /// How many groups are open.
  open var groupingLevel: Int { open.count }
  /// Whether what is registered is kept.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// What is undone next.
  open var undoActionName: String { undoable.last?.name ?? "" }
  /// What is done again next.
  open var redoActionName: String { redoable.last?.name ?? "" }
  /// What an entry of a menu says.
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
  /// What an entry of a menu says.
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// Says how a change is undone.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    register({ [weak target] in if let target { handler(target) } }, of: target)
  }

  /// Says by which method a change is undone.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    let target = target as AnyObject
    register(
      { [weak target] in selector.perform(on: target, with: object as Any) }, of: target)
  }

  private func register(_ action: @escaping () -> Void, of target: AnyObject) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      push(Group(actions: [action], targets: [ObjectIdentifier(target)]))
    } else {
      open[open.count - 1].actions.append(action)
      open[open.count - 1].targets.append(ObjectIdentifier(target))
    }
  }

  private func push(_ group: Group) {
    guard !group.actions.isEmpty else { return }
    if isUndoing { return redoable.append(group) }
    undoable.append(group)
    if levelsOfUndo > 0 { undoable.removeFirst(max(0, undoable.count - levelsOfUndo)) }
    if !isRedoing { redoable = [] }
    tell("NSUndoManagerDidCloseUndoGroupNotification")
  }

  /// Opens a group, which is undone as one.
  open func beginUndoGrouping() { open.append(Group()) }
  /// Closes a group.
  open func endUndoGrouping() {
    guard let closed = open.popLast() else { return }
    if open.isEmpty { return push(closed) }
    open[open.count - 1].actions += closed.actions
    open[open.count - 1].targets += closed.targets
  }

  /// Undoes the last group.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }
  /// Undoes the last group.
  open func undoNestedGroup() {
    guard let last = undoable.popLast() else { return }
    isUndoing = true
    play(last)
    isUndoing = false
    tell("NSUndoManagerDidUndoChangeNotification")
  }
  /// Does again what was undone last.
  open func redo() {
    guard let last = redoable.popLast() else { return }
    isRedoing = true
    play(last)
    isRedoing = false
    tell("NSUndoManagerDidRedoChangeNotification")
  }

  private func play(_ group: Group) {
    beginUndoGrouping()
    for action in group.actions.reversed() { action() }
    if !open.isEmpty, open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    endUndoGrouping()
  }

  private func tell(_ name: String) {
    NotificationCenter.default.post(name: Notification.Name(name), object: self)
  }

  /// Says what the last group does.
  open func setActionName(_ name: String) {
    if !open.isEmpty {
      open[open.count - 1].name = name
    } else if !undoable.isEmpty {
      undoable[undoable.count - 1].name = name
    }
  }
  /// What is registered is kept no more.
  open func disableUndoRegistration() { disabled += 1 }
  /// What is registered is kept again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  /// Forgets everything.
  open func removeAllActions() { (undoable, redoable, open) = ([], [], []) }
  /// Forgets what an object would undo.
  open func removeAllActions(withTarget target: Any) {
    let target = ObjectIdentifier(target as AnyObject)
    undoable.removeAll { $0.targets.contains(target) }
    redoable.removeAll { $0.targets.contains(target) }
  }
}

extension Notification.Name {
  /// Something was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Something was done again.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
  /// A group is closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
