/// Something to tap that pushes a page.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  /// What a tap does.
  enum Target {
    /// A value is appended to the path of the stack.
    case value(AnyHashable?)
    /// The link shows its page, as long as this says so, or as it likes.
    case page(Destination, isActive: Binding<Bool>?)
  }

  let target: Target
  let label: Label

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    switch target {
    case .value(let value):
      let stack = scope.position?.stack
      // A link on a page that is covered already does nothing.
      let tap: @MainActor () -> Void = { [weak stack, weak page = scope.position?.page] in
        guard let stack, let value, stack.pages.last === page else { return }
        stack.write(stack.wanted + [value])
      }
      // In a column beside others, it selects its row.
      let own = scope.environment.own
      let selects = stack == nil || own.nextColumn != nil
      let choice = selects ? value.flatMap { own.chooses?($0) } : nil
      if choice == nil, let value, let stack, stack.hasOwnPath,
        let page = scope.position?.page, page.isLinked
      {
        // The pages of a path lie below those of links, and this one has to lie above.
        return node.update(
          with: Reading { LinkAbove(value: value, page: page, label: label) }, in: scope)
      }
      let link =
        choice
        ?? ControlElement(
          use: .tap(tap),
          isEnabled: scope.environment.isEnabled && value != nil && stack != nil, isWider: true)
      node.element = node.isTouchable(by: label) ? .control(link) : nil
      node.update(with: label, in: scope)
    case .page(let page, let isActive):
      let link = PageLink(page: page, isActive: isActive, label: label)
      node.update(with: Reading { link }, in: scope)
    }
  }
}

/// What a link keeps that nobody else does.
private final class OwnState {
  let isActive: StateStorage<Bool>
  init(_ tree: ViewTree) { isActive = StateStorage(false, in: tree) }
}

/// A link to the page of a value, on a page that a link has pushed.
private struct LinkAbove<Label: View>: PrimitiveView {
  let value: AnyHashable
  let page: Page
  let label: Label

  func draw(at node: ViewNode, in scope: DrawingScope) {
    let own = node.kept(0) { OwnState(node.tree) }
    let (value, page) = (value, page)
    node.element = .link(
      LinkElement(
        own, isActive: own.isActive.value, id: value, name: ViewNames.name(ofValue: value.base)
      ) {
        own.isActive.value = false
      } draw: { [unowned stack = page.stack, weak node] place, scope in
        let found = stack.destination(of: value, in: stack.places.filter { $0 !== place })
        if case .link(let link) = node?.element { link.isBlank = found == nil }
        found?.draw(value, place, scope)
      })
    let button = Button {
      if page.stack.pages.last === page { own.isActive.value = true }
    } label: {
      label
    }
    node.drawLink(button, isSeen: node.isTouchable(by: label), in: scope)
  }
}

/// A link to a page, which it shows as long as a binding says so, or as it likes.
private struct PageLink<Label: View, Page: View>: PrimitiveView {
  let page: Page
  let isActive: Binding<Bool>?
  let label: Label

  func draw(at node: ViewNode, in scope: DrawingScope) {
    let own = node.kept(0) { OwnState(node.tree) }
    let isActive =
      isActive
      ?? Binding {
        own.isActive.value
      } set: {
        own.isActive.value = $0
      }
    node.element = .link(
      LinkElement(own, isActive: isActive.wrappedValue) {
        isActive.wrappedValue = false
      } draw: { place, scope in
        place.place(page, in: scope)
      })
    let (stack, top) = (scope.position?.stack, scope.position?.page)
    let isBesideOthers = scope.environment.own.nextColumn != nil
    let button = Button { [weak stack, weak top] in
      // On a page that is covered already, it does nothing.
      if let stack, !isBesideOthers, stack.pages.last !== top { return }
      isActive.wrappedValue = true
    } label: {
      label
    }
    node.drawLink(button, isSeen: !(label is EmptyView), in: scope)
  }
}

extension ViewNode {
  /// A label of nothing has no size: it is touched only as the row of a list.
  fileprivate func isTouchable(by label: some View) -> Bool { !(label is EmptyView) || isInList }

  /// Draws what is touched of a link, if it is seen.
  @MainActor fileprivate func drawLink(
    _ button: Button<some View>, isSeen: Bool, in scope: DrawingScope
  ) { update { if isSeen { place(button.wider, in: scope) } } }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the path of its stack.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// Creates a link that appends a value to the path of its stack.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) where Label == Text {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link that appends a value to the path of its stack.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link that appends a value to the path of its stack.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: LocalizedStringResource, value: Value?)
  where Label == Text { self.init(value: value) { Text(title) } }
}

extension NavigationLink {
  /// Creates a link to a page.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .page(destination(), isActive: nil)
    self.label = label()
  }

  /// Creates a link to a page.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init {
      destination
    } label: {
      label()
    }
  }

  /// Creates a link to a page that is shown while a condition holds.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .page(destination(), isActive: isActive)
    self.label = label()
  }

  /// Creates a link to a page that is shown while a condition holds.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive) {
      destination
    } label: {
      label()
    }
  }

  /// Creates a link to a page that is shown while a value is selected.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding {
      selection.wrappedValue == tag
    } set: { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
    self.init(destination: destination, isActive: isActive, label: label)
  }

  /// Creates a link to a page that is shown while a value is selected.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), tag: tag, selection: selection, label: label)
  }

  /// Creates a link to a page.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
  where Label == Text {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a page.
  public init(_ title: LocalizedStringKey, destination: Destination) where Label == Text {
    self.init(destination: destination) { Text(title) }
  }
}

extension View {
  /// What the stack shows for values of a type. Where a type has several, the one closest to the
  /// root counts.
  public func navigationDestination<Value: Hashable, Content: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> Annotated<Self> {
    Annotated(self) { node, _ in
      node.element = .destination(
        Destination(Value.self) { value, place, scope in
          if let value = value.base as? Value { place.place(destination(value), in: scope) }
        })
    }
  }

  /// A page that is pushed while a condition holds.
  public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Content
  ) -> Reading<Annotated<Self>> {
    Reading {
      linking(isActive: isPresented.wrappedValue, id: nil, name: nil) {
        isPresented.wrappedValue = false
      } draw: { place, scope in
        place.place(destination(), in: scope)
      }
    }
  }

  /// A page that is pushed while there is something to show.
  public func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> Reading<Annotated<Self>> {
    Reading {
      let present = item.wrappedValue
      return linking(
        isActive: present != nil, id: present.map { AnyHashable($0) },
        name: present.map { ViewNames.name(ofValue: $0) }
      ) {
        item.wrappedValue = nil
      } draw: { place, scope in
        if let present { place.place(destination(present), in: scope) }
      }
    }
  }

  private func linking(
    isActive: Bool, id: AnyHashable?, name: String?, clear: @escaping @MainActor () -> Void,
    draw: @escaping @MainActor (ViewNode, DrawingScope) -> Void
  ) -> Annotated<Self> {
    Annotated(self) { node, _ in
      let state = node.kept(0) { NSObject() }
      node.element = .link(
        LinkElement(state, isActive: isActive, id: id, name: name, clear: clear, draw: draw))
    }
  }
}

extension NavigationLink {
  /// The same: there is one column on a phone.
  public func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}
