// What Apple has in this module is in Foundation here.
@_exported public import Combine
@_exported public import Foundation
