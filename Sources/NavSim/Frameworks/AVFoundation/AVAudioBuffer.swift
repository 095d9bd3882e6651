public import Combine
public import Foundation

/// In which numbers sounds are.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// One of them.
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// The form of sounds.
public final class AVAudioFormat: NSObject, @unchecked Sendable {
  /// How many parts of a second.
  public let sampleRate: Double
  /// From how many sides.
  public let channelCount: AVAudioChannelCount
  /// In which numbers.
  public let commonFormat: AVAudioCommonFormat
  /// True where the sides take turns.
  public let isInterleaved: Bool
  /// What is known of them.
  public let settings: [String: Any]
  /// True.
  public var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  /// Creates the form that a phone has.
  public override convenience init() { self.init(44_100, 1, .pcmFormatFloat32, false) }
  /// Creates the usual form.
  public convenience init?(
    standardFormatWithSampleRate rate: Double, channels: AVAudioChannelCount
  ) { self.init(rate, channels, .pcmFormatFloat32, false) }
  /// Creates a form.
  public convenience init?(
    commonFormat: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) { self.init(sampleRate, channels, commonFormat, interleaved) }
  /// Creates a form of what is known of it.
  public convenience init?(settings: [String: Any]) {
    let rate = settings[AVSampleRateKey] as? Double
    let channels = settings[AVNumberOfChannelsKey] as? Int ?? 1
    self.init(rate ?? 44_100, UInt32(clamping: channels), .pcmFormatFloat32, false)
  }
  private init(
    _ rate: Double, _ channels: AVAudioChannelCount, _ kind: AVAudioCommonFormat, _ turns: Bool
  ) {
    (sampleRate, channelCount, commonFormat, isInterleaved) = (rate, channels, kind, turns)
    settings = [AVSampleRateKey: rate, AVNumberOfChannelsKey: Int(channels)]
  }
}

/// Some sounds.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// Their form.
  public let format: AVAudioFormat
  init(_ format: AVAudioFormat) { self.format = format }
}

/// Some sounds, as numbers: zeros, until somebody writes others.
public final class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// How many there may be.
  public let frameCapacity: AVAudioFrameCount
  /// How many there are.
  public var frameLength: AVAudioFrameCount = 0
  /// How far the numbers of a side are from each other.
  public var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
  private let bytes: UnsafeMutableRawBufferPointer
  private let sides: UnsafeMutablePointer<UnsafeMutableRawPointer>

  /// Creates a place for so many.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    let count = max(1, Int(format.channelCount))
    let size = max(1, Int(frameCapacity)) * 8
    bytes = .allocate(byteCount: size * count, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    sides = .allocate(capacity: count)
    for side in 0..<count {
      let place = format.isInterleaved ? 0 : side * size
      if let base = bytes.baseAddress { (sides + side).initialize(to: base + place) }
    }
    super.init(format)
  }

  deinit {
    sides.deallocate()
    bytes.deallocate()
  }

  /// The numbers of each side.
  public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    format.commonFormat == .pcmFormatFloat32 ? numbers() : nil
  }
  /// The numbers of each side.
  public var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    format.commonFormat == .pcmFormatInt16 ? numbers() : nil
  }
  /// The numbers of each side.
  public var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    format.commonFormat == .pcmFormatInt32 ? numbers() : nil
  }

  private func numbers<Number>() -> UnsafePointer<UnsafeMutablePointer<Number>> {
    UnsafeRawPointer(sides).assumingMemoryBound(to: UnsafeMutablePointer<Number>.self)
  }
}

/// When sounds were.
public final class AVAudioTime: NSObject, @unchecked Sendable {
  /// By which of them.
  public let sampleTime: AVAudioFramePosition
  /// How many parts of a second.
  public let sampleRate: Double
  /// Creates one.
  public init(sampleTime: AVAudioFramePosition, atRate rate: Double) {
    (self.sampleTime, sampleRate) = (sampleTime, rate)
  }
}

/// A file of sounds, in which there are none.
public final class AVAudioFile: NSObject, @unchecked Sendable {
  /// Where it is.
  public let url: URL
  /// How many sounds there are.
  public let length: AVAudioFramePosition = 0
  /// Where somebody has read to.
  public var framePosition: AVAudioFramePosition = 0
  /// In which form they are.
  public let fileFormat = AVAudioFormat(), processingFormat = AVAudioFormat()
  /// Reads a file.
  public init(forReading url: URL) throws { self.url = url }
  /// Makes a file.
  public init(forWriting url: URL, settings: [String: Any]) throws { self.url = url }
  /// Makes a file.
  public init(
    forWriting url: URL, settings: [String: Any], commonFormat: AVAudioCommonFormat,
    interleaved: Bool
  ) throws { self.url = url }
  /// Reads none.
  public func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = 0 }
  /// Reads none.
  public func read(into buffer: AVAudioPCMBuffer, frameCount: AVAudioFrameCount) throws {
    buffer.frameLength = 0
  }
  /// Writes none.
  public func write(from buffer: AVAudioPCMBuffer) throws {}
}

/// Brings sounds into another form, in which there are none.
public final class AVAudioConverter: NSObject, @unchecked Sendable {
  /// From which form, and into which.
  public let inputFormat: AVAudioFormat, outputFormat: AVAudioFormat
  /// How it begins, and how exactly it reckons.
  public var primeMethod = AVAudioConverterPrimeMethod.pre, sampleRateConverterQuality = 64
  /// Creates one.
  public init?(from format: AVAudioFormat, to other: AVAudioFormat) {
    (inputFormat, outputFormat) = (format, other)
  }
  /// Brings none into it.
  @discardableResult public func convert(
    to buffer: AVAudioBuffer, error: NSErrorPointer = nil,
    withInputFrom block: AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus { .endOfStream }
  /// Brings as many of nothing into it.
  public func convert(to buffer: AVAudioPCMBuffer, from input: AVAudioPCMBuffer) throws {
    buffer.frameLength = min(input.frameLength, buffer.frameCapacity)
  }
  /// Begins anew.
  public func reset() {}
}

/// How sounds begin that are brought into another form.
public enum AVAudioConverterPrimeMethod: Int, Sendable {
  /// One of them.
  case pre, normal, none
}

/// Gives the sounds that are brought into another form.
public typealias AVAudioConverterInputBlock = (
  AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
) -> AVAudioBuffer?

/// Whether there are sounds to be brought into another form.
public enum AVAudioConverterInputStatus: Int, Sendable {
  /// One of them.
  case haveData, noDataNow, endOfStream
}

/// What has come of it.
public enum AVAudioConverterOutputStatus: Int, Sendable {
  /// One of them.
  case haveData, inputRanDry, endOfStream, error
}
