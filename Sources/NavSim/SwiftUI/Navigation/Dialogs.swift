// Alerts and choices about something: they are there as long as their condition holds and the thing
// is there, and show what it was as they came.
extension View {
  private func presenting<Value>(
    _ kind: Presentation.Kind, _ title: String, if isPresented: Binding<Bool>, about value: Value?,
    @ViewBuilder _ content: @escaping @MainActor (Value) -> some View
  ) -> Reading<Annotated<Self>> {
    let isThere = Binding {
      isPresented.wrappedValue && value != nil
    } set: {
      isPresented.wrappedValue = $0
    }
    return presenting(kind, if: isThere, name: title) { if let value { content(value) } }
  }

  /// An alert about something while a condition holds; each of its buttons closes it.
  public func alert<Value, Actions: View, Message: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> Reading<Annotated<Self>> {
    presenting(.alert, "alert \(title.titleWords)", if: isPresented, about: value) {
      message($0)
      actions($0)
    }
  }

  /// An alert about something while a condition holds; each of its buttons closes it.
  public func alert<Value, Actions: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions
  ) -> Reading<Annotated<Self>> {
    presenting(.alert, "alert \(title.titleWords)", if: isPresented, about: value, actions)
  }

  /// An alert that says what has failed while a condition holds; each of its buttons closes it.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> Reading<Annotated<Self>> {
    presenting(.alert, name(of: error), if: isPresented, about: error) { _ in actions() }
  }

  /// An alert that says what has failed while a condition holds; each of its buttons closes it.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Failure) -> Message
  ) -> Reading<Annotated<Self>> {
    presenting(.alert, name(of: error), if: isPresented, about: error) {
      message($0)
      actions($0)
    }
  }

  private func name(of error: (some LocalizedError)?) -> String {
    "alert \(error?.errorDescription ?? "")"
  }

  /// A choice about something while a condition holds; each of its buttons closes it.
  public func confirmationDialog<Value, Actions: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting value: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions
  ) -> Reading<Annotated<Self>> {
    presenting(.dialog, "dialog \(title.titleWords)", if: isPresented, about: value, actions)
  }

  /// A choice about something while a condition holds; each of its buttons closes it.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: some AlertTitle, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting value: Value?,
    @ViewBuilder actions: @escaping @MainActor (Value) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Value) -> Message
  ) -> Reading<Annotated<Self>> {
    presenting(.dialog, "dialog \(title.titleWords)", if: isPresented, about: value) {
      message($0)
      actions($0)
    }
  }

  /// A choice of earlier systems, while a condition holds.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet
  ) -> Reading<Annotated<Self>> {
    presenting(.dialog, if: isPresented, name: "dialog \(content().title.words)", content)
  }

  /// A choice of earlier systems, while there is an item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> Reading<Annotated<Self>> {
    presenting(
      .dialog, for: item, name: { "dialog \(content($0).title.words)" }, onDismiss: nil, content)
  }
}

/// A choice of earlier systems.
public struct ActionSheet: PrimitiveView {
  /// A button of a choice.
  public typealias Button = Alert.Button

  let title: Text
  let alert: Alert

  /// Creates a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {
    self.title = title
    alert = Alert(title: title, message: message, buttons: buttons)
  }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) { alert.draw(at: node, in: scope) }
}
