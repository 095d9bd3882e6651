/// A timeline as one page of HTML that needs nothing else: at each moment what the router believes
/// beside what is on the screen, and lanes over virtual time.
///
/// Everything that can be seen can be read: beside each phone stands what is on it, and a table
/// says what the lanes show. The page works without a network, without scripts, in light and dark,
/// and on a phone.
package enum HTMLReport {
  /// A page of whatever has been played.
  package static func html(_ page: ReportPage) -> String {
    let title = page.violation.map { "\($0.property) fails" } ?? page.heading
    let lanes = LaneDrawing(page)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escaped(title))</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <header>
      <p class="soft">\(escaped(page.heading)) · \(page.isApp ? "app" : "router") \
      \(escaped(page.router))</p>
      <h1>\(escaped(title))</h1>
      \(verdict(page))
      </header>
      <main>
      <div class="stage">
      <div class="frames">
      \(page.frames.indices.map { frame($0, page, lanes) }.joined(separator: "\n"))
      </div>
      <nav aria-label="Steps">
      <h2>Steps</h2>
      <ol class="steps">
      \(page.frames.indices.map { link($0, page) }.joined(separator: "\n"))
      </ol>
      </nav>
      </div>
      \(controls(page.frames.count))
      \(lanes.html)
      <p class="soft legend">Milliseconds of virtual time; // leaves time out. Dashed on the right:
      not over when everything stopped. Hatched: the host still moves what nobody waits for. Arrows
      lead from a call to its transition to the report of its end; red ones from a report that comes
      too late to what it meant\(orderLegend(page)). A ring on a phone is a finger.</p>
      \(table(page))
      \(facts(page))
      <h2>The scenario as a file</h2>
      <pre id="fixture">\(escaped(page.fixture))</pre>
      </main>
      <p id="said" class="unseen" aria-live="polite"></p>
      <script>
      \(script)
      </script>
      </body>
      </html>

      """
  }

  private static func verdict(_ page: ReportPage) -> String {
    guard let violation = page.violation else { return "<p>Everything holds.</p>" }
    let promise = page.promise.isEmpty ? "" : "<p>Promised: \(escaped(page.promise)).</p>\n"
    return promise + """
      <dl class="verdict"><dt>expected</dt><dd>\(escaped(violation.expected))</dd>
      <dt>seen</dt><dd>\(escaped(violation.seen))</dd></dl>
      """
  }

  private static func isFailure(_ index: Int, _ page: ReportPage) -> Bool {
    page.violation != nil && index == page.frames.count - 1
  }

  private static func link(_ index: Int, _ page: ReportPage) -> String {
    let frame = page.frames[index]
    let number = frame.step.map { "\($0)" } ?? ""
    let kind = frame.step == nil ? " class=\"ev\"" : ""
    let marks =
      (frame.difference.isEmpty ? "" : " <b class=\"fails\" title=\"differs\">≠</b>")
      + (isFailure(index, page) ? " <b class=\"fails\" title=\"fails\">✗</b>" : "")
    return "<li\(kind)><a href=\"#\(frame.id)\"><i>\(number)</i> <span>\(frame.time) ms</span> "
      + "<code>\(escaped(frame.title))</code>\(marks)</a></li>"
  }

  // MARK: Frames

  private static func frame(_ index: Int, _ page: ReportPage, _ lanes: LaneDrawing) -> String {
    let frame = page.frames[index]
    let isFailure = isFailure(index, page)
    let failure = isFailure ? page.violation : nil
    let number = frame.step.map { "\($0). " } ?? ""
    let kind = (isFailure ? " last" : "") + (frame.wanted == nil ? "" : " three")
    return """
      <section class="frame\(kind)" id="\(frame.id)" tabindex="-1" \
      data-t="\(frame.time)" data-x="\(lanes.place(of: frame))">
      <h2><a href="#\(frame.id)">\(number)<span class="soft">\(frame.time) ms</span></a> \
      <code>\(escaped(frame.title))</code></h2>
      <div class="phones">\(believed(frame, page))\(shown(frame))\(wanted(frame))</div>
      <div class="words">\(words(frame, failure))</div>
      </section>
      """
  }

  private static func believed(_ frame: ReportPage.Frame, _ page: ReportPage) -> String {
    let difference = frame.difference
    let phone = PhoneDrawing(
      frame.believed, movingTo: nil, marking: difference, surplus(frame)
    ).html
    return figure(
      page.isApp ? "The app wants" : "The router believes", phone, frame.believed,
      difference.isEmpty ? "" : " differs", "", escaped(frame.belief))
  }

  private static func shown(_ frame: ReportPage.Frame) -> String {
    let difference = frame.difference
    let motion = frame.motion
    let phone = PhoneDrawing(
      frame.shown, movingTo: motion?.target, marking: difference, surplus(frame)
    ).html
    let cover = frame.obstacle.map { "<div class=\"cover-all\">\(escaped($0))</div>" } ?? ""
    var state = "nothing moves"
    var numbers = ""
    if let motion {
      let percent = motion.percent(at: frame.time)
      numbers = " data-start=\"\(motion.start)\" data-end=\"\(motion.end)\" style=\"--p:"
      numbers += percent == 100 ? "1\"" : "0.\(percent < 10 ? "0" : "")\(percent)\""
      state = "\(escaped(motion.label)), <b class=\"percent\">\(percent)</b> %, "
      state += "until \(motion.end) ms"
    }
    return figure(
      "On the screen", phone + cover, frame.shown, difference.isEmpty ? "" : " differs", numbers,
      state)
  }

  /// What is marked as too much.
  private static func surplus(_ frame: ReportPage.Frame) -> WantedDifference.Marks? {
    frame.wantedDifference?.surplus
  }

  /// The third phone; nothing where nobody can say what should be there.
  private static func wanted(_ frame: ReportPage.Frame) -> String {
    guard let wanted = frame.wanted, let difference = frame.wantedDifference else { return "" }
    let phone = PhoneDrawing(
      wanted, movingTo: nil, marking: ScreenDifference(), difference.missing
    ).html
    return figure(
      "What should be there", phone, wanted, " wanted", "", escaped(difference.summary))
  }

  private static func figure(
    _ title: String, _ phone: String, _ screens: DrawnScreens, _ kind: String, _ numbers: String,
    _ state: String
  ) -> String {
    """
    <figure\(numbers)><figcaption>\(title)</figcaption>\
    <div class="phone\(kind)" aria-hidden="true">\(phone)</div>\
    <p class="state">\(state)</p><p class="unseen">\(escaped(screens.wholeText))</p></figure>
    """
  }

  private static func words(_ frame: ReportPage.Frame, _ failure: Violation?) -> String {
    var text = ""
    if let failure {
      text += "<p class=\"fails\"><b>✗ \(escaped(failure.property)) fails here</b></p>"
    }
    if let lines = frame.wantedDifference?.lines, !lines.isEmpty {
      let items = lines.map { "<li>\(escaped($0))</li>" }.joined()
      text += "<div class=\"fails differ\"><h3>Not as it should be</h3><ul>\(items)</ul></div>"
    }
    let lines = frame.difference.lines
    if !frame.difference.isEmpty {
      var items = lines.prefix(6).map { "<li>\(escaped($0))</li>" }.joined()
      if lines.count > 6 { items += "<li>and \(lines.count - 6) more</li>" }
      if let motion = frame.motion, !frame.expectsMotion {
        items += "<li>nobody waits for what moves: \(escaped(motion.label)), "
        items += "\(motion.percent(at: frame.time)) % at \(frame.time) ms</li>"
      }
      text += "<div class=\"fails differ\"><h3>They differ</h3><ul>\(items)</ul></div>"
    }
    if let why = frame.skipReason { text += "<p>Does not apply: \(escaped(why)).</p>" }
    if !frame.waiting.isEmpty {
      let items = frame.waiting.prefix(12).map {
        "<li>\(escaped($0.text)) <i>\(escaped($0.priority))</i></li>"
      }
      let rest = frame.waiting.count - items.count
      text += "<h3>Waiting, the next one first</h3><ol>\(items.joined())</ol>"
      if rest > 0 { text += "<p>and \(rest) more</p>" }
    }
    // What is the title is not said again.
    if !frame.events.isEmpty, frame.events != [frame.title] {
      let items = frame.events.prefix(12).map { "<li>\(escaped($0))</li>" }.joined()
      let rest = frame.events.count > 12 ? "<li>and \(frame.events.count - 12) more</li>" : ""
      text += "<h3>What happens</h3><ul>\(items)\(rest)</ul>"
    }
    return text
  }

  // MARK: Around the lanes

  private static func facts(_ page: ReportPage) -> String {
    guard !page.facts.isEmpty else { return "" }
    return "<h2>Again</h2>\n<pre>\(escaped(page.facts.joined(separator: "\n")))</pre>"
  }

  private static func controls(_ count: Int) -> String {
    """
    <div class="controls" role="toolbar" aria-label="Steps and zoom">
    <button id="back" type="button" title="one back (←)">◀</button>
    <button id="play" type="button" title="play (space)">Play</button>
    <button id="on" type="button" title="one on (→)">▶</button>
    <input id="scrub" type="range" min="0" max="\(max(count - 1, 0) * 100)" value="0" \
    aria-label="Moment"/>
    <button id="out" type="button" title="zoom out (-)">−</button>
    <button id="fit" type="button" title="the whole (0)">Fit</button>
    <button id="in" type="button" title="zoom in (+)">+</button>
    <button id="link" type="button" title="copy a link to this moment">Copy link</button>
    <button id="copy" type="button" title="copy the scenario as a file">Copy fixture</button>
    </div>
    """
  }

  /// What the lanes show, in words.
  private static func orderLegend(_ page: ReportPage) -> String {
    page.arrows.contains { $0.kind == .order }
      ? "; thick ones from what has overtaken a call to that call, which was held back" : ""
  }

  private static func table(_ page: ReportPage) -> String {
    var rows: [String] = []
    func add(_ lane: String, _ label: String, _ start: Int64, _ end: String) {
      rows.append(
        "<tr><td>\(escaped(lane))</td><td>\(escaped(label))</td><td>\(start)</td><td>\(end)</td>"
          + "</tr>")
    }
    for lane in page.lanes {
      for bar in lane.bars { add(lane.name, bar.label, bar.start, bar.isOpen ? "–" : "\(bar.end)") }
    }
    for report in page.reports { add("report", report.label, report.time, "") }
    for mark in page.departures { add("order", mark.label, mark.time, "") }
    return """
      <details><summary>The timeline as a table</summary>
      <table><thead><tr><th>who</th><th>what</th><th>from ms</th><th>to ms</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      </details>
      """
  }

  /// A text as HTML takes it.
  static func escaped(_ text: String) -> String { TextEncoding.html(text) }
}
