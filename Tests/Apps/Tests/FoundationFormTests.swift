import Foundation
import SwiftUI
import Testing

/// What Foundation has on Apple's platforms, and not here.
@Suite struct FoundationFormTests {
  @Test("addresses and numbers to call are found in a text")
  func detected() throws {
    let types = UInt64(32 | 2_048)
    let detector = try NSDataDetector(types: types)
    let text = "See https://example.org/a. Write to zoe@example.org or call +49 30 123456!"
    let found = detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
    #expect(
      found.map { $0.url?.absoluteString ?? $0.phoneNumber } == [
        "https://example.org/a", "mailto:zoe@example.org", "+49 30 123456",
      ])
    #expect(found.map { $0.range.length } == [21, 15, 13])
    let links = try NSDataDetector(types: 32)
    #expect(links.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) == 2)
  }

  @Test("what is measured, an address and a name are said")
  func said() throws {
    let us = Locale(identifier: "en_US")
    let way = Measurement(value: 2.5, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(us)) == "2.5 km")
    #expect(way.formatted(.measurement(width: .narrow).locale(us)) == "2.5km")
    let warmth = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(warmth.formatted(.measurement(hidesScaleName: true).locale(us)) == "21°")
    let url = try #require(URL(string: "https://example.org/a?b=c"))
    #expect(url.formatted() == "https://example.org/a")
    #expect(url.formatted(.url.scheme(.never).path(.never)) == "example.org")
    let name = try PersonNameComponents("Zoe Mary Smith")
    #expect(name.formatted() == "Zoe Smith")
    #expect(name.formatted(.name(style: .abbreviated)) == "ZS")
    let start = Date(timeIntervalSince1970: 0)
    #expect((start..<start + 5_400).formatted(.components(style: .wide)) == "1 hour, 30 minutes")
  }

  @Test("an address that was kept is found again, and a file is coordinated at once")
  func kept() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var error: NSError?
    NSFileCoordinator().coordinate(writingItemAt: file, options: .forReplacing, error: &error) {
      try? "one".write(to: $0, atomically: true, encoding: .utf8)
    }
    var isStale = true
    let found = try URL(
      resolvingBookmarkData: try file.bookmarkData(), bookmarkDataIsStale: &isStale)
    #expect(!isStale && found == file)
    try FileManager.default.trashItem(at: found, resultingItemURL: nil)
    #expect(!FileManager.default.fileExists(atPath: file.path()))
  }

  @Test("a lock protects what it holds")
  func locked() {
    let count = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      count.withLock {
        $0 += 1; return $0
      } == 2)
    let lock = OSAllocatedUnfairLock()
    #expect(lock.lockIfAvailable())
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { true })
  }

  @Test("the system says what it runs on, and a text is written in other letters")
  func asked() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
    var text = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &text, &size, nil, 0) == 0)
    #expect(String(decoding: text.dropLast().map { UInt8($0) }, as: UTF8.self).hasPrefix("iPhone"))
    #expect(sysctlbyname("hw.unknown", nil, &size, nil, 0) != 0)
    let word = NSMutableString(string: "Ärger")
    #expect(CFStringTransform(word, nil, kCFStringTransformStripDiacritics, false))
    #expect(word == "Arger")
  }
}
