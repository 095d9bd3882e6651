public import Foundation

extension View {
  /// The view as it is.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }
  /// The view as it is.
  public func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> Self { self }
  /// The view as it is: on a phone, a popover is a sheet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
  /// The view as it is.
  public func presentationBackground(@ViewBuilder content: () -> some View) -> Self { self }
  /// The view as it is.
  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  /// The view as it is.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }
  /// The view as it is.
  public func dialogIcon(_ icon: Image?) -> Self { self }
  /// The view as it is.
  public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }
  /// The view as it is: nobody asks for no more such dialogs.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }
  /// The view as it is.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> Self { self }
  /// The view as it is.
  public func dialogPreventsAppTermination(_ prevents: Bool?) -> Self { self }
  /// The view as it is.
  public func presentationBackground(
    alignment: Alignment, @ViewBuilder content: () -> some View
  ) -> Self { self }
  /// The view as it is: nobody asks for no more such dialogs.
  public func dialogSuppressionToggle(
    _ title: some AlertTitle, isSuppressed: Binding<Bool>
  ) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileDialogMessage(_ message: some AlertTitle) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileDialogConfirmationLabel(_ label: some AlertTitle) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileDialogDefaultDirectory(_ directory: URL?) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileDialogCustomizationID(_ id: String) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> Self { self }
  /// The view as it is: files are chosen by nobody.
  public func fileExporterFilenameLabel(_ label: some AlertTitle) -> Self { self }
}

/// What can be done behind a sheet, which nothing depends on here.
public struct PresentationBackgroundInteraction: Sendable {
  /// One of them.
  public static let automatic = Self(), enabled = Self(), disabled = Self()
  /// Up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What a finger on a sheet does first, which nothing depends on here.
public enum PresentationContentInteraction: Hashable, Sendable {
  /// One of them.
  case automatic, resizes, scrolls
}

/// What a popover is on a phone, which nothing depends on here.
public enum PresentationAdaptation: Hashable, Sendable {
  /// One of them.
  case automatic, none, popover, sheet, fullScreenCover
}

/// How large a sheet is, which nothing depends on here.
public struct PresentationSizing: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), form = Self(), page = Self(), fitted = Self()
  /// The same, no larger than it needs to be.
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
  /// The same, which does not become smaller.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

/// How serious a dialog is, which nothing depends on here.
public enum DialogSeverity: Hashable, Sendable {
  /// One of them.
  case automatic, standard, critical
}

/// What the user may choose in a dialog of files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A set.
  public static let enumeratePackages = Self(rawValue: 1)
  /// A set.
  public static let includeHiddenFiles = Self(rawValue: 2)
  /// A set.
  public static let displayFileExtensions = Self(rawValue: 4)
}
