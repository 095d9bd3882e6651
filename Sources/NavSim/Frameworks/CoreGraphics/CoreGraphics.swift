// Points and sizes are Foundation's here, and colours and pictures are SwiftUI's.
@_exported public import SwiftUI
