@_exported public import Photos
@_exported public import SwiftUI
public import Foundation
public import UniformTypeIdentifiers

/// A picture that the user has picked.
public struct PhotosPickerItem: Hashable, Sendable {
  /// What tells it from others.
  public let itemIdentifier: String?

  /// Creates a picture.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// The picture as a value of a type: the beginning of its file, where it is data, a picture, and
  /// otherwise none.
  public func loadTransferable<Value>(type: Value.Type) async throws -> Value? {
    await Task.yield()
    return Data.jpeg as? Value ?? Image(uiImage: .drawn()) as? Value
  }
}

extension PhotosPickerItem {
  /// Has the picture loaded, and tells when it is.
  @discardableResult public func loadTransferable<Value: Sendable>(
    type: Value.Type,
    completionHandler: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) -> Foundation.Progress {
    Task { completionHandler(.success(try? await loadTransferable(type: type))) }
    return Foundation.Progress(totalUnitCount: 1)
  }

  /// What kinds of pictures it is there as.
  public var supportedContentTypes: [UTType] { [.jpeg] }
}

/// What can be picked.
public struct PHPickerFilter: Sendable {
  /// One of them.
  public static let images = Self(), videos = Self(), livePhotos = Self(), screenshots = Self()
  /// One of several.
  public static func any(of filters: [Self]) -> Self { Self() }
  /// All others.
  public static func not(_ filter: Self) -> Self { Self() }
}

/// In which form pictures are picked.
public enum PhotosPickerItemEncoding: Sendable {
  /// One of them.
  case automatic, current, compatible
}

/// How several pictures are picked.
public enum PhotosPickerSelectionBehavior: Sendable {
  /// One of them.
  case `default`, ordered, continuous
}

/// Has pictures picked on a layer of the system's: one of two, or none.
private struct PhotosSheet: View {
  let pick: ([PhotosPickerItem]) -> Void
  @SwiftUI.Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      ForEach(["first", "second"], id: \.self) { name in
        Button("Pick the \(name) picture") {
          pick([PhotosPickerItem(itemIdentifier: name)])
          dismiss()
        }
      }
      Button("Cancel") { dismiss() }
    }
  }
}

/// A button that has pictures picked.
public struct PhotosPicker<Label: View>: View {
  private let pick: ([PhotosPickerItem]) -> Void
  private let label: Label
  @State private var isPresented = false

  /// Has a picture picked.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) {
    pick = { selection.wrappedValue = $0.first }
    self.label = label()
  }

  /// Has several pictures picked.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) {
    pick = { selection.wrappedValue = $0 }
    self.label = label()
  }

  /// What it shows.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .sheet(isPresented: $isPresented) { PhotosSheet(pick: pick) }
  }
}

extension PhotosPicker where Label == Text {
  /// Has a picture picked.
  public init(
    _ title: some AlertTitle, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(selection: selection, matching: filter) { Text(title.titleWords) }
  }

  /// Has several pictures picked.
  public init(
    _ title: some AlertTitle, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) {
    self.init(selection: selection, matching: filter) { Text(title.titleWords) }
  }
}

extension View {
  /// Has a picture picked while a value is true.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    sheet(isPresented: isPresented) {
      PhotosSheet { selection.wrappedValue = $0.first }
    }
  }

  /// Has several pictures picked while a value is true.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    sheet(isPresented: isPresented) {
      PhotosSheet { selection.wrappedValue = $0 }
    }
  }
}

/// How pictures are chosen, which nothing depends on here.
public struct PhotosPickerStyle: Hashable, Sendable {
  /// One of them.
  public static let presentation = Self(), inline = Self(), compact = Self()
}

/// What can be done while pictures are chosen.
public struct PHPickerCapabilities: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A set.
  public static let search = Self(rawValue: 1), stagingArea = Self(rawValue: 2)
  /// A set.
  public static let collectionNavigation = Self(rawValue: 4), selectionActions = Self(rawValue: 8)
  /// A set.
  public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
}

extension View {
  /// The view as it is.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> Self { self }
  /// The view as it is.
  public func photosPickerDisabledCapabilities(_ capabilities: PHPickerCapabilities) -> Self {
    self
  }
  /// The view as it is.
  public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> Self { self }
}
