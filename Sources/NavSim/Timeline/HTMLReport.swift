import NavCore

/// A timeline as one page of HTML that needs nothing else: swim lanes over virtual time, the
/// violation marked where it happens, and what was on screen before and after every step.
///
/// Everything that can be seen can be read: the steps are a list of buttons and texts, the drawing
/// repeats them. It works without a network, without scripts, in light and dark, and on a phone.
public enum HTMLReport {
  /// The page.
  ///
  /// - Parameters:
  ///   - timeline: what happened.
  ///   - heading: what was run, in a few words.
  ///   - facts: lines to be shown above the drawing, such as how to run it again.
  public static func page(_ timeline: Timeline, heading: String, facts: [String] = []) -> String {
    let title = timeline.violation.map { "\($0.property) fails" } ?? heading
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
      <p class="soft">\(escaped(heading)) · router \(escaped(timeline.title))</p>
      <h1>\(escaped(title))</h1>
      \(verdict(timeline.violation))
      </header>
      <main>
      <figure>
      <div class="scroll" tabindex="0" role="group" aria-label="Timeline, can be scrolled">
      \(LaneDrawing(timeline).svg)
      </div>
      <figcaption class="soft">Virtual time in milliseconds; // leaves time out. Pale: not over when
      everything stopped. Hatched: the host still performs what the router no longer waits for. The list
      of steps says the same in words.
      </figcaption>
      </figure>
      <h2 id="steps">Steps</h2>
      <p class="soft keys">Select one, or use the keys ← and →.</p>
      <ol>
      \(timeline.frames.enumerated().map { frame($1, $0, timeline) }.joined(separator: "\n"))
      </ol>
      \(facts.isEmpty ? "" : "<h2>Again</h2>\n<pre>\(escaped(facts.joined(separator: "\n")))</pre>")
      </main>
      <script>
      \(script)
      </script>
      </body>
      </html>

      """
  }

  private static func verdict(_ violation: Violation?) -> String {
    guard let violation else { return "<p>Everything holds.</p>" }
    let promise = Invariant(rawValue: violation.property)?.promise ?? ""
    return """
      <p>Promised: \(escaped(promise)).</p>
      <dl class="verdict"><dt>expected</dt><dd>\(escaped(violation.expected))</dd>
      <dt>seen</dt><dd>\(escaped(violation.seen))</dd></dl>
      """
  }

  private static func frame(_ frame: Timeline.Frame, _ index: Int, _ timeline: Timeline) -> String {
    let isLast = index == timeline.frames.count - 1
    let failure = isLast ? timeline.violation : nil
    let note = frame.skipReason.map { "<p>Does not apply: \(escaped($0)).</p>" } ?? ""
    let mark = failure.map { "<p class=\"fails\">✗ \(escaped($0.property)) fails here.</p>" } ?? ""
    return """
      <li id="step-\(index)">
      <details\(isLast ? " open" : "")>
      <summary><span class="time">\(frame.time.milliseconds) ms</span> \
      <code>\(escaped(frame.text))</code>\(failure == nil ? "" : " <b class=\"fails\">✗</b>")</summary>
      <div class="pictures">
      \(picture(frame.before, "before"))
      \(picture(frame.after, "after"))
      </div>\(note)\(mark)
      </details>
      </li>
      """
  }

  private static func picture(_ picture: Timeline.Picture, _ name: String) -> String {
    func stack(_ stack: Timeline.Picture.Stack, _ kind: String) -> String {
      let entries = stack.entries.reversed().map { "<li>\(escaped($0))</li>" }.joined()
      let shown = stack.isSelected ? " shown" : ""
      return
        "<div class=\"stack \(kind)\(shown)\"><h4>\(escaped(stack.name))\(stack.isSelected ? " (shown)" : "")</h4><ul>\(entries)</ul></div>"
    }
    let stacks =
      picture.tabs.map { stack($0, "tab") } + picture.layers.map { stack($0, "layer") }
    return """
      <section><h3>\(name)</h3><div class="stacks">\(stacks.joined())</div>
      <p class="soft">router: \(escaped(picture.state))</p></section>
      """
  }

  /// A text as HTML takes it.
  static func escaped(_ text: String) -> String { TextEncoding.html(text) }
}
