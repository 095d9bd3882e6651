public import Foundation

// Values that are objects of Objective-C on Apple's platforms, and so can be given where a format
// has `%@`. Who reads a format here is given the value itself.

extension _CVarArgObject {
  /// What is written of its text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension UUID: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { uuidString as NSString }
}

extension Date: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { "\(self)" as NSString }
}

extension URL: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { absoluteString as NSString }
}

extension Data: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { "\(self)" as NSString }
}

extension Decimal: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { "\(self)" as NSString }
}

extension IndexPath: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { "\(self)" as NSString }
}

extension Array: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { "\(self)" as NSString }
}

extension Set: @retroactive _CVarArgObject {
  /// How many there are, for who writes it: they have no order.
  public var _cVarArgObject: any CVarArg { "\(count)" as NSString }
}

extension Dictionary: @retroactive _CVarArgObject {
  /// How many there are, for who writes it: they have no order.
  public var _cVarArgObject: any CVarArg { "\(count)" as NSString }
}
