@_exported public import Combine
@_exported public import Foundation

/// Where scripts would run: formulas have a value, and everything else is undefined.
open class JSContext: NSObject, @unchecked Sendable {
  /// Who is told of an error.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)?
  /// The last error.
  open var exception: JSValue?
  /// Its name.
  open var name: String?
  private var values: [String: Any] = [:]

  /// Creates one.
  public override init() {}
  /// Creates one of a machine.
  public init(virtualMachine: JSVirtualMachine) {}

  /// The value of a text that says a name, a number or a text; undefined for everything else.
  @discardableResult open func evaluateScript(_ script: String) -> JSValue? {
    let text = script.trimmingCharacters(in: CharacterSet(charactersIn: " ;\n"))
    if let value = values[text] { return JSValue(object: value, in: self) }
    if let number = Double(text) { return JSValue(object: number, in: self) }
    if text.count > 1, let mark = text.first, "\"'".contains(mark), text.last == mark {
      return JSValue(object: String(text.dropFirst().dropLast()), in: self)
    }
    return JSValue(undefinedIn: self)
  }
  /// The same of a file.
  @discardableResult open func evaluateScript(_ script: String, withSourceURL url: URL) -> JSValue?
  { evaluateScript(script) }

  /// What has a name.
  open func objectForKeyedSubscript(_ key: Any) -> JSValue? {
    values["\(key)"].map { JSValue(object: $0, in: self) } ?? JSValue(undefinedIn: self)
  }
  /// Gives something a name.
  open func setObject(_ object: Any?, forKeyedSubscript key: Any) { values["\(key)"] = object }
  /// What has a name.
  open subscript(key: String) -> Any? {
    get { objectForKeyedSubscript(key) }
    set { values[key] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What has names everywhere.
  open var globalObject: JSValue! { JSValue(object: values, in: self) }
}

/// What scripts share.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
  /// Creates one.
  public override init() {}
}

/// Something of a script.
open class JSValue: NSObject, @unchecked Sendable {
  private let value: Any?
  private let isNothing: Bool
  /// Where it is.
  public private(set) weak var context: JSContext?

  private init(_ value: Any?, _ context: JSContext?, isNothing: Bool = false) {
    self.value = value
    self.context = context
    self.isNothing = isNothing
  }
  /// Creates one of something.
  public convenience init(object: Any?, in context: JSContext?) { self.init(object, context) }
  /// Creates one that is a truth.
  public convenience init(bool: Bool, in context: JSContext?) { self.init(bool, context) }
  /// Creates one that is a number.
  public convenience init(double: Double, in context: JSContext?) { self.init(double, context) }
  /// Creates one that is a number.
  public convenience init(int32: Int32, in context: JSContext?) { self.init(Int(int32), context) }
  /// Creates one that is nothing.
  public convenience init(undefinedIn context: JSContext?) {
    self.init(nil, context, isNothing: true)
  }
  /// Creates one that is nothing.
  public convenience init(nullIn context: JSContext?) { self.init(nil, context) }
  /// Creates an error.
  public convenience init(newErrorFromMessage message: String, in context: JSContext?) {
    self.init(message, context)
  }

  /// True for what is not there.
  open var isUndefined: Bool { isNothing }
  /// True for nothing.
  open var isNull: Bool { value == nil && !isNothing }
  /// True for a truth.
  open var isBoolean: Bool { value is Bool }
  /// True for a number.
  open var isNumber: Bool { value is NSNumber || value is Double || value is Int }
  /// True for a text.
  open var isString: Bool { value is String }
  /// True for anything else.
  open var isObject: Bool { value is [String: Any] }
  /// True for a list.
  open var isArray: Bool { value is [Any] }
  /// It, as what is asked for.
  open func toObject() -> Any? { value }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// It, as a text.
  open func toString() -> String! { value.map { "\($0)" } ?? (isNothing ? "undefined" : "null") }
  /// It, as a number.
  open func toDouble() -> Double { toNumber().doubleValue }
  /// It, as a number.
  open func toInt32() -> Int32 { toDouble().isNaN ? 0 : Int32(clamping: Int64(toDouble())) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// It, as a number.
  open func toNumber() -> NSNumber! {
    if let value = value as? NSNumber { return value }
    return NSNumber(value: value.flatMap { Double("\($0)") } ?? .nan)
  }
  /// It, as a truth.
  open func toBool() -> Bool { (value as? Bool) ?? (value != nil) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// It, as a list.
  open func toArray() -> [Any]! { value as? [Any] ?? [] }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// It, as values with names.
  open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] ?? [:] }
  /// Undefined: no function runs.
  @discardableResult open func call(withArguments arguments: [Any]) -> JSValue? {
    JSValue(undefinedIn: context)
  }
  /// Undefined: no function runs.
  @discardableResult open func invokeMethod(
    _ method: String, withArguments arguments: [Any]
  ) -> JSValue? { JSValue(undefinedIn: context) }
  /// Undefined: nothing is made.
  open func construct(withArguments arguments: [Any]) -> JSValue? { JSValue(undefinedIn: context) }
  /// What it has by a name.
  open func objectForKeyedSubscript(_ key: Any) -> JSValue? { forProperty("\(key)") }
  /// What it has by a name.
  open func forProperty(_ property: String) -> JSValue? {
    (value as? [String: Any])?[property].map { JSValue(object: $0, in: context) }
      ?? JSValue(undefinedIn: context)
  }
  /// True where it has something by a name.
  open func hasProperty(_ property: String) -> Bool {
    (value as? [String: Any])?[property] != nil
  }
  /// What it has at a place.
  open func atIndex(_ index: Int) -> JSValue? {
    JSValue(object: (value as? [Any])?[index], in: context)
  }
}

/// What scripts may call of an object.
public protocol JSExport {}
