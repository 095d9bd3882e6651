/// What is in a file of sound or film.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name of it.
  public let rawValue: String
  /// Creates one of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one of its name.
  public init(_ name: String) { rawValue = name }
  /// Sound.
  public static let wav = Self("com.microsoft.waveform-audio"), mp3 = Self("public.mp3"),
    m4a = Self("com.apple.m4a-audio"), caf = Self("com.apple.coreaudio-format"),
    aiff = Self("public.aiff-audio")
  /// Film.
  public static let mp4 = Self("public.mpeg-4"), mov = Self("com.apple.quicktime-movie"),
    m4v = Self("com.apple.m4v-video"), mobile3GPP = Self("public.3gpp")
  /// A picture.
  public static let jpg = Self("public.jpeg"), heic = Self("public.heic")
}
