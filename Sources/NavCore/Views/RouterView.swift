#if canImport(SwiftUI)
  import NavCore
  import SwiftUI

  /// Draws the screens of a router: its tabs, stacks, sheets and covers.
  ///
  ///     RouterView(screens, store) { tab in Label("Home", systemImage: "house") }
  ///
  /// It decides nothing: what is drawn says the `ScreenState`, what a screen consists of the
  /// `ScreenStore`. Content, bars and overlays find the router in their environment, and their own
  /// entry as its `entry`. A router with one tab has no tab bar.
  public struct RouterView<Route: Hashable, TabLabel: View>: View {
    private let screens: ScreenState<Route>
    private let store: ScreenStore<Route, any Screen<AnyView>>
    private let label: (TabID) -> TabLabel

    /// Draws a router's screens.
    ///
    /// - Parameters:
    ///   - screens: what to draw.
    ///   - store: the screen of each entry; the router's `onDismissal` has to tell it what has left.
    ///   - label: the label of a tab.
    public init(
      _ screens: ScreenState<Route>, _ store: ScreenStore<Route, any Screen<AnyView>>,
      @ViewBuilder label: @escaping (TabID) -> TabLabel
    ) {
      self.screens = screens
      self.store = store
      self.label = label
      screens.animate = { isAnimated, change in
        var transaction = Transaction(animation: isAnimated ? .default : nil)
        transaction.disablesAnimations = !isAnimated
        withTransaction(transaction, change)
      }
    }

    /// The tabs, or the only stack, with everything that lies on it.
    public var body: some View {
      TabsView(screens: screens, store: store, label: label)
        .modifier(PresentedLayer(screens: screens, store: store, below: nil))
        .environment(screens.router)
        .task { await screens.keepTime() }
    }
  }

  extension RouterView where TabLabel == EmptyView {
    /// Draws the screens of a router without a tab bar.
    public init(
      _ screens: ScreenState<Route>, _ store: ScreenStore<Route, any Screen<AnyView>>
    ) {
      self.init(screens, store) { _ in EmptyView() }
    }
  }

  /// The tabs, or the only stack.
  private struct TabsView<Route: Hashable, TabLabel: View>: View {
    let screens: ScreenState<Route>
    let store: ScreenStore<Route, any Screen<AnyView>>
    let label: (TabID) -> TabLabel

    var body: some View {
      let tabs = screens.tabs.all
      if tabs.count == 1 {
        StackView(screens: screens, store: store, stack: tabs[0].stack)
      } else {
        TabView(
          selection: Binding(get: { screens.tabs.selected }, set: { screens.select($0) })
        ) {
          ForEach(tabs, id: \.id) { tab in
            StackView(screens: screens, store: store, stack: tab.stack)
              .tabItem { label(tab.id) }
              .tag(tab.id)
          }
        }
      }
    }
  }

  /// The root of a stack with what is pushed on it; bar and overlay are those of its top.
  ///
  /// It draws what it was given, so that a layer on its way out stays as it was.
  private struct StackView<Route: Hashable>: View {
    let screens: ScreenState<Route>
    let store: ScreenStore<Route, any Screen<AnyView>>
    let stack: [Entry]
    @Namespace private var bar

    var body: some View {
      let drawn = stack.dropFirst().map { Shown(id: $0.id, entry: $0, in: screens) }
      let top = stack.last?.id
      let root = entry(stack.first?.id)
      let screen = top.flatMap { store[$0] }
      NavigationStack(
        path: Binding(
          get: { drawn },
          set: { screens.setPath(to: $0.map(\.id), from: drawn.map(\.id)) })
      ) {
        root
          .navigationDestination(for: Shown<EntryID, Route>.self) { entry($0.id) }
      }
      .safeAreaInset(edge: .top, spacing: 0) { screen?.navigationBar?.content.id(top) }
      .overlay { screen?.overlay.id(top) }
      .environment(\.barNamespace, bar)
      .environment(\.entry, top)
      .animation(.default, value: top)
    }

    @ViewBuilder private func entry(_ id: EntryID?) -> some View {
      if let id, let screen = store[id] {
        screen.content
          .toolbar(screen.navigationBar == nil ? .automatic : .hidden, for: .automatic)
          .environment(\.entry, id)
          .background(
            Watcher(appeared: { screens.appeared(id) }, disappeared: { screens.disappeared(id) })
          )
          .id(id)
      }
    }
  }

  /// The layer that lies directly on another, or on the tabs, with all above it.
  private struct PresentedLayer<Route: Hashable>: ViewModifier {
    let screens: ScreenState<Route>
    let store: ScreenStore<Route, any Screen<AnyView>>
    let below: LayerID?

    func body(content: Content) -> some View {
      let layer = screens.layer(on: below)
      let isCover = layer?.style == .fullScreenCover
      content
        .sheet(item: item(isCover ? nil : layer)) { contents(of: $0.id) }
        #if os(macOS)
          .sheet(item: item(isCover ? layer : nil)) { contents(of: $0.id) }
        #else
          .fullScreenCover(item: item(isCover ? layer : nil)) { contents(of: $0.id) }
        #endif
    }

    private func item(_ layer: Layer?) -> Binding<Shown<LayerID, Route>?> {
      let shown = layer.map { Shown(id: $0.id, entry: $0.stack[0], in: screens) }
      return Binding(get: { shown }, set: { if $0 == nil, let shown { screens.clear(shown.id) } })
    }

    @ViewBuilder private func contents(of id: LayerID) -> some View {
      if let layer = screens.layers.first(where: { $0.id == id }) {
        StackView(screens: screens, store: store, stack: layer.stack)
          .presentationDetents(layer.style.detents)
          .modifier(PresentedLayer(screens: screens, store: store, below: id))
          .environment(screens.router)
      }
    }
  }

  /// A value of a path or an item of a presentation: what it is says its id, what it is called its
  /// route.
  private struct Shown<ID: Hashable, Route: Hashable>: Hashable, Identifiable,
    CustomStringConvertible
  {
    let id: ID
    private let route: Route?

    init(id: ID, entry: Entry, in screens: ScreenState<Route>) {
      self.id = id
      route = screens.router.route(entry.route)
    }

    var description: String { route.map { "\($0)" } ?? "gone" }

    static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  extension PresentationStyle {
    /// The heights of a sheet, as SwiftUI names them.
    fileprivate var detents: Set<PresentationDetent> {
      guard case .sheet(let detents) = self, detents.contains(.medium) else { return [.large] }
      return detents.contains(.large) ? [.medium, .large] : [.medium]
    }
  }
#endif
