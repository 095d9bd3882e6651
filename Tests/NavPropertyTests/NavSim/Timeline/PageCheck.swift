import Foundation

@testable import NavSim

/// What must hold of every page, whatever it shows.
enum PageCheck {
  static func complaints(_ page: String) -> [String] {
    var complaints: [String] = []
    if !XMLCheck.isWellFormed(asXML(page)) { complaints.append("not well-formed") }
    for word in ["http", "src=", "url(", "@import", "<link"] where page.contains(word) {
      complaints.append("contains \(word)")
    }
    let ids = page.matches(of: /\ id="([^"]*)"/).map { $0.output.1 }
    if Set(ids).count != ids.count { complaints.append("an id stands twice") }
    for link in page.matches(of: /href="#([^"]*)"/) where !ids.contains(link.output.1) {
      complaints.append("a link to \(link.output.1), which is not there")
      break
    }
    let frames = frames(page)
    if frames.isEmpty { complaints.append("no frames") }
    for (index, frame) in frames.enumerated() {
      // What should be there is known of the end only.
      let isLast = index == frames.count - 1
      let count = frame.matches(of: /class="phone[ "]/).count
      let hasWanted = frame.contains("What should be there")
      if count != (hasWanted ? 3 : 2) || hasWanted && !isLast {
        complaints.append("a frame with \(count) phones")
      }
    }
    return complaints
  }

  /// The frames of a page.
  static func frames(_ page: String) -> [Substring] {
    page.matches(of: /<section class="frame[\s\S]*?<\/section>/).map(\.output)
  }

  /// HTML without what need not be closed there, and without scripts and styles.
  private static func asXML(_ page: String) -> String {
    page.replacing(/<meta[^>]*>/, with: "")
      .replacing(/<script>[\s\S]*?<\/script>/, with: "")
      .replacing(/<style>[\s\S]*?<\/style>/, with: "")
  }
}
