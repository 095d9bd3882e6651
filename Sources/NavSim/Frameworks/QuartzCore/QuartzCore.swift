// How views are drawn comes with UIKit.
@_exported public import UIKit
