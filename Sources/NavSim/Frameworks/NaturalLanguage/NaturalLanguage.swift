@_exported public import Foundation

/// A language, by its name. All texts are English here.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let english = Self("en"), german = Self("de"), french = Self("fr"),
    spanish = Self("es"), italian = Self("it"), japanese = Self("ja"), korean = Self("ko"),
    russian = Self("ru"), simplifiedChinese = Self("zh-Hans"), portuguese = Self("pt"),
    undetermined = Self("und"), traditionalChinese = Self("zh-Hant"), arabic = Self("ar"),
    armenian = Self("hy"), bengali = Self("bn"), bulgarian = Self("bg"), catalan = Self("ca"),
    croatian = Self("hr"), czech = Self("cs"), danish = Self("da"), dutch = Self("nl"),
    finnish = Self("fi"), georgian = Self("ka"), greek = Self("el"), gujarati = Self("gu"),
    hebrew = Self("he"), hindi = Self("hi"), hungarian = Self("hu"), icelandic = Self("is"),
    indonesian = Self("id"), kannada = Self("kn"), kazakh = Self("kk"), khmer = Self("km"),
    lao = Self("lo"), malay = Self("ms"), malayalam = Self("ml"), marathi = Self("mr"),
    mongolian = Self("mn"), norwegian = Self("nb"), persian = Self("fa"), polish = Self("pl"),
    punjabi = Self("pa"), romanian = Self("ro"), slovak = Self("sk"), swedish = Self("sv"),
    tamil = Self("ta"), telugu = Self("te"), thai = Self("th"), turkish = Self("tr"),
    ukrainian = Self("uk"), urdu = Self("ur"), vietnamese = Self("vi")
}

/// Says in which language a text is.
public final class NLLanguageRecognizer: NSObject {
  private var isEmpty = true
  /// The language.
  public var dominantLanguage: NLLanguage? { isEmpty ? nil : .english }
  /// Those that it may be in.
  public var languageConstraints: [NLLanguage] = []
  /// Reads a text.
  public func processString(_ text: String) { isEmpty = text.isEmpty }
  /// Forgets it.
  public func reset() { isEmpty = true }
  /// How sure it is.
  public func languageHypotheses(withMaximum count: Int) -> [NLLanguage: Double] {
    isEmpty || count < 1 ? [:] : [.english: 1]
  }
  /// The language of a text.
  public class func dominantLanguage(for text: String) -> NLLanguage? {
    text.isEmpty ? nil : .english
  }
}

/// A part of a text.
public enum NLTokenUnit: Int, Sendable {
  /// One of them.
  case word, sentence, paragraph, document

  func parts(of text: String, in range: Range<String.Index>) -> [Range<String.Index>] {
    let isEnd: (Character) -> Bool =
      switch self {
      case .word: { !$0.isLetter && !$0.isNumber && $0 != "'" }
      case .sentence: { ".!?".contains($0) }
      case .paragraph: { $0.isNewline }
      case .document: { _ in false }
      }
    return text[range].split(whereSeparator: isEnd).map { $0.startIndex..<$0.endIndex }
  }
}

/// Finds the parts of a text.
public final class NLTokenizer: NSObject {
  /// Which parts.
  public let unit: NLTokenUnit
  /// The text.
  public var string: String?
  /// What is known of parts.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes, by their bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let numeric = Self(rawValue: 1), symbolic = Self(rawValue: 2),
      emoji = Self(rawValue: 4)
  }
  /// Creates one.
  public init(unit: NLTokenUnit) { self.unit = unit }
  /// Says in which language it is.
  public func setLanguage(_ language: NLLanguage) {}
  /// The parts.
  public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    unit.parts(of: string ?? "", in: range)
  }
  /// Does something with each part.
  public func enumerateTokens(
    in range: Range<String.Index>, using body: (Range<String.Index>, Attributes) -> Bool
  ) { for part in tokens(for: range) where !body(part, []) { return } }
}

/// What is asked of parts of a text.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of it.
  public static let language = Self(rawValue: "Language"),
    sentimentScore = Self(rawValue: "SentimentScore"), lemma = Self(rawValue: "Lemma"),
    lexicalClass = Self(rawValue: "LexicalClass"), nameType = Self(rawValue: "NameType"),
    nameTypeOrLexicalClass = Self(rawValue: "NameTypeOrLexicalClass"),
    tokenType = Self(rawValue: "TokenType"), script = Self(rawValue: "Script")
}

/// What a part of a text is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of it.
  public static let word = Self(rawValue: "Word"), noun = Self(rawValue: "Noun"),
    verb = Self(rawValue: "Verb"), adjective = Self(rawValue: "Adjective"),
    personalName = Self(rawValue: "PersonalName"), placeName = Self(rawValue: "PlaceName"),
    organizationName = Self(rawValue: "OrganizationName"),
    punctuation = Self(rawValue: "Punctuation"), whitespace = Self(rawValue: "Whitespace"),
    other = Self(rawValue: "Other"), adverb = Self(rawValue: "Adverb"),
    pronoun = Self(rawValue: "Pronoun"), determiner = Self(rawValue: "Determiner"),
    particle = Self(rawValue: "Particle"), preposition = Self(rawValue: "Preposition"),
    number = Self(rawValue: "Number"), conjunction = Self(rawValue: "Conjunction"),
    interjection = Self(rawValue: "Interjection"), classifier = Self(rawValue: "Classifier"),
    idiom = Self(rawValue: "Idiom"), otherWord = Self(rawValue: "OtherWord"),
    sentenceTerminator = Self(rawValue: "SentenceTerminator"),
    openQuote = Self(rawValue: "OpenQuote"), closeQuote = Self(rawValue: "CloseQuote"),
    openParenthesis = Self(rawValue: "OpenParenthesis"),
    closeParenthesis = Self(rawValue: "CloseParenthesis"),
    wordJoiner = Self(rawValue: "WordJoiner"), dash = Self(rawValue: "Dash"),
    otherPunctuation = Self(rawValue: "Punctuation"),
    paragraphBreak = Self(rawValue: "ParagraphBreak"),
    otherWhitespace = Self(rawValue: "Whitespace")
}

/// Says what the parts of a text are: English, neither good nor bad, and words as they are.
public final class NLTagger: NSObject {
  /// How parts are found.
  public struct Options: OptionSet, Sendable {
    /// The options, by their bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let omitWords = Self(rawValue: 1), omitPunctuation = Self(rawValue: 2),
      omitWhitespace = Self(rawValue: 4), omitOther = Self(rawValue: 8),
      joinNames = Self(rawValue: 16)
  }
  /// The text.
  public var string: String?
  /// Creates one.
  public init(tagSchemes: [NLTagScheme]) {}
  /// The language.
  public var dominantLanguage: NLLanguage? {
    NLLanguageRecognizer.dominantLanguage(for: string ?? "")
  }
  /// Says in which language it is.
  public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  /// What a part is.
  public func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    let text = string ?? ""
    let parts = unit.parts(of: text, in: text.startIndex..<text.endIndex)
    let part = parts.first { $0.contains(index) } ?? index..<text.endIndex
    return (tag(of: part, scheme), part)
  }
  /// Does something with each part.
  public func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using body: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for part in unit.parts(of: string ?? "", in: range) where !body(tag(of: part, scheme), part) {
      return
    }
  }
  private func tag(of part: Range<String.Index>, _ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .language: NLTag(rawValue: "en")
    case .sentimentScore: NLTag(rawValue: "0.0")
    case .lemma: NLTag(rawValue: (string ?? "")[part].lowercased())
    case .tokenType: .word
    default: nil
    }
  }
}
