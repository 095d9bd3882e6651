import Foundation
import PhotosUI
import Testing

@testable import Combine
@testable import UIKit

/// What is kept of a picture, and read again.
@Suite struct PictureDataTests {
  @Test("what was drawn, taken or picked is a picture when it is read again")
  func again() async throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    for data in [drawn.jpegData(compressionQuality: 0.5), drawn.pngData(), drawn.heicData()] {
      let data = try #require(data)
      #expect(UIImage(data: data) != nil)
    }
    let item = PhotosPickerItem(itemIdentifier: "1")
    let picked = try #require(try await item.loadTransferable(type: Data.self))
    #expect(UIImage(data: picked)?.size.width ?? 0 > 0)
    #expect(try await item.loadTransferable(type: Image.self) != nil)
  }

  @Test("nothing is no picture, and neither is a text; a sample is whatever is wanted")
  func others() {
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: Data()) == nil && UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(data: Web.sample) != nil)
    #expect(UIImage(data: Data("RIFF0000WEBP".utf8)) != nil)
    #expect(UIImage(data: Data("RIFF0000WAVE".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere") == nil)
  }
}
