extension View {
  /// What is presented while something is wanted.
  func presenting(
    _ kind: Presentation.Kind, _ wanted: AnyHashable?, name: String? = nil,
    clear: @escaping @MainActor () -> Void, onDismiss: (@MainActor () -> Void)? = nil,
    draw: @escaping @MainActor (ViewNode, DrawingScope) -> Void
  ) -> Annotated<Self> {
    Annotated(self) { node, scope in
      let presentation = node.kept(0) { Presentation(kind) }
      node.element = .presentation(presentation)
      presentation.wanted = wanted
      presentation.version += 1
      presentation.scope = scope
      // What leaves is drawn and named as it was.
      guard wanted != nil else { return }
      presentation.name = name
      presentation.clear = clear
      presentation.onDismiss = onDismiss
      presentation.draw = draw
    }
  }

  func presenting(
    _ kind: Presentation.Kind, if isPresented: Binding<Bool>,
    name: @autoclosure @escaping @MainActor () -> String? = nil,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) -> Reading<Annotated<Self>> {
    Reading {
      let isWanted = isPresented.wrappedValue
      return presenting(kind, isWanted ? true : nil, name: isWanted ? name() : nil) {
        isPresented.wrappedValue = false
      } onDismiss: {
        onDismiss?()
      } draw: { place, scope in
        place.place(content(), in: scope)
      }
    }
  }

  func presenting<Item: Identifiable>(
    _ kind: Presentation.Kind, for item: Binding<Item?>,
    name: @escaping @MainActor (Item) -> String = { ViewNames.name(ofValue: $0) },
    onDismiss: (@MainActor () -> Void)?,
    @ViewBuilder _ content: @escaping @MainActor (Item) -> some View
  ) -> Reading<Annotated<Self>> {
    Reading {
      let present = item.wrappedValue
      return presenting(kind, present.map { AnyHashable($0.id) }, name: present.map(name)) {
        item.wrappedValue = nil
      } onDismiss: {
        onDismiss?()
      } draw: { place, scope in
        if let present { place.place(content(present), in: scope) }
      }
    }
  }

  /// A sheet while a condition holds.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> Reading<Annotated<Self>> {
    presenting(.sheet, if: isPresented, onDismiss: onDismiss, content)
  }

  /// A sheet while there is an item; another one for an item with another id.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> Reading<Annotated<Self>> { presenting(.sheet, for: item, onDismiss: onDismiss, content) }

  /// A cover while a condition holds.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> Reading<Annotated<Self>> {
    presenting(.cover, if: isPresented, onDismiss: onDismiss, content)
  }

  /// A cover while there is an item; another one for an item with another id.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> Reading<Annotated<Self>> { presenting(.cover, for: item, onDismiss: onDismiss, content) }

  /// A popover while a condition holds: on a phone, a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> Reading<Annotated<Self>> { presenting(.sheet, if: isPresented, content) }

  /// A popover while there is an item: on a phone, a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> Reading<Annotated<Self>> { presenting(.sheet, for: item, onDismiss: nil, content) }

  /// Something beside the view while a condition holds: on a phone, a sheet.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> Reading<Annotated<Self>> { presenting(.sheet, if: isPresented, content) }

  /// A sheet that the user cannot drag away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Annotated<Self> {
    Annotated(self) { node, _ in node.element = .holdsLayer(isDisabled) }
  }

  /// A page from which the user cannot go back: with the button, the swipe is gone as well.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Annotated<Self> {
    Annotated(self) { node, _ in node.element = .holdsPage(isHidden) }
  }

  // MARK: Alerts and dialogs

  /// An alert while a condition holds; each of its buttons closes it.
  public func alert<Actions: View, Message: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> Reading<Annotated<Self>> {
    presenting(.alert, if: isPresented, name: "alert \(title.titleWords)") {
      VStack {
        message()
        actions()
      }
    }
  }

  /// An alert while a condition holds; each of its buttons closes it.
  public func alert<Actions: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> Reading<Annotated<Self>> {
    presenting(.alert, if: isPresented, name: "alert \(title.titleWords)", actions)
  }

  /// An alert of earlier systems, while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> Reading<Annotated<Self>> {
    presenting(
      .alert, for: item, name: { "alert \(content($0).title.words)" }, onDismiss: nil, content)
  }

  /// An alert of earlier systems, while a condition holds.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert
  ) -> Reading<Annotated<Self>> {
    presenting(.alert, if: isPresented, name: "alert \(content().title.words)", content)
  }

  /// A choice while a condition holds; each of its buttons closes it.
  public func confirmationDialog<Actions: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> Reading<Annotated<Self>> {
    presenting(.dialog, if: isPresented, name: "dialog \(title.titleWords)", actions)
  }

  /// A choice while a condition holds; each of its buttons closes it.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> Reading<Annotated<Self>> {
    presenting(.dialog, if: isPresented, name: "dialog \(title.titleWords)") {
      VStack {
        message()
        actions()
      }
    }
  }
}

/// An alert of earlier systems.
public struct Alert: PrimitiveView {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (@MainActor () -> Void)?

    /// A button.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = nil) -> Self {
      Self(label: label, role: nil, action: action)
    }

    /// A button that leaves everything as it was.
    public static func cancel(
      _ label: Text = Text(verbatim: "Cancel"), action: (@MainActor () -> Void)? = nil
    ) -> Self { Self(label: label, role: .cancel, action: action) }

    /// A button that leaves everything as it was.
    public static func cancel(_ action: (@MainActor () -> Void)?) -> Self {
      cancel(Text(verbatim: "Cancel"), action: action)
    }

    /// A button that destroys something.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Self { Self(label: label, role: .destructive, action: action) }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  init(title: Text, message: Text?, buttons: [Button]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update {
      for (index, button) in buttons.enumerated() {
        let view = SwiftUI.Button(role: button.role) {
          button.action?()
        } label: {
          button.label
        }
        node.place(view, .place(index), in: scope)
      }
    }
  }
}

/// Where a popover stands, which nothing depends on here.
public enum PopoverAttachmentAnchor: Sendable {
  /// Beside a part of the view.
  case rect(Anchor<CGRect>.Source)
  /// At a point of the view.
  case point(UnitPoint)
}
