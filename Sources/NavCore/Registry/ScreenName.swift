/// The name of a screen in a module: `"Auth_login"` is screen `login` of the provider registered
/// under `Auth` (document 003), with parameters in `"Auth_login?user=7&from=home"`.
///
/// The key ends at the first `_`; the identifier is the whole rest, so `"Auth_forgot_password"` is
/// `forgot_password` and nothing is dropped. Every text is a name or an error.
public struct ScreenName: Hashable, Sendable, CustomStringConvertible {
  /// The key that the module's provider is registered under; not empty, without `_`.
  public let key: String
  /// Which of the module's screens; not empty.
  public let identifier: String
  /// What the screen is given.
  public let parameters: ScreenParameters

  /// Creates a name from its parts.
  public init(
    key: String, identifier: String, parameters: ScreenParameters = ScreenParameters()
  ) throws(ScreenNameError) {
    guard !key.isEmpty else { throw .emptyKey }
    guard !key.contains("_") else { throw .separatorInKey(key) }
    guard !identifier.isEmpty else { throw .emptyIdentifier(key: key) }
    self.key = key
    self.identifier = identifier
    self.parameters = parameters
  }

  /// Reads a name; signs that have a meaning, and spaces, are percent-encoded.
  public init(_ text: String) throws(ScreenNameError) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first ?? ""
    guard let separator = name.firstIndex(of: "_") else { throw .missingSeparator(text) }
    let key = try Self.decode(name[..<separator])
    let identifier = try Self.decode(name[name.index(after: separator)...])
    let parameters = parts.count < 2 ? ScreenParameters() : try ScreenParameters(parsing: parts[1])
    try self.init(key: key, identifier: identifier, parameters: parameters)
  }

  /// The name as it is read.
  public var description: String {
    let name =
      PercentEncoding.encode(key, keeping: "")
      + "_" + PercentEncoding.encode(identifier, keeping: "_")
    return parameters.pairs.isEmpty ? name : "\(name)?\(parameters.text)"
  }

  fileprivate static func decode(_ text: Substring) throws(ScreenNameError) -> String {
    guard let decoded = PercentEncoding.decode(text) else { throw .badEscape(String(text)) }
    return decoded
  }
}

/// What a screen is given: names and values in their order, each name once.
public struct ScreenParameters: Hashable, Sendable {
  /// A name and its value.
  public struct Pair: Hashable, Sendable {
    /// The name; not empty.
    public let name: String
    /// The value.
    public let value: String
  }

  /// The parameters in their order.
  public private(set) var pairs: [Pair] = []

  /// No parameters.
  public init() {}

  /// Parameters in their order.
  public init(_ pairs: [(name: String, value: String)]) throws(ScreenNameError) {
    for pair in pairs { try add(pair.name, pair.value) }
  }

  /// The value of a parameter; nil when there is none of that name.
  public subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  fileprivate init(parsing text: Substring) throws(ScreenNameError) {
    for part in text.split(separator: "&", omittingEmptySubsequences: false) {
      guard let equals = part.firstIndex(of: "=") else { throw .missingValue(String(part)) }
      let name = try ScreenName.decode(part[..<equals])
      try add(name, try ScreenName.decode(part[part.index(after: equals)...]))
    }
  }

  fileprivate var text: String {
    pairs.map { pair in
      PercentEncoding.encode(pair.name, keeping: "_") + "="
        + PercentEncoding.encode(pair.value, keeping: "_")
    }.joined(separator: "&")
  }

  private mutating func add(_ name: String, _ value: String) throws(ScreenNameError) {
    guard !name.isEmpty else { throw .emptyParameterName }
    guard self[name] == nil else { throw .duplicateParameter(name) }
    pairs.append(Pair(name: name, value: value))
  }
}

/// Why a text is not the name of a screen.
public enum ScreenNameError: Error, Hashable, Sendable {
  /// There is no `_` between key and identifier.
  case missingSeparator(String)
  /// Nothing stands before the first `_`.
  case emptyKey
  /// A key has the sign in it that ends a key.
  case separatorInKey(String)
  /// Nothing stands behind the first `_`.
  case emptyIdentifier(key: String)
  /// A `%` is not followed by two hexadecimal digits, or the bytes are no text.
  case badEscape(String)
  /// A parameter has no name.
  case emptyParameterName
  /// A parameter has no `=` and so no value.
  case missingValue(String)
  /// A parameter is given twice.
  case duplicateParameter(String)
}
