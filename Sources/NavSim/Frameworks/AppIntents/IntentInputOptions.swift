public import Foundation

// How what is asked for is typed or chosen outside an app, which nobody does here.

extension String {
  /// How a text is typed.
  public struct IntentInputOptions: Sendable {
    /// By which keys.
    public enum KeyboardType: Sendable {
      /// One of them.
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
        emailAddress, decimalPad, webSearch, asciiCapableNumberPad
    }
    /// Which letters are large ones.
    public enum CapitalizationType: Sendable {
      /// One of them.
      case none, words, sentences, allCharacters
    }
    /// Creates options.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {}
  }
}

extension IntentParameter where Value == String {
  /// Creates a text.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: String? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: value) }
}

extension IntentParameter where Value == String? {
  /// Creates a text that may not be there.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: String? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(value: .some(value)) }
}

extension IntentParameter where Value == Int? {
  /// Creates a number in a range that may not be there.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Int? = nil, controlStyle: IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int)
  ) { self.init(value: .some(value)) }
}

extension IntentParameter where Value == Double? {
  /// Creates a number in a range that may not be there.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Double? = nil, controlStyle: IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)
  ) { self.init(value: .some(value)) }
}

/// What of a time is asked for.
public enum IntentDateKind: Sendable {
  /// One of them.
  case date, time, dateTime
}

extension IntentParameter where Value == Date {
  /// Creates a time.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Date? = nil, kind: IntentDateKind, requestValueDialog: IntentDialog? = nil
  ) { self.init(value: value) }
}

extension IntentParameter where Value == Date? {
  /// Creates a time that may not be there.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Date? = nil, kind: IntentDateKind, requestValueDialog: IntentDialog? = nil
  ) { self.init(value: .some(value)) }
}
