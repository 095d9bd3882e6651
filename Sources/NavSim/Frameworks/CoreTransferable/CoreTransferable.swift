// What can be handed over comes with SwiftUI.
@_exported public import SwiftUI
