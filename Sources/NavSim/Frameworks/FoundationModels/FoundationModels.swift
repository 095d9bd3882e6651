@_exported public import Foundation

/// A model that knows a language. It is not there, as on most phones: texts are "Hello", and values
/// are not made.
public final class SystemLanguageModel: Sendable {
  /// Whether it is there.
  public enum Availability: Hashable, Sendable {
    /// Why it is not.
    public enum UnavailableReason: Hashable, Sendable {
      /// One of it.
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    /// It is, or is not.
    case available, unavailable(UnavailableReason)
  }
  /// For what it is.
  public struct UseCase: Hashable, Sendable {
    private let name: String
    /// One of it.
    public static let general = Self(name: "general"), contentTagging = Self(name: "tagging")
  }
  /// What it does not say.
  public struct Guardrails: Sendable {
    /// One of it.
    public static let `default` = Self(), permissiveContentTransformations = Self()
  }
  /// The one.
  public static let `default` = SystemLanguageModel()
  /// Creates one.
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
  /// It is not.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// False.
  public var isAvailable: Bool { false }
}

/// What a model can make.
public protocol Generable: Sendable {}
extension String: Generable {}
extension Int: Generable {}
extension Double: Generable {}
extension Bool: Generable {}
extension Array: Generable where Element: Generable {}

/// Has a model make values of a type.
@attached(extension, conformances: Generable)
public macro Generable(description: String? = nil) =
  #externalMacro(module: "SwiftUIMacros", type: "GenerableMacro")

/// Says how a value is made.
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Says how a value is made.
@attached(peer)
public macro Guide<Value>(description: String? = nil, _ guides: GenerationGuide<Value>...) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// How a value is made.
public struct GenerationGuide<Value>: Sendable {}

// As Apple has it, where it is not known yet of what the list is.
extension GenerationGuide where Value == [Never] {
  /// So many.
  public static func count(_ count: Int) -> Self { Self() }
  /// So many at most.
  public static func maximumCount(_ count: Int) -> Self { Self() }
  /// So many at least.
  public static func minimumCount(_ count: Int) -> Self { Self() }
}

extension GenerationGuide where Value == String {
  /// One of several.
  public static func anyOf(_ values: [String]) -> Self { Self() }
}

extension GenerationGuide where Value: Comparable {
  /// From one to another.
  public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
}

/// How something is made.
public struct GenerationOptions: Sendable {
  /// Creates some.
  public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {}
}

/// What a model is told before.
public struct Instructions: Sendable {
  /// Creates some.
  public init(_ text: String) {}
}

/// Puts together what a model is told before.
@resultBuilder public enum InstructionsBuilder {
  /// All of it.
  public static func buildBlock(_ texts: String...) -> Instructions {
    Instructions(texts.joined(separator: "\n"))
  }
}

/// Something that a model can ask.
public protocol Tool: Sendable {
  /// What it is asked with.
  associatedtype Arguments
  /// What it says.
  associatedtype Output
  /// What it is called, and what it is for.
  var name: String { get }
  /// What it is for.
  var description: String { get }
  /// Says it.
  func call(arguments: Arguments) async throws -> Output
}

/// What is said to a model and by it.
public final class LanguageModelSession: @unchecked Sendable {
  /// What a model has said.
  public struct Response<Content>: Sendable where Content: Sendable {
    /// It.
    public let content: Content
  }
  /// What a model says, piece by piece: all at once.
  public struct ResponseStream<Content: Sendable>: AsyncSequence, Sendable {
    /// A piece.
    public struct Snapshot: Sendable {
      /// All that was said by now.
      public let content: Content
    }
    /// Goes from one piece to the next.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: [Snapshot]
      /// The next piece.
      public mutating func next() async throws -> Snapshot? {
        await Task.yield()
        return rest.popLast()
      }
    }
    let content: Content
    /// Begins.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(rest: [Snapshot(content: content)])
    }
  }
  /// Why a model says nothing.
  public enum GenerationError: Error, Sendable {
    /// One of it.
    case assetsUnavailable, guardrailViolation, exceededContextWindowSize
  }

  /// Begins to speak.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) {}
  /// Begins to speak.
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () -> Instructions
  ) {}
  /// False.
  public var isResponding: Bool { false }
  /// Has the model be there.
  public func prewarm() {}
  /// Says something to the model.
  @discardableResult public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> {
    await Task.yield()
    return Response(content: "Hello")
  }
  /// Asks the model for a value, which it does not make.
  @discardableResult public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> {
    await Task.yield()
    throw GenerationError.assetsUnavailable
  }
  /// Says something to the model.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream(content: "Hello") }
}
