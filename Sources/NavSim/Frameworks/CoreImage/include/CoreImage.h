// Filters come with SwiftUI: a file of Swift cannot be a part of another module, as CIFilterBuiltins is.
