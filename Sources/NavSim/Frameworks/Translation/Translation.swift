public import Foundation
public import SwiftUI

extension View {
  /// Shows a text in another language on a layer of the system's, while a value is true.
  public func translationPresentation(
    isPresented: Binding<Bool>, text: String, replacementAction: ((String) -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented) { Button("Done") { isPresented.wrappedValue = false } }
  }

  /// Has texts be translated while there is a configuration.
  public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping @MainActor (TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration) { if configuration != nil { await action(TranslationSession()) } }
  }
}

/// Translates texts: into what they are.
public final class TranslationSession: Sendable {
  /// From which language, and into which.
  public struct Configuration: Hashable, Sendable {
    /// From which, and into which.
    public var source: Locale.Language?, target: Locale.Language?
    private var version = 0
    /// Creates one.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    /// Has it be done again.
    public mutating func invalidate() { version += 1 }
  }
  /// A text that was translated.
  public struct Response: Sendable {
    /// What it was, and is.
    public let sourceText: String, targetText: String
  }
  /// Translates a text.
  public func translate(_ text: String) async throws -> Response {
    await Task.yield()
    return Response(sourceText: text, targetText: text)
  }
}
