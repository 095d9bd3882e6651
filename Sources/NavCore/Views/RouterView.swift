#if canImport(SwiftUI) && !os(Linux)
  import SwiftUI

  /// Draws the screens of a router: its tabs, stacks, sheets and covers.
  ///
  ///     RouterView(screens, store) { tab in Label("Home", systemImage: "house") }
  ///
  /// It decides nothing: what is drawn says the ``ScreenState``, what a screen consists of the
  /// ``ScreenStore``. Content, bars and overlays find the router in their environment, and their own
  /// entry as its `entry`. A router with one tab has no tab bar.
  public struct RouterView<Route: Hashable, TabLabel: View>: View {
    private let screens: ScreenState<Route>
    private let store: ScreenStore<Route, any Screen<AnyView>>
    private let label: (TabID) -> TabLabel

    /// Draws a router's screens.
    ///
    /// - Parameters:
    ///   - screens: what to draw.
    ///   - store: the screen of each entry; ``Router/onDismissal`` has to tell it what has left.
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
      tabs
        .modifier(PresentedLayer(screens: screens, store: store, below: nil))
        .environment(screens.router)
        .task { await screens.keepTime() }
    }

    @ViewBuilder private var tabs: some View {
      let tabs = screens.drawn.tabs
      if tabs.count == 1 {
        StackView(screens: screens, store: store, id: .tab(tabs[0].id), stack: tabs[0].stack)
      } else {
        TabView(
          selection: Binding(
            get: { screens.drawn.selectedTab }, set: { screens.select($0) })
        ) {
          ForEach(tabs) { tab in
            StackView(screens: screens, store: store, id: .tab(tab.id), stack: tab.stack)
              .tabItem { label(tab.id) }
              .tag(tab.id)
          }
        }
      }
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

  /// The root of a stack with what is pushed on it; bar and overlay are those of its top.
  private struct StackView<Route: Hashable>: View {
    let screens: ScreenState<Route>
    let store: ScreenStore<Route, any Screen<AnyView>>
    let id: StackID
    let stack: [Entry]
    @Namespace private var bar

    var body: some View {
      let drawn = screens.path(of: id)
      let top = stack.last?.id
      NavigationStack(
        path: Binding(get: { drawn }, set: { screens.setPath(to: $0, from: drawn) })
      ) {
        entry(stack.first?.id)
          .navigationDestination(for: EntryID.self) { entry($0) }
      }
      .safeAreaInset(edge: .top, spacing: 0) { screen(top)?.navigationBar?.content }
      .overlay { screen(top)?.overlay }
      .environment(\.barNamespace, bar)
      .environment(\.entry, top)
      .animation(.default, value: top)
    }

    private func screen(_ entry: EntryID?) -> (any Screen<AnyView>)? { entry.flatMap { store[$0] } }

    @ViewBuilder private func entry(_ id: EntryID?) -> some View {
      if let id, let screen = store[id] {
        screen.content
          .toolbar(screen.navigationBar == nil ? .automatic : .hidden, for: .automatic)
          .environment(\.entry, id)
          .background(
            Watcher(appeared: { screens.appeared(id) }, disappeared: { screens.disappeared(id) }))
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
        .sheet(item: item(isCover ? nil : layer)) { contents(of: $0) }
        #if os(macOS)
          .sheet(item: item(isCover ? layer : nil)) { contents(of: $0) }
        #else
          .fullScreenCover(item: item(isCover ? layer : nil)) { contents(of: $0) }
        #endif
    }

    private func item(_ layer: Layer?) -> Binding<Layer?> {
      Binding(get: { layer }, set: { if $0 == nil, let layer { screens.clear(layer.id) } })
    }

    private func contents(of layer: Layer) -> some View {
      StackView(
        screens: screens, store: store, id: .layer(layer.id),
        stack: screens.drawn.layers.first { $0.id == layer.id }?.stack ?? layer.stack
      )
      .presentationDetents(layer.style.detents)
      .modifier(PresentedLayer(screens: screens, store: store, below: layer.id))
      .environment(screens.router)
    }
  }

  extension PresentationStyle {
    /// The heights of a sheet, as SwiftUI names them.
    fileprivate var detents: Set<PresentationDetent> {
      guard case .sheet(let detents) = self else { return [.large] }
      var heights: Set<PresentationDetent> = []
      if detents.contains(.medium) { heights.insert(.medium) }
      if detents.contains(.large) || heights.isEmpty { heights.insert(.large) }
      return heights
    }
  }

  extension Tab: Identifiable {}
  extension Layer: Identifiable {}

  // MARK: - What screens find in their environment

  extension EnvironmentValues {
    /// The entry that a view shows, or whose bar or overlay it is: what ``Router/from(_:scope:)``
    /// takes.
    @Entry public var entry: EntryID?
    /// Where the elements of navigation bars are matched.
    @Entry fileprivate var barNamespace: Namespace.ID?
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
      if let namespace {
        content.matchedGeometryEffect(id: id, in: namespace)
      } else {
        content
      }
    }
  }

  // MARK: - When a screen stands still

  #if canImport(UIKit) && !os(watchOS)
    /// Hears when a screen has appeared or disappeared, which SwiftUI says only of its beginning.
    private struct Watcher: UIViewControllerRepresentable {
      let appeared: () -> Void
      let disappeared: () -> Void

      func makeUIViewController(context: Context) -> Controller { Controller() }

      func updateUIViewController(_ controller: Controller, context: Context) {
        controller.watcher = self
      }

      final class Controller: UIViewController {
        var watcher: Watcher?

        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          watcher?.appeared()
        }

        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          watcher?.disappeared()
        }
      }
    }
  #else
    /// Hears when a screen begins to appear or has disappeared.
    private struct Watcher: View {
      let appeared: () -> Void
      let disappeared: () -> Void

      var body: some View {
        Color.clear.onAppear(perform: appeared).onDisappear(perform: disappeared)
      }
    }
  #endif
#endif
