public import Foundation

/// Something that has a value: a number, what a path leads to, a sum, or a formula that is read.
///
/// Foundation has a class of this name on Linux, of which nothing can be used.
open class NSExpression: NSObject, @unchecked Sendable {
  /// What an expression is.
  public enum ExpressionType: UInt, Sendable {
    /// One of them.
    case constantValue, evaluatedObject, variable, keyPath, function
    /// One of them.
    case aggregate = 14, anyKey, block = 19, conditional
  }

  private indirect enum Kind {
    case constant(Any?), object, variable(String), path(String), typedPath(AnyKeyPath)
    case function(String, [NSExpression]), aggregate([NSExpression])
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [NSExpression])
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A value.
  public convenience init(forConstantValue value: Any?) { self.init(.constant(value)) }
  /// What a path leads to from an object.
  public convenience init(forKeyPath path: String) { self.init(.path(path)) }
  /// What a path leads to from an object.
  public convenience init<Root, Value>(forKeyPath path: KeyPath<Root, Value>) {
    self.init(.typedPath(path))
  }
  /// A named value.
  public convenience init(forVariable name: String) { self.init(.variable(name)) }
  /// Several values.
  public convenience init(forAggregate parts: [NSExpression]) { self.init(.aggregate(parts)) }
  /// What a function makes of values: `sum:`, `add:to:`, `average:` and their like.
  public convenience init(forFunction name: String, arguments: [Any]) {
    self.init(.function(name, arguments.compactMap { $0 as? NSExpression }))
  }
  /// What a closure makes of values.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) { self.init(.block(block, arguments ?? [])) }
  /// The object itself.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

  /// A formula, as `1 + 2 * (3 - 4)`. One that cannot be read stops the app, as in the framework.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, argumentArray: arguments)
  }
  /// A formula. One that cannot be read stops the app, as in the framework.
  public convenience init(format: String, argumentArray arguments: [Any]) {
    var formula = Formula(format, arguments)
    guard let made = formula.made() else {
      preconditionFailure("Unable to parse the format string \"\(format)\"")
    }
    self.init(made.kind)
  }

  /// What it is.
  open var expressionType: ExpressionType {
    switch kind {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .variable: .variable
    case .path, .typedPath: .keyPath
    case .function: .function
    case .aggregate: .aggregate
    case .block: .block
    }
  }
  /// The value of a constant.
  open var constantValue: Any? { if case .constant(let value) = kind { value } else { nil } }
  /// The path; empty for what has none by name.
  open var keyPath: String { if case .path(let path) = kind { path } else { "" } }
  /// The function; empty without one.
  open var function: String { if case .function(let name, _) = kind { name } else { "" } }
  /// What the function is of.
  open var arguments: [NSExpression]? {
    if case .function(_, let arguments) = kind { arguments } else { nil }
  }

  /// Its value for an object.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    switch kind {
    case .constant(let value): return value
    case .object: return object
    case .variable(let name): return context?.object(forKey: name)
    case .path(let path): return Self.value(of: object, byNames: path)
    case .typedPath(let path): return object.flatMap { Self.value(of: $0, at: path) }
    case .aggregate(let parts): return values(of: parts, object, context)
    case .block(let block, let parts):
      return block(object, values(of: parts, object, context), context)
    case .function(let name, let parts):
      return ExpressionFunction.value(of: name, values(of: parts, object, context))
    }
  }

  private func values(
    of parts: [NSExpression], _ object: Any?, _ context: NSMutableDictionary?
  ) -> [Any] { parts.map { $0.expressionValue(with: object, context: context) ?? NSNull() } }

  private static func value(of object: Any, at path: AnyKeyPath) -> Any? {
    func read<Root>(_ root: Root) -> Any? { root[keyPath: path] }
    return _openExistential(object, do: read)
  }

  private static func value(of object: Any?, byNames path: String) -> Any? {
    if let object = object as? any ReadByName { return object.value(forKeyPath: path) }
    return path.split(separator: ".").reduce(object) { found, name in
      (found as? [String: Any])?[String(name)]
        ?? (found as? NSDictionary)?.object(forKey: String(name))
    }
  }
}

/// An object whose values are read by their names.
package protocol ReadByName {
  /// What a path of names leads to.
  func value(forKeyPath path: String) -> Any?
}
