@_exported public import SwiftUI

/// Shows a file on a layer of the system's.
private struct FilePreview: View {
  @SwiftUI.Environment(\.dismiss) private var dismiss

  var body: some View { Button("Done") { dismiss() } }
}

extension View {
  /// Shows a file while there is one.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    sheet(
      isPresented: Binding {
        item.wrappedValue != nil
      } set: { isPresented in
        if !isPresented { item.wrappedValue = nil }
      }
    ) { FilePreview() }
  }

  /// Shows one of several files while one is chosen.
  public func quickLookPreview(
    _ selection: Binding<URL?>, in items: some RandomAccessCollection<URL>
  ) -> some View { quickLookPreview(selection) }
}
