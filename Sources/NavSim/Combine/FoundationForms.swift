@_exported public import Observation

public import Foundation

// What Foundation has on Apple's platforms, and not here.

extension UserDefaults {
  /// Keeps a value.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// What is kept.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension URL {
  /// Where an app keeps what its user has made.
  public static var documentsDirectory: URL { first(of: .documentDirectory) }
  /// Where an app keeps what it can make again.
  public static var cachesDirectory: URL { first(of: .cachesDirectory) }
  /// Where an app keeps what is its own.
  public static var applicationSupportDirectory: URL { first(of: .applicationSupportDirectory) }
  /// Where an app keeps what its user does not see.
  public static var libraryDirectory: URL {
    URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory).appending(path: "Library/")
  }

  private static func first(of directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}

extension AttributedString {
  /// How a text is read, which nothing depends on here.
  public struct MarkdownParsingOptions: Sendable {
    /// What of it is read.
    public enum InterpretedSyntax: Sendable {
      /// One of them.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full
    ) {}
  }

  /// Creates a text of one with marks, which are left as they are.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { self.init(markdown) }
}
