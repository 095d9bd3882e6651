@_exported public import Foundation
public import SwiftUI

/// A model that has learned something. Nothing is computed here: its answers are zeros.
open class MLModel: NSObject, @unchecked Sendable {
  /// How it is loaded.
  public let configuration: MLModelConfiguration
  /// Loads one.
  public init(contentsOf url: URL, configuration: MLModelConfiguration = .init()) throws {
    self.configuration = configuration
  }
  /// Loads one.
  public class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = .init()
  ) async throws -> MLModel {
    await Task.yield()
    return try MLModel(contentsOf: url, configuration: configuration)
  }
  /// Makes one that can be loaded.
  public class func compileModel(at url: URL) throws -> URL { url }
  /// What it says: nothing.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    MLNoFeatures()
  }
}

/// How a model is loaded.
public final class MLModelConfiguration: NSObject, @unchecked Sendable {
  /// By what it computes.
  public var computeUnits = MLComputeUnits.all
  /// Creates one.
  public override init() {}
}

/// By what a model computes.
public enum MLComputeUnits: Int, Sendable {
  /// One of them.
  case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

/// What a model takes or says.
public protocol MLFeatureProvider {
  /// The names of it.
  var featureNames: Set<String> { get }
  /// The value of a name.
  func featureValue(for name: String) -> MLFeatureValue?
}

/// Nothing.
private struct MLNoFeatures: MLFeatureProvider {
  var featureNames: Set<String> { [] }
  func featureValue(for name: String) -> MLFeatureValue? { nil }
}

/// What a model takes, by its names.
public final class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  private let values: [String: MLFeatureValue]
  /// Creates one.
  public init(dictionary: [String: Any]) throws {
    values = dictionary.compactMapValues { MLFeatureValue(any: $0) }
  }
  /// The names of it.
  public var featureNames: Set<String> { Set(values.keys) }
  /// The value of a name.
  public func featureValue(for name: String) -> MLFeatureValue? { values[name] }
}

/// A value that a model takes or says.
public final class MLFeatureValue: NSObject, @unchecked Sendable {
  /// It as a number.
  public let doubleValue: Double
  /// It as a number.
  public var int64Value: Int64 { Int64(doubleValue) }
  /// It as a text.
  public let stringValue: String
  /// It as several numbers.
  public let multiArrayValue: MLMultiArray?
  /// It as a picture.
  public let imageBufferValue: CVPixelBuffer?

  init?(any value: Any) {
    doubleValue = (value as? Double) ?? (value as? Int).map(Double.init) ?? 0
    stringValue = value as? String ?? ""
    multiArrayValue = value as? MLMultiArray
    imageBufferValue = value as? CVPixelBuffer
  }
  /// A number.
  public convenience init(double: Double) { self.init(checked: double) }
  /// A number.
  public convenience init(int64: Int64) { self.init(checked: Double(int64)) }
  /// A text.
  public convenience init(string: String) { self.init(checked: string) }
  /// Several numbers.
  public convenience init(multiArray: MLMultiArray) { self.init(checked: multiArray) }
  /// A picture.
  public convenience init(pixelBuffer: CVPixelBuffer) { self.init(checked: pixelBuffer) }

  private init(checked value: Any) {
    doubleValue = value as? Double ?? 0
    stringValue = value as? String ?? ""
    multiArrayValue = value as? MLMultiArray
    imageBufferValue = value as? CVPixelBuffer
  }
}

/// How large the numbers of several are.
public enum MLMultiArrayDataType: Int, Sendable {
  /// One of them.
  case double = 65_600, float32 = 65_568, float16 = 65_552, int32 = 131_104
}

/// Several numbers.
public final class MLMultiArray: NSObject, @unchecked Sendable {
  /// How many there are in each direction.
  public let shape: [NSNumber]
  private var values: [NSNumber]
  /// Creates zeros.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    self.shape = shape
    values = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
  }
  /// How many.
  public var count: Int { values.count }
  /// One of them.
  public subscript(index: Int) -> NSNumber {
    get { values[index] }
    set { values[index] = newValue }
  }
  /// One of them.
  public subscript(place: [NSNumber]) -> NSNumber {
    get { values[index(of: place)] }
    set { values[index(of: place)] = newValue }
  }
  private func index(of place: [NSNumber]) -> Int {
    zip(place, shape).reduce(0) { $0 * $1.1.intValue + $1.0.intValue }
  }
}
