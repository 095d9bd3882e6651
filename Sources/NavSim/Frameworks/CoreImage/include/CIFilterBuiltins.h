// Filters come with SwiftUI.
