@_exported public import Foundation

/// How many there are.
public typealias vDSP_Length = UInt
/// How far two are apart.
public typealias vDSP_Stride = Int

/// Sums over many numbers at once.
public enum vDSP {
  /// Sums of pairs.
  public static func add<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> [T] {
    zip(one, other).map { $0 + $1 }
  }
  /// One number added to all.
  public static func add<T: BinaryFloatingPoint>(_ number: T, _ other: [T]) -> [T] {
    other.map { number + $0 }
  }
  /// Differences of pairs.
  public static func subtract<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> [T] {
    zip(one, other).map { $0 - $1 }
  }
  /// Products of pairs.
  public static func multiply<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> [T] {
    zip(one, other).map { $0 * $1 }
  }
  /// All of them times a number.
  public static func multiply<T: BinaryFloatingPoint>(_ number: T, _ other: [T]) -> [T] {
    other.map { number * $0 }
  }
  /// Quotients of pairs.
  public static func divide<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> [T] {
    zip(one, other).map { $0 / $1 }
  }
  /// All of them by a number.
  public static func divide<T: BinaryFloatingPoint>(_ one: [T], _ number: T) -> [T] {
    one.map { $0 / number }
  }
  /// The sum of the products of pairs.
  public static func dot<T: BinaryFloatingPoint>(_ one: [T], _ other: [T]) -> T {
    zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
  }
  /// The sum.
  public static func sum<T: BinaryFloatingPoint>(_ numbers: [T]) -> T { numbers.reduce(0, +) }
  /// The mean.
  public static func mean<T: BinaryFloatingPoint>(_ numbers: [T]) -> T {
    numbers.isEmpty ? .nan : sum(numbers) / T(numbers.count)
  }
  /// The mean of the squares.
  public static func meanSquare<T: BinaryFloatingPoint>(_ numbers: [T]) -> T {
    mean(square(numbers))
  }
  /// The root of the mean of the squares.
  public static func rootMeanSquare<T: BinaryFloatingPoint>(_ numbers: [T]) -> T {
    meanSquare(numbers).squareRoot()
  }
  /// The largest.
  public static func maximum<T: BinaryFloatingPoint>(_ numbers: [T]) -> T {
    numbers.max() ?? -.infinity
  }
  /// The smallest.
  public static func minimum<T: BinaryFloatingPoint>(_ numbers: [T]) -> T {
    numbers.min() ?? .infinity
  }
  /// Without their signs.
  public static func absolute<T: BinaryFloatingPoint>(_ numbers: [T]) -> [T] {
    numbers.map { abs($0) }
  }
  /// Their squares.
  public static func square<T: BinaryFloatingPoint>(_ numbers: [T]) -> [T] {
    numbers.map { $0 * $0 }
  }
  /// With the other signs.
  public static func negative<T: BinaryFloatingPoint>(_ numbers: [T]) -> [T] {
    numbers.map { -$0 }
  }
  /// No smaller and no larger than bounds.
  public static func clip<T: BinaryFloatingPoint>(
    _ numbers: [T], to bounds: ClosedRange<T>
  ) -> [T] { numbers.map { min(max($0, bounds.lowerBound), bounds.upperBound) } }
  /// As many as are asked for, evenly between two.
  public static func ramp<T: BinaryFloatingPoint>(in range: ClosedRange<T>, count: Int) -> [T] {
    let step = count > 1 ? (range.upperBound - range.lowerBound) / T(count - 1) : 0
    return (0..<count).map { range.lowerBound + T($0) * step }
  }
  /// Numbers of another kind.
  public static func floatToDouble(_ numbers: [Float]) -> [Double] { numbers.map(Double.init) }
  /// Numbers of another kind.
  public static func doubleToFloat(_ numbers: [Double]) -> [Float] { numbers.map { Float($0) } }
}

/// The root of the mean of the squares.
public func vDSP_rmsqv(
  _ numbers: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) {
  let squares = (0..<Int(count)).map { numbers[$0 * stride] * numbers[$0 * stride] }
  result.pointee = vDSP.mean(squares).squareRoot()
}

/// The mean.
public func vDSP_meanv(
  _ numbers: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.mean((0..<Int(count)).map { numbers[$0 * stride] }) }

/// The largest.
public func vDSP_maxv(
  _ numbers: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.maximum((0..<Int(count)).map { numbers[$0 * stride] }) }

/// The largest without signs.
public func vDSP_maxmgv(
  _ numbers: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.maximum((0..<Int(count)).map { abs(numbers[$0 * stride]) }) }

/// The sum.
public func vDSP_sve(
  _ numbers: UnsafePointer<Float>, _ stride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ count: vDSP_Length
) { result.pointee = vDSP.sum((0..<Int(count)).map { numbers[$0 * stride] }) }

/// Products of pairs.
public func vDSP_vmul(
  _ one: UnsafePointer<Float>, _ oneStride: vDSP_Stride, _ other: UnsafePointer<Float>,
  _ otherStride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ resultStride: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) {
    result[index * resultStride] = one[index * oneStride] * other[index * otherStride]
  }
}

/// Sums of pairs.
public func vDSP_vadd(
  _ one: UnsafePointer<Float>, _ oneStride: vDSP_Stride, _ other: UnsafePointer<Float>,
  _ otherStride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>,
  _ resultStride: vDSP_Stride, _ count: vDSP_Length
) {
  for index in 0..<Int(count) {
    result[index * resultStride] = one[index * oneStride] + other[index * otherStride]
  }
}

/// The sum of the products of pairs.
public func vDSP_dotpr(
  _ one: UnsafePointer<Float>, _ oneStride: vDSP_Stride, _ other: UnsafePointer<Float>,
  _ otherStride: vDSP_Stride, _ result: UnsafeMutablePointer<Float>, _ count: vDSP_Length
) {
  result.pointee = (0..<Int(count)).reduce(0) { $0 + one[$1 * oneStride] * other[$1 * otherStride] }
}

/// As many as are asked for, evenly between two.
public func vDSP_vgen(
  _ first: UnsafePointer<Float>, _ last: UnsafePointer<Float>,
  _ result: UnsafeMutablePointer<Float>, _ stride: vDSP_Stride, _ count: vDSP_Length
) {
  let step = count > 1 ? (last.pointee - first.pointee) / Float(count - 1) : 0
  for index in 0..<Int(count) { result[index * stride] = first.pointee + Float(index) * step }
}
