/// Entries of menus above, which a phone does not have.
public protocol Commands {}

/// No entries.
public struct EmptyCommands: Commands {
  /// Creates none.
  public init() {}
}

/// A menu.
public struct CommandMenu: Commands {
  /// Creates a menu, which is not there.
  public init(_ name: some AlertTitle, @ViewBuilder content: () -> some View) {}
}

/// Entries of a menu of the system's.
public struct CommandGroup: Commands {
  /// Creates entries, which are not there.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> some View) {}
  /// Creates entries, which are not there.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> some View) {}
  /// Creates entries, which are not there.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> some View) {}
}

/// Where entries stand.
public enum CommandGroupPlacement: Hashable, Sendable {
  /// One of them.
  case appInfo, appSettings, appTermination, appVisibility, help, importExport, newItem, pasteboard
  case printItem, saveItem, sidebar, singleWindowList, systemServices, textEditing, textFormatting
  case toolbar, undoRedo, windowArrangement, windowList, windowSize
}

/// Entries of the system's.
public struct SidebarCommands: Commands {
  /// Creates them.
  public init() {}
}

/// Entries of the system's.
public struct ToolbarCommands: Commands {
  /// Creates them.
  public init() {}
}

/// Entries of the system's.
public struct TextEditingCommands: Commands {
  /// Creates them.
  public init() {}
}

/// Puts entries together.
@resultBuilder public enum CommandsBuilder {
  /// All of them.
  public static func buildBlock<each Part: Commands>(_ parts: repeat each Part) -> EmptyCommands {
    EmptyCommands()
  }
  /// None of them, or one.
  public static func buildOptional(_ part: (some Commands)?) -> EmptyCommands { EmptyCommands() }
}

/// What the system would wake an app for.
public struct BackgroundTask: Hashable, Sendable {
  /// To look for what is new.
  public static func appRefresh(_ identifier: String) -> Self { Self() }
  /// Because something was loaded.
  public static func urlSession(_ identifier: String) -> Self { Self() }
}
