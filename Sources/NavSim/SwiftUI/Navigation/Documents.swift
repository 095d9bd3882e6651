public import Foundation
public import UniformTypeIdentifiers

/// A file, or a folder of files, in memory.
public final class FileWrapper {
  /// What is in the file; nil for a folder.
  public let regularFileContents: Data?
  /// What is in the folder, by names; nil for a file.
  public private(set) var fileWrappers: [String: FileWrapper]?
  /// What it is called.
  public var filename: String?
  /// What it would like to be called.
  public var preferredFilename: String?

  /// A file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// A folder.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = children
  }

  /// True for a folder.
  public var isDirectory: Bool { fileWrappers != nil }
  /// True for a file.
  public var isRegularFile: Bool { fileWrappers == nil }

  /// Puts a file into the folder.
  ///
  /// - Returns: what it is called there.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "untitled"
    fileWrappers?[name] = child
    return name
  }

  /// Takes a file out of the folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}

/// From what a document is read.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// For what a document is written.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file that is there already.
  public let existingFile: FileWrapper?
}

/// A value that is a document.
public protocol FileDocument {
  /// From what it is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// For what it is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  init(configuration: ReadConfiguration) throws
  /// Writes a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The kinds of files that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// Has a file picked, or a place for one, on a layer of the system's.
private struct FileDialog: View {
  let choice: String
  let isOver: (URL?) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button(choice) {
        isOver(URL(fileURLWithPath: "/picked"))
        dismiss()
      }
      Button("Cancel") {
        isOver(nil)
        dismiss()
      }
    }
  }
}

extension View {
  /// Has a file picked while a value is true. Whoever cancels has picked none, and nobody is told.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileDialog(choice: "Pick the file") { if let url = $0 { onCompletion(.success(url)) } }
    }
  }

  /// Has files picked while a value is true. Whoever cancels has picked none.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileDialog(choice: "Pick the file") { url in
        if let url { onCompletion(.success([url])) } else { onCancellation() }
      }
    }
  }

  /// Has a document saved while a value is true.
  public func fileExporter(
    isPresented: Binding<Bool>, document: (some FileDocument)?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileDialog(choice: "Save the file") { if let url = $0 { onCompletion(.success(url)) } }
    }
  }

  /// Has a document saved while a value is true.
  public func fileExporter(
    isPresented: Binding<Bool>, document: (some FileDocument)?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    saved(isPresented, onCompletion, onCancellation)
  }

  /// Has a file moved while a value is true.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileDialog(choice: "Move the file") { if let url = $0 { onCompletion(.success(url)) } }
    }
  }
}

extension View {
  /// Has something saved while a value is true.
  public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    saved(isPresented, onCompletion, onCancellation)
  }

  private func saved(
    _ isPresented: Binding<Bool>,
    _ onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    _ onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileDialog(choice: "Save the file") { url in
        if let url { onCompletion(.success(url)) } else { onCancellation() }
      }
    }
  }

  /// Has something saved elsewhere while a value is true.
  public func fileMover(
    isPresented: Binding<Bool>, files: some Collection<URL>,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      FileDialog(choice: "Move the files") { if let url = $0 { onCompletion(.success([url])) } }
    }
  }
}
