public import Foundation

/// A function of the graphics processor, which is only about looks.
public struct Shader: Sendable {
  init() {}
  /// A function with what it is given.
  public init(function: ShaderFunction, arguments: [Argument]) {}

  /// What it is given.
  public struct Argument: Sendable {
    /// A number.
    public static func float(_ value: some BinaryFloatingPoint) -> Self { Self() }
    /// Two numbers.
    public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint) -> Self
    {
      Self()
    }
    /// Two numbers.
    public static func float2(_ size: CGSize) -> Self { Self() }
    /// Two numbers.
    public static func float2(_ point: CGPoint) -> Self { Self() }
    /// Three numbers.
    public static func float3<Number: BinaryFloatingPoint>(
      _ x: Number, _ y: Number, _ z: Number
    ) -> Self { Self() }
    /// Four numbers.
    public static func float4<Number: BinaryFloatingPoint>(
      _ x: Number, _ y: Number, _ z: Number, _ w: Number
    ) -> Self { Self() }
    /// Several numbers.
    public static func floatArray(_ values: [Float]) -> Self { Self() }
    /// Several colours.
    public static func colorArray(_ values: [Color]) -> Self { Self() }
    /// A colour.
    public static func color(_ color: Color) -> Self { Self() }
    /// A picture.
    public static func image(_ image: Image) -> Self { Self() }
    /// Where the view is.
    public static var boundingRect: Self { Self() }
  }
}

/// A function by its name.
@dynamicCallable public struct ShaderFunction: Sendable {
  init() {}
  /// A function of some.
  public init(library: ShaderLibrary, name: String) {}
  /// The function with what it is given.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

/// The functions of an app.
@dynamicMemberLookup public struct ShaderLibrary: Sendable {
  /// Those of the app.
  public static let `default` = Self()
  /// A function by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
  /// A function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

extension View {
  /// The view as it is.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
  /// The view as it is.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> Self { self }
}
