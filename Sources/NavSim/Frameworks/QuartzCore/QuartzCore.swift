// How views are drawn comes with UIKit.
@_exported public import UIKit

/// How many seconds the device has run: none, as time does not go on by itself here.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
