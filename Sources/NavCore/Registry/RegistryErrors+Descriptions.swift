// The errors of the registry as sentences: what is wrong, and what was expected.

extension ScreenNameError: CustomStringConvertible {
  /// What is wrong, and what was expected.
  public var description: String {
    switch self {
    case .missingSeparator(let text):
      "\"\(text)\" has no \"_\": expected KEY_IDENTIFIER, such as Auth_login"
    case .emptyKey: "nothing stands before the first \"_\": expected the key of a provider"
    case .separatorInKey(let key):
      "the key \"\(key)\" has a \"_\" in it, which would end it: expected a key without"
    case .emptyIdentifier(let key): "nothing stands behind \"\(key)_\": expected a screen of \(key)"
    case .badEscape(let text):
      "\"\(text)\" is not percent-encoded text: expected two hexadecimal digits after each %"
    case .emptyParameterName: "a parameter has no name: expected NAME=VALUE"
    case .missingValue(let part): "\"\(part)\" has no value: expected NAME=VALUE"
    case .duplicateParameter(let name): "the parameter \"\(name)\" stands twice: expected it once"
    }
  }
}

extension RegistrationError: CustomStringConvertible {
  /// What is wrong, and what there is.
  public var description: String {
    switch self {
    case .duplicateKey(let key, let registered):
      "\"\(key)\" is registered already (there are \(list(registered))): unregister it first, or "
        + "choose another key"
    case .unreachableKey(let key):
      "no name leads to the key \"\(key)\": expected one that is not empty and has no \"_\""
    }
  }
}

extension ResolutionError: CustomStringConvertible {
  /// What is wrong, and what there is.
  public var description: String {
    switch self {
    case .malformed(let text, let error): "\"\(text)\" is not the name of a screen: \(error)"
    case .unknownKey(let key, let registered):
      "no provider is registered under \"\(key)\" (there are \(list(registered)))"
    case .unknownIdentifier(let identifier, let key, let known):
      "\(key) has no screen \"\(identifier)\" (it has \(list(known)))"
    case .unfitParameters(let name):
      "\(name.key) does not make \"\(name.identifier)\" with these parameters: \(name)"
    }
  }
}

private func list(_ names: [String]) -> String {
  names.isEmpty ? "none" : names.joined(separator: ", ")
}
