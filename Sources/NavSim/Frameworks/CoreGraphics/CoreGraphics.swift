// Points, sizes and rectangles are Foundation's here; colours and pictures come with SwiftUI.
@_exported public import Foundation
