public import Foundation

/// What a button for a new name does; nil where nothing can be named anew.
private struct Renaming: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  var renaming: (@MainActor () -> Void)? {
    get { self[Renaming.self] }
    set { self[Renaming.self] = newValue }
  }
}

/// A button for a new name.
public struct RenameButton: View {
  @Environment(\.renaming) private var rename

  /// Creates a button.
  public init() {}

  /// The button, which can be touched where there is something to be named.
  public var body: some View { Button("Rename") { rename?() }.disabled(rename == nil) }
}

extension View {
  /// Says what a button for a new name does.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.renaming, action)
  }
}

/// A button that pastes what was copied.
public struct PasteButton: View {
  private let paste: @MainActor () -> Void

  /// Pastes texts; nothing where none was copied.
  public init(payloadType: String.Type, onPaste: @escaping @MainActor ([String]) -> Void) {
    paste = { if let text = UIPasteboard.general.string { onPaste([text]) } }
  }

  /// Pastes addresses; nothing where none was copied.
  public init(payloadType: URL.Type, onPaste: @escaping @MainActor ([URL]) -> Void) {
    paste = { if let url = UIPasteboard.general.url { onPaste([url]) } }
  }

  /// The button.
  public var body: some View { Button("Paste", action: paste) }
}

/// Days to choose by a button, `"First"`: the first of the year 2001 is chosen, or is not.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let label: Label

  /// Creates a picker.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  /// Creates a picker of days within bounds.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
  }

  /// The buttons.
  public var body: some View {
    let selection = selection
    Button {
      let day = DateComponents(year: 2001, month: 1, day: 1)
      selection.wrappedValue.formSymmetricDifference([day])
    } label: {
      HStack {
        label
        Text(verbatim: "First")
      }
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with words.
  public init(_ title: some AlertTitle, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(verbatim: title.titleWords) }
  }

  /// Creates a picker with words of days within bounds.
  public init(
    _ title: some AlertTitle, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(title, selection: selection)
  }
}
