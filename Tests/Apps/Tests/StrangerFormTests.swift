import AVFoundation
import Foundation
import SwiftUI
import Testing
import UIKit
import Vision

/// Forms that apps of strangers were found to use.
@MainActor @Suite struct StrangerFormTests {
  @Test("a way to write texts that Foundation has no name for is known by its number")
  func encodings() {
    let number = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)
    let encoding = CFStringConvertEncodingToNSStringEncoding(number)
    #expect(encoding == 0x8000_0632)
    #expect(CFStringConvertNSStringEncodingToEncoding(encoding) == number)
    #expect(CFStringConvertNSStringEncodingToEncoding(0x8000_0001) == kCFStringEncodingInvalidId)
  }

  @Test("pages are written into data, of the size that is said")
  func pages() {
    let data = NSMutableData()
    let paper = CGRect(x: 0, y: 0, width: 100, height: 200)
    UIGraphicsBeginPDFContextToData(data, paper, nil)
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == paper)
    UIGraphicsBeginPDFPageWithInfo(.zero, nil)
    #expect(UIGraphicsGetPDFContextBounds().width == 612)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    #expect(data.length > 0)
    let renderer = UIPrintPageRenderer()
    renderer.setValue(paper, forKey: "paperRect")
    #expect(renderer.paperRect == paper)
    #expect(renderer.printableRect == paper)
  }

  @Test("what is seen in a picture is waited for")
  func vision() async throws {
    let data = Data([1])
    let words = try await RecognizeTextRequest().perform(on: data)
    #expect(words.first?.topCandidates(1).first?.string == "Hello")
    let (codes, page) = try await ImageRequestHandler(data)
      .perform(DetectBarcodesRequest(), RecognizeDocumentsRequest())
    #expect(codes.first?.payloadString == "https://example.com")
    #expect(page.first?.document.text.transcript == "Hello")
    #expect(try await DetectLensSmudgeRequest().perform(on: data).confidence == 0)
    let request = VNGenerateForegroundInstanceMaskRequest()
    try VNImageRequestHandler(data: data).perform([request])
    #expect(request.results?.first?.allInstances == [1])
  }

  @Test("sounds of the system come with what plays others")
  func sounds() {
    let sound: SystemSoundID = 1104
    AudioServicesPlaySystemSound(sound)
    #expect(NumberFormatter().minimumGroupingDigits == 1)
  }
}
