/// Entries of menus above, which a phone does not have.
public protocol Commands {
  /// What its body is; `Never` for entries of the framework's own.
  associatedtype Body: Commands
  /// What it is made of, which nobody asks.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Entries of the framework's own, which nobody asks what they are made of.
public protocol SystemCommands: Commands where Body == Never {}

extension SystemCommands {
  /// Nothing: it is not evaluated.
  public var body: Never { preconditionFailure("expected entries of menus with a body") }
}

extension Never: Commands {}

/// No entries.
public struct EmptyCommands: SystemCommands {
  /// Creates none.
  public init() {}
}

/// A menu.
public struct CommandMenu: SystemCommands {
  /// Creates a menu, which is not there.
  public init(_ name: some AlertTitle, @ViewBuilder content: () -> some View) {}
}

/// Entries of a menu of the system's.
public struct CommandGroup: SystemCommands {
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
public struct SidebarCommands: SystemCommands {
  /// Creates them.
  public init() {}
}

/// Entries of the system's.
public struct ToolbarCommands: SystemCommands {
  /// Creates them.
  public init() {}
}

/// Entries of the system's.
public struct TextEditingCommands: SystemCommands {
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
  public static func buildOptional(_ part: EmptyCommands?) -> EmptyCommands { EmptyCommands() }
  /// One of two.
  public static func buildEither(first part: EmptyCommands) -> EmptyCommands { part }
  /// One of two.
  public static func buildEither(second part: EmptyCommands) -> EmptyCommands { part }
  /// Something of a new system.
  public static func buildLimitedAvailability(_ part: EmptyCommands) -> EmptyCommands { part }
}

/// What the system would wake an app for.
public struct BackgroundTask: Hashable, Sendable {
  /// To look for what is new.
  public static func appRefresh(_ identifier: String) -> Self { Self() }
  /// Because something was loaded.
  public static func urlSession(_ identifier: String) -> Self { Self() }
}
