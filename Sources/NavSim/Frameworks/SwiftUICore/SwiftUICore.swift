// A part of SwiftUI that Xcode imports by itself now and then.
@_exported public import SwiftUI
