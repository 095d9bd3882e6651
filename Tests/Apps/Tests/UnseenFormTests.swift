import AVFoundation
import AppIntents
import Charts
import CoreData
import MapKit
import NavAppTest
import OSLog
import StoreKit
import SwiftUI
import Testing
import UIKit

/// Forms that apps say which had not been seen before.
@MainActor @Suite struct UnseenFormTests {
  private struct Places: View {
    let place: String?
    let count: Int
    var body: some View {
      Map {
        if let place {
          let coordinate = CLLocationCoordinate2DMake(52.5, 13.4)
          Marker(place, coordinate: coordinate)
        }
        if count > 1 {
          let line = MKPolyline(coordinates: [], count: 0)
          MapPolyline(line).stroke(.blue, lineWidth: 6)
        } else {
          UserAnnotation()
        }
      }
      Chart {
        if let place {
          let count = Double(count)
          BarMark(x: .value("place", place), y: .value("count", count))
        }
      }
      Button("\(place ?? "nowhere") \(count)") {}
    }
  }

  @Test("a condition in a map or a chart may begin with a value")
  func conditions() throws {
    let app = AppTest("places") {
      Places(place: "Berlin", count: 2)
      Places(place: nil, count: 1)
    }
    let touched = try app.touched(
      """
      +0ms     a tap "Berlin 2"
      +0ms     a tap "nowhere 1"
      """)
    #expect(touched == ["Berlin 2", "nowhere 1"])
  }

  private struct Ask: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Words", inputOptions: String.IntentInputOptions(multiline: true))
    var words: String
    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog
      & ShowsSnippetView
    {
      guard words.isEmpty else { return .result(dialog: "Words", view: Text(words)) }
      return .result(dialog: "None", view: Color.red)
    }
  }

  @Test("what has come of an intent is one kind of thing, whatever it shows")
  func intents() async throws {
    let ask = Ask()
    ask.words = "one"
    _ = try await ask.perform()
    ask.words = ""
    _ = try await ask.perform()
  }

  @Test("a value stands where a format has an object")
  func arguments() {
    let (day, ids) = (Date(timeIntervalSinceReferenceDate: 0), [UUID(), UUID()])
    let predicate = NSPredicate(format: "day == %@ AND id IN %@", day as CVarArg, ids as CVarArg)
    #expect(predicate.evaluate(with: ["day": day, "id": ids[1]] as [String: Any]))
    #expect(!predicate.evaluate(with: ["day": day, "id": UUID()] as [String: Any]))
    let later = ["day": day + 1, "id": ids[0]] as [String: Any]
    #expect(!predicate.evaluate(with: later))
  }

  @Test("sounds are numbers that are kept, and are over when they are stopped")
  func sounds() async throws {
    let format = try #require(
      AVAudioFormat(
        commonFormat: .pcmFormatInt16, sampleRate: 24_000, channels: 2, interleaved: false))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
    buffer.frameLength = 4
    let sides = try #require(buffer.int16ChannelData)
    (sides[0][3], sides[1][0]) = (7, 9)
    #expect(sides[0][3] == 7 && sides[1][0] == 9 && sides[0][0] == 0)
    #expect(buffer.floatChannelData == nil)
    let (engine, node) = (AVAudioEngine(), AVAudioPlayerNode())
    engine.attach(node)
    engine.connect(node, to: engine.mainMixerNode, format: format)
    let over = await withCheckedContinuation { told in
      node.scheduleBuffer(buffer) { told.resume(returning: true) }
      node.play()
      node.stop()
    }
    #expect(over && node.engine === engine)
  }

  @Test("any object keeps what is spoken of it; a text has a name for how it is written")
  func spoken() {
    let item = AVMetadataItem()
    item.accessibilityHint = "deactivate"
    #expect(item.accessibilityHint == "deactivate" && AVMetadataItem().accessibilityHint == nil)
    let number = CFStringConvertIANACharSetNameToEncoding("ISO-8859-1")
    #expect(CFStringConvertEncodingToNSStringEncoding(number) == String.Encoding.isoLatin1.rawValue)
    #expect(CFStringConvertIANACharSetNameToEncoding("klingon") == kCFStringEncodingInvalidId)
    var info = mach_task_basic_info()
    var count = MACH_TASK_BASIC_INFO_COUNT
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS && info.resident_size == 100_000_000)
  }

  private final class Field: UITextField {
    override func deleteBackward() { text = "0" }
  }

  private final class Pages: UIPageViewController {
    let count: Int
    init(count: Int) {
      self.count = count
      super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Choices: UISegmentedControl {
    init(words: [String]) { super.init(items: words) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Page: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      text = "page"
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a stack of views has an order of its own")
  func stacks() {
    let views = (0..<4).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 1)
    stack.addSubview(views[3])
    #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
    #expect(stack.subviews == [views[1], views[0], views[2], views[3]])
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]] && stack.subviews.count == 4)
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
  }

  @Test("a field's keys, choices, a text and a controller of pages can be an app's own")
  func own() {
    #expect(Choices(words: ["a", "b"]).numberOfSegments == 2)
    #expect(Page(frame: .zero).text == "page" && Page().text == "page")
    let field = Field()
    field.insertText("12")
    #expect(field.text == "12")
    field.deleteBackward()
    #expect(field.text == "0" && Pages(count: 2).count == 2)
  }
}
