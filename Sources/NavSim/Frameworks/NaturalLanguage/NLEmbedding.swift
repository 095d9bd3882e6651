public import Foundation

/// How far two words are from one another.
public typealias NLDistance = Double

/// In which way that is measured.
public enum NLDistanceType: Int, Sendable {
  /// One of them.
  case cosine
}

/// Which words are near to each other: nobody knows here, as on a phone that has not fetched them.
public final class NLEmbedding: NSObject, Sendable {
  private override init() {}
  /// That of words: none.
  public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// That of sentences: none.
  public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// In how many numbers.
  public var dimension: Int { 0 }
  /// How many words.
  public var vocabularySize: Int { 0 }
  /// Whether a word is known.
  public func contains(_ word: String) -> Bool { false }
  /// Its numbers.
  public func vector(for word: String) -> [Double]? { nil }
  /// How far two words are from one another: as far as they can be.
  public func distance(
    between one: String, and other: String, distanceType: NLDistanceType = .cosine
  ) -> NLDistance { 2 }
  /// The words that are near to one.
  public func neighbors(
    for word: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
  ) -> [(String, NLDistance)] { [] }
}
