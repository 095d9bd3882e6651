/// What an app expects in a field, by what it says of the keyboard or of the content.
enum FieldKind: Sendable {
  case code, email, link, number, password, phone

  init?(_ keyboard: UIKeyboardType) {
    switch keyboard {
    case .emailAddress: self = .email
    case .numberPad, .decimalPad, .numbersAndPunctuation, .asciiCapableNumberPad: self = .number
    case .phonePad: self = .phone
    case .URL: self = .link
    case .default, .asciiCapable, .namePhonePad, .twitter, .webSearch: return nil
    }
  }

  init?(_ content: UITextContentType) {
    switch content {
    case .emailAddress: self = .email
    case .password, .newPassword: self = .password
    case .oneTimeCode: self = .code
    case .telephoneNumber: self = .phone
    case .URL: self = .link
    case .creditCardNumber, .postalCode: self = .number
    default: return nil
    }
  }

  /// Of an app that says it in words alone: two that many apps check.
  init?(words: String) {
    let words = words.lowercased()
    if words.contains("mail") {
      self = .email
    } else if words.contains("password") {
      self = .password
    } else {
      return nil
    }
  }

  /// What a user might type there, and an app takes.
  var sample: String {
    switch self {
    case .code: "123456"
    case .email: "ann@example.com"
    case .link: "https://example.com"
    case .number: "12"
    case .password: "Passw0rd!"
    case .phone: "2025550123"
    }
  }
}

/// The kind of the fields in a part of an app.
private enum FieldKindKey: EnvironmentKey {
  static var defaultValue: FieldKind? { nil }
}

extension EnvironmentValues {
  var fieldKind: FieldKind? {
    get { self[FieldKindKey.self] }
    set { self[FieldKindKey.self] = newValue }
  }
}

extension View {
  /// What is typed into the fields of the view: with which keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    kind(FieldKind(type))
  }

  /// What is typed into the fields of the view.
  public func textContentType(_ type: UITextContentType?) -> some View {
    kind(type.flatMap { FieldKind($0) })
  }

  /// What says nothing leaves what was said.
  private func kind(_ kind: FieldKind?) -> some View {
    Annotated(self) { _, scope in if let kind { scope.environment.fieldKind = kind } }
  }
}
