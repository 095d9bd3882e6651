/// The lanes of a page over time: names that stay, bars, reports, arrows, and a small map of all.
///
/// Everything stands at a number of units from the left, which the style multiplies by the zoom.
struct LaneDrawing {
  private static let rowHeight = 22
  /// More bars at a time than these are drawn over each other.
  private static let rowLimit = 8

  private let page: ReportPage
  private let scale: TimeScale
  private var names = ""
  private var elements = ""
  private var map = ""
  private var height = 0
  /// Where the bars are, by lane.
  private var rows: [[Int]] = []
  private var reportTop = 0

  init(_ page: ReportPage) {
    self.page = page
    let moments = page.times
    var counts: [Int64: Int] = [:]
    for frame in page.frames { counts[frame.time, default: 0] += Self.dotWidth(frame) }
    let rooms = moments.map { (counts[$0] ?? 0) + 6 }
    // As wide as a window, if that is enough for nothing to be left out.
    let whole = [1, 2, 4, 8, 16].lazy.map {
      TimeScale(moments, nearest: 8, farthest: 900, unit: $0, rooms: rooms)
    }
    scale =
      whole.first { $0.length <= 900 && !$0.isCut.contains(true) }
      ?? TimeScale(moments, nearest: 8, farthest: 160, unit: 4, rooms: rooms)
    draw()
  }

  private var width: Int { scale.length + 120 }

  private func place(_ time: Int64) -> Int { scale.place(time) }

  /// Where each frame stands, for a line that shows the present one.
  func place(of frame: ReportPage.Frame) -> Int { place(frame.time) }

  /// The lanes, and the map of them.
  var html: String {
    """
    <div id="map" aria-hidden="true"><svg viewBox="0 0 \(width) \(height)" \
    preserveAspectRatio="none">\(map)</svg><i></i></div>
    <div id="scroll" tabindex="0" role="group" aria-label="Timeline; the table says the same">
    <div class="lanes" style="--w:\(width);height:\(height)px" aria-hidden="true">
    <div class="names">\(names)</div>
    <div id="plot">\(elements)<i id="now"></i></div>
    </div>
    </div>
    """
  }

  private mutating func draw() {
    dots()
    for lane in page.lanes { draw(lane) }
    marks("reports", page.reports, "report")
    reportTop = height - Self.rowHeight
    marks("order", page.departures, "departure")
    ruler()
    arrows()
  }

  private static func dotWidth(_ frame: ReportPage.Frame) -> Int {
    frame.step.map { $0 < 10 ? 19 : $0 < 100 ? 23 : 29 } ?? 8
  }

  private mutating func name(_ text: String) {
    names += "<span style=\"--y:\(height)\">\(TextEncoding.html(text))</span>"
  }

  /// A numbered dot for each step, a small one for what happens between steps.
  private mutating func dots() {
    height = 4
    name("steps")
    var last: Int64?
    var shift = 0
    for (index, frame) in page.frames.enumerated() {
      if frame.time != last { shift = 0 }
      last = frame.time
      let isFailure = page.violation != nil && index == page.frames.count - 1
      let kind = (frame.step == nil ? " ev" : "") + (isFailure ? " bad" : "")
      elements += "<a class=\"dot\(kind)\" href=\"#\(frame.id)\" tabindex=\"-1\" style=\""
      elements += "--x:\(place(frame.time));--s:\(shift)\""
      elements += " title=\"\(TextEncoding.html("\(frame.time) ms: \(frame.title)"))\">"
      elements += (frame.step.map { "\($0)" } ?? "") + "</a>"
      shift += Self.dotWidth(frame)
    }
    height += 28
  }

  // MARK: Bars

  /// About how much room a label takes.
  private static func width(of label: String) -> Int { label.count * 6 + 12 }

  private mutating func draw(_ lane: ReportPage.Lane) {
    guard !lane.bars.isEmpty else { return rows.append([]) }
    name(lane.name)
    /// Where each row is free again.
    var ends: [Int] = []
    var placed: [Int] = []
    for bar in lane.bars {
      let start = place(bar.start)
      let row =
        ends.firstIndex { $0 <= start }
        ?? (ends.count < Self.rowLimit ? ends.count : ends.indices.min { ends[$0] < ends[$1] } ?? 0)
      let label = Self.width(of: bar.label)
      let isInside = label <= place(bar.end) - start
      let used = place(bar.end) + (isInside ? 0 : min(label, 90))
      if row == ends.count { ends.append(used) } else { ends[row] = max(used, ends[row]) }
      placed.append(row)
    }
    for (index, bar) in lane.bars.enumerated() {
      let next = lane.bars.indices.dropFirst(index + 1).first { placed[$0] == placed[index] }
      let room = next.map { place(lane.bars[$0].start) } ?? width
      draw(bar, lane.kind, top: height + placed[index] * Self.rowHeight, room: room)
    }
    rows.append(placed.map { height + $0 * Self.rowHeight })
    height += Self.rowHeight * ends.count + 8
  }

  private mutating func draw(
    _ bar: ReportPage.Bar, _ kind: ReportPage.Lane.Kind, top: Int, room: Int
  ) {
    let (start, end) = (place(bar.start), place(bar.end))
    // A label that does not fit into its bar stands behind it, if there is more room.
    let isBehind = Self.width(of: bar.label) > end - start && room - end > end - start
    let label = TextEncoding.html(bar.label)
    let time = "\(bar.start) ms to \(bar.isOpen ? "not over" : "\(bar.end) ms")"
    elements += "<a class=\"bar \(kind.rawValue)\(bar.isOpen ? " open" : "")\" tabindex=\"-1\""
    elements += " href=\"#\(page.frame(at: bar.start)?.id ?? "")\" title=\"\(label): \(time)\""
    elements += " style=\"--x:\(start);--n:\(end - start);--y:\(top)"
    elements += ";--g:\(isBehind ? room - end : end - start)\">"
    elements += "<span\(isBehind ? " class=\"behind\"" : "")>\(label)</span></a>"
    map += "<rect class=\"\(kind.rawValue)\" x=\"\(start)\" y=\"\(top)\" "
    map += "width=\"\(max(end - start, 2))\" height=\"16\"/>"
    guard let from = bar.unawaited else { return }
    let late = place(from)
    elements += "<i class=\"late\" title=\"nobody waits for it any more\" style=\""
    elements += "--x:\(late);--n:\(max(end - late, 4));--y:\(top)\"></i>"
  }

  // MARK: Moments

  private mutating func marks(_ lane: String, _ marks: [ReportPage.Mark], _ kind: String) {
    guard !marks.isEmpty else { return }
    name(lane)
    for mark in marks {
      let isStale = mark.isStale ? " stale" : ""
      elements += "<a class=\"mark \(kind)\(isStale)\" tabindex=\"-1\" href=\"#"
      elements += "\(page.frame(at: mark.time)?.id ?? "")\" title=\""
      elements += TextEncoding.html("\(mark.time) ms: \(mark.label)")
      elements += "\" style=\"--x:\(place(mark.time));--y:\(height)\"></a>"
    }
    height += Self.rowHeight
  }

  /// The times, and where time is left out.
  private mutating func ruler() {
    var last = -100
    for (index, moment) in scale.moments.enumerated() {
      let x = scale.places[index]
      if scale.isCut[index] {
        let middle = (x + scale.places[index - 1]) / 2
        elements += "<i class=\"cut\" style=\"--x:\(middle)\"></i>"
      }
      guard x - last >= 56 else { continue }
      last = x
      elements += "<i class=\"tick\" style=\"--x:\(x);--y:\(height)\">\(moment)</i>"
    }
    if page.violation != nil, let end = page.frames.last {
      let x = place(end.time)
      // At the very beginning there is no room to the left of it.
      let style = x < 16 ? "fail first" : "fail"
      elements += "<i class=\"\(style)\" style=\"--x:\(x)\"></i>"
      map += "<rect class=\"fail\" x=\"\(x)\" y=\"0\" width=\"3\" height=\"\(height)\"/>"
    }
    name("ms")
    height += 20
  }

  // MARK: Arrows

  private mutating func arrows() {
    var paths = ""
    for arrow in page.arrows {
      guard let from = point(arrow.from), let to = point(arrow.to) else { continue }
      let (y1, y2) = from.y < to.y ? (from.y + 18, to.y) : (from.y, to.y + 18)
      let bend = from.y < to.y ? 10 : -10
      let kind = arrow.kind == .cause ? "" : " class=\"\(arrow.kind.rawValue)\""
      paths += "<path\(kind) vector-effect=\"non-scaling-stroke\" d=\"M\(from.x) \(y1)"
      paths += "C\(from.x) \(y1 + bend) \(to.x) \(y2 - bend) \(to.x) \(y2)\"/>"
      let up = from.y < to.y ? "" : " up"
      let tip = arrow.kind == .cause ? "" : " \(arrow.kind.rawValue)"
      elements += "<i class=\"tip\(up)\(tip)\" style=\""
      elements += "--x:\(to.x);--y:\(y2)\"></i>"
    }
    elements += "<svg class=\"arrows\" viewBox=\"0 0 \(width) \(height)\" "
    elements += "preserveAspectRatio=\"none\">\(paths)</svg>"
  }

  private func point(_ anchor: ReportPage.Anchor) -> (x: Int, y: Int)? {
    switch anchor {
    case .start(let lane, let index):
      guard let y = rows[at: lane]?[at: index] else { return nil }
      return (place(page.lanes[lane].bars[index].start) + 4, y)
    case .end(let lane, let index):
      guard let y = rows[at: lane]?[at: index] else { return nil }
      return (max(place(page.lanes[lane].bars[index].end) - 2, 0), y)
    case .moment(let lane, let index, let time):
      guard let y = rows[at: lane]?[at: index] else { return nil }
      return (place(time) + 4, y)
    case .report(let index):
      return page.reports[at: index].map { (place($0.time), reportTop) }
    }
  }
}
