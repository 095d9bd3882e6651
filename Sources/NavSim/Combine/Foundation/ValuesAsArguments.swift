public import Foundation

// Values that are objects of Objective-C on Apple's platforms, and so can be given where a format
// has `%@`. Who reads a format here is given the value itself.

extension Date: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { "\(self)" as NSString }
  /// What is written of its text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension URL: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { absoluteString as NSString }
  /// What is written of its text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Data: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { "\(self)" as NSString }
  /// What is written of its text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Decimal: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { "\(self)" as NSString }
  /// What is written of its text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension IndexPath: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { "\(self)" as NSString }
  /// What is written of its text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Array: @retroactive _CVarArgObject {
  /// Its text, for who writes it: a list of arguments keeps it as long as it is read.
  public var _cVarArgObject: any CVarArg { "\(self)" as NSString }
  /// What is written of its text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Set: @retroactive _CVarArgObject {
  /// How many there are, for who writes it: they have no order.
  public var _cVarArgObject: any CVarArg { "\(count)" as NSString }
  /// What is written of its text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Dictionary: @retroactive _CVarArgObject {
  /// How many there are, for who writes it: they have no order.
  public var _cVarArgObject: any CVarArg { "\(count)" as NSString }
  /// What is written of its text.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
