public import Foundation

/// A colour of an asset catalogue, by a name that Xcode, or the plugin `XcodeSymbols`, has made.
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// Creates a resource.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A picture of an asset catalogue, by a name that Xcode, or the plugin `XcodeSymbols`, has made.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// Creates a resource.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Bundle {
  /// The files of a package, which are with those of the app here.
  public static var module: Bundle { .main }
}
