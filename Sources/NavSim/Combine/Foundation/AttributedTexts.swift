public import Foundation

extension AttributedString {
  /// How a text is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of it is read.
    public enum InterpretedSyntax: Sendable {
      /// One of them.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What is done with a text that cannot be read: every one can be here.
    public enum FailurePolicy: Sendable {
      /// One of them.
      case throwError, returnPartiallyParsedIfPossible
    }

    /// What of it is read.
    public var interpretedSyntax: InterpretedSyntax
    /// Whether it may have attributes of its own.
    public var allowsExtendedAttributes: Bool
    /// What is done with a text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// In which language it is.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      (self.allowsExtendedAttributes, self.interpretedSyntax) = (
        allowsExtendedAttributes, interpretedSyntax
      )
      (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
    }
  }

  /// Creates a text of one with marks, which are left as they are.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { self.init(markdown) }
  /// Creates a text of one with marks, which are left as they are.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { self.init(markdown) }
  /// Creates a text of one with marks, which are left as they are.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { self.init(String(decoding: markdown, as: UTF8.self)) }
  /// Creates a text of a file with marks, which are left as they are.
  public init(
    contentsOf file: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { self.init(try String(contentsOf: file, encoding: .utf8)) }

  /// Creates a text of the words of another one: what they look like is lost.
  public init(_ text: NSAttributedString) { self.init(text.string) }
  /// Creates a text of the words of another one: what they look like is lost.
  public init<Scope: AttributeScope>(
    _ text: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(text.string) }
}

extension NSAttributedString {
  /// Creates a text of the words of another one: what they look like is lost.
  public convenience init(_ text: AttributedString) {
    self.init(string: String(text.characters))
  }
  /// Creates a text of the words of another one: what they look like is lost.
  public convenience init<Scope: AttributeScope>(
    _ text: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(string: String(text.characters)) }
}
