public import Combine

extension EnvironmentValues {
  /// The keys of the button that is drawn: none.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// Renames what is shown; nil where nothing can be renamed.
  public var rename: RenameAction? { renaming.map(RenameAction.init) }
  /// What undoes changes; nil where nothing does.
  public var undoManager: UndoManager? { nil }
  /// What is behind views; nil for what is there by itself.
  public var backgroundStyle: AnyShapeStyle? {
    get { nil }
    set {}
  }
  /// Whether words are changed by themselves, which nothing depends on here.
  public var disableAutocorrection: Bool? {
    get { nil }
    set {}
  }
}

/// Renames what is shown.
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Renames it.
  @MainActor @preconcurrency public func callAsFunction() { action() }
}
