// What Apple has in this module is in SwiftUI here.
@_exported public import SwiftUI
