#if canImport(SwiftUI)
  import NavCore
  import SwiftUI

  private struct EntryKey: EnvironmentKey { static var defaultValue: EntryID? { nil } }
  private struct BarNamespaceKey: EnvironmentKey { static var defaultValue: Namespace.ID? { nil } }

  extension EnvironmentValues {
    /// The entry that a view shows, or whose bar or overlay it is: what `Router.from(_:scope:)`
    /// takes.
    public var entry: EntryID? {
      get { self[EntryKey.self] }
      set { self[EntryKey.self] = newValue }
    }

    /// Where the elements of navigation bars are matched.
    var barNamespace: Namespace.ID? {
      get { self[BarNamespaceKey.self] }
      set { self[BarNamespaceKey.self] = newValue }
    }
  }

  extension View {
    /// Makes this an element of a navigation bar that moves to the element of the same name when
    /// another bar takes the place of this one.
    public func barElement(_ id: BarElementID) -> some View { modifier(MatchedElement(id: id)) }
  }

  private struct MatchedElement: ViewModifier {
    let id: BarElementID
    @Environment(\.barNamespace) private var namespace

    @ViewBuilder func body(content: Content) -> some View {
      if let namespace { content.matchedGeometryEffect(id: id, in: namespace) } else { content }
    }
  }
#endif
