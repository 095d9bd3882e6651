public import Foundation

/// Sounds on their way from one part to another, of which none comes.
public final class AVAudioEngine: NSObject, @unchecked Sendable {
  /// From where they come, and where they go.
  public let inputNode = AVAudioInputNode(), mainMixerNode = AVAudioMixerNode(),
    outputNode = AVAudioOutputNode()
  /// All its parts.
  public private(set) var attachedNodes: Set<AVAudioNode> = []
  /// True while they come.
  public private(set) var isRunning = false
  /// True where it ends by itself when nobody plays.
  public var isAutoShutdownEnabled = false
  /// Gets ready.
  public func prepare() {}
  /// Begins.
  public func start() throws { isRunning = true }
  /// Waits.
  public func pause() { isRunning = false }
  /// Ends.
  public func stop() { isRunning = false }
  /// Forgets what was on its way.
  public func reset() {}
  /// Adds a part.
  public func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }
  /// Takes a part away.
  public func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }
  /// Has sounds go from one part to another.
  public func connect(_ one: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {}
  /// Has sounds go from one part to another.
  public func connect(
    _ one: AVAudioNode, to other: AVAudioNode, fromBus: AVAudioNodeBus, toBus: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  /// Has none come to a part.
  public func disconnectNodeInput(_ node: AVAudioNode) {}
  /// Has none go from a part.
  public func disconnectNodeOutput(_ node: AVAudioNode) {}
}

extension Notification.Name {
  /// The parts are others, which never happens here.
  public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}

/// One of the ways into a part, or out of it.
public typealias AVAudioNodeBus = Int
/// How many of them.
public typealias AVAudioFrameCount = UInt32
/// Which of them.
public typealias AVAudioFramePosition = Int64
/// From how many sides.
public typealias AVAudioChannelCount = UInt32
/// How many pieces.
public typealias AVAudioPacketCount = UInt32

/// A part of the way of sounds.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// What it is a part of.
  public internal(set) weak var engine: AVAudioEngine?
  /// In which form they go on.
  public func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// In which form they come.
  public func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Hears them, of which none comes.
  public func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Hears them no more.
  public func removeTap(onBus bus: AVAudioNodeBus) {}
  /// Forgets what was on its way.
  public func reset() {}
}

/// From where sounds come.
public final class AVAudioInputNode: AVAudioNode, @unchecked Sendable {
  /// True where what is heard is cleaned of what is played.
  public private(set) var isVoiceProcessingEnabled = false
  /// Cleans what is heard, or not.
  public func setVoiceProcessingEnabled(_ isEnabled: Bool) throws {
    isVoiceProcessingEnabled = isEnabled
  }
}

/// Where sounds come together.
public final class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// How loud they go on.
  public var outputVolume: Float = 1
  /// How loud they come, and from which side.
  public var volume: Float = 1, pan: Float = 0
}

/// Where sounds go.
public final class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}

/// Where sounds are changed.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  /// True where they are not.
  public var bypass = false
}

/// Where sounds become higher or longer.
public final class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
  /// How fast, and how much higher.
  public var rate: Float = 1, pitch: Float = 0, overlap: Float = 8
}

/// Where sounds become faster.
public final class AVAudioUnitVarispeed: AVAudioUnit, @unchecked Sendable {
  /// How fast.
  public var rate: Float = 1
}

/// Where sounds are as in a room.
public final class AVAudioUnitReverb: AVAudioUnit, @unchecked Sendable {
  /// How much of it.
  public var wetDryMix: Float = 0
  /// In which room.
  public func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// A room.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// One of them.
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber,
    largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// Where sounds come again.
public final class AVAudioUnitDelay: AVAudioUnit, @unchecked Sendable {
  /// When, and how much of them.
  public var delayTime: TimeInterval = 1, feedback: Float = 50, wetDryMix: Float = 100
}

/// Where high and low sounds become louder.
public final class AVAudioUnitEQ: AVAudioUnit, @unchecked Sendable {
  /// What becomes louder, and how much.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// How much louder all of them become.
  public var globalGain: Float = 0
  /// Creates one.
  public init(numberOfBands count: Int) {
    bands = (0..<count).map { _ in AVAudioUnitEQFilterParameters() }
  }
}

/// Which sounds become louder.
public final class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  /// Which, and how much.
  public var frequency: Float = 1_000, bandwidth: Float = 1, gain: Float = 0
  /// True where they do not.
  public var bypass = true
  /// How they are chosen.
  public var filterType = AVAudioUnitEQFilterType.parametric
}

/// How sounds are chosen that become louder.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// One of them.
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop,
    lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}
