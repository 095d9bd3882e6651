public import Foundation

/// Windows of documents, of which the first, a new one, is shown here.
public struct DocumentGroup<Document, Content: View>: Scene {
  /// What is in the window.
  public let root: AnyView
}

extension DocumentGroup where Document: FileDocument {
  /// Creates windows.
  public init(
    newDocument: @autoclosure () -> Document,
    @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
  ) {
    let document = newDocument()
    root = AnyView(OpenDocument(document: document, editor: editor))
  }
}

/// A document that is open.
public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
  /// Where it is kept: nowhere yet.
  public var fileURL: URL? { nil }
  /// True where it can be changed.
  public var isEditable: Bool { true }
}

private struct OpenDocument<Document, Content: View>: View {
  @State var document: Document
  let editor: @MainActor (FileDocumentConfiguration<Document>) -> Content

  var body: some View { editor(FileDocumentConfiguration(document: $document)) }
}
