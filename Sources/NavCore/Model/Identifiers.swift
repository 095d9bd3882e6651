/// A destination: which screen, not which occurrence of it.
///
/// The core only compares routes. The application's own route type, with its associated values, is
/// mapped to these small numbers at the edge.
public struct RouteID: Hashable, Sendable {
  /// The number the application gave this destination.
  public let rawValue: UInt32

  /// Creates the id of a destination.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// One occurrence of a route in a stack.
///
/// Unique for the life of the router: ids are issued in increasing order and a removed one never
/// returns, so a late report about a screen that is gone can never hit its successor.
public struct EntryID: Hashable, Comparable, Sendable {
  /// Increases with every entry the router makes; starts at 1.
  public let rawValue: UInt64

  /// Creates an id; only a router and its tests have reason to.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Orders entries by when they were made.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One presented layer (a sheet or a cover). Issued in increasing order, never reused.
public struct LayerID: Hashable, Comparable, Sendable {
  /// Increases with every layer the router presents; starts at 1.
  public let rawValue: UInt64

  /// Creates an id; only a router and its tests have reason to.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Orders layers by when they were presented.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A tab, by the number that the application's configuration gave it.
public struct TabID: Hashable, Sendable {
  /// The number the application gave this tab.
  public let rawValue: UInt32

  /// Creates the id of a tab.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// One change carried out by the host. Issued in increasing order, never reused.
public struct TransitionID: Hashable, Comparable, Sendable {
  /// Increases with every transition the router starts; starts at 1.
  public let rawValue: UInt64

  /// Creates an id; only a router and its tests have reason to.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Orders transitions by when they started.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One call on the router. Issued in increasing order, so it also says who asked first.
public struct RequestID: Hashable, Comparable, Sendable {
  /// Increases with every request submitted; starts at 1.
  public let rawValue: UInt64

  /// Creates an id; only a router and its tests have reason to.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Orders requests by when they were submitted.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One interactive gesture, numbered by the host.
public struct GestureID: Hashable, Sendable {
  /// The number the host gave this gesture.
  public let rawValue: UInt64

  /// Creates the id of a gesture.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
}
