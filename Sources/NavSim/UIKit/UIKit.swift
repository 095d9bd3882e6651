// What of UIKit the apps that import it need beside SwiftUI is there with the views.
@_exported public import CoreText
@_exported public import SwiftUI
