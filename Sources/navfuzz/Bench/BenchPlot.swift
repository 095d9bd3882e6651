import Foundation
import NavCore
import NavCoreFuzz

/// Results as a drawing: what a request costs against sizes, and how long requests wait by
/// priority. Self-contained, for light and dark; the caption says where and when it was measured.
enum BenchPlot {
  private static let width = 960.0

  static func svg(_ results: BenchResults) -> String {
    var drawing = Drawing()
    var y = 56.0
    drawing.text("What scheduling costs", x: 32, y: 36, kind: "title")
    drawing.text(results.origin.text, x: 32, y: y, kind: "tick")
    y = sizes(results, from: y + 16, &drawing)
    y = workloads(results, from: y, &drawing)
    y = delays(of: results, from: y, &drawing)
    return drawing.document(width: width, height: y + 16)
  }

  static func svg(_ load: LoadResult, _ origin: BenchOrigin) -> String {
    var drawing = Drawing()
    drawing.text("How long requests wait", x: 32, y: 36, kind: "title")
    drawing.text(load.options, x: 32, y: 56, kind: "tick")
    drawing.text(origin.text, x: 32, y: 74, kind: "tick")
    let rows = LoadReport.rows(load)
    func panel(
      _ title: String, from top: Double, _ summary: (LoadResult.Group) -> DelaySummary?
    ) -> Double {
      let shown = rows.map { (name: $0.name, delays: summary($0.group)) }
      return delays([(name: "", rows: shown)], title, from: top, &drawing)
    }
    var y = panel("virtual time from request to start", from: 90) { $0.start }
    y = panel("virtual time from request to end", from: y + 8) { $0.end }
    return drawing.document(width: width, height: y + 16)
  }

  // MARK: Cost against size

  private static func sizes(
    _ results: BenchResults, from top: Double, _ drawing: inout Drawing
  ) -> Double {
    let axes = Size.allCases.filter { axis in results.sizes.contains { $0.axis == axis.rawValue } }
    guard !axes.isEmpty else { return top }
    let all = results.sizes.map(\.nanosecondsPerOperation.upper)
    let scale = LogScale(
      results.sizes.map(\.nanosecondsPerOperation.lower) + all, from: top + 210, to: top + 50)
    drawing.text(
      "ns per request, against how much there is of something", x: 32, y: top + 20, kind: "head")
    let panel = (width - 96) / Double(axes.count)
    for (index, axis) in axes.enumerated() {
      let left = 72 + panel * Double(index)
      let measured = results.sizes.filter { $0.axis == axis.rawValue }
      let across = LogScale(
        measured.map { Double($0.size) }, from: left + 8, to: left + panel - 40)
      for tick in scale.ticks {
        drawing.line(left, scale.place(tick), left + panel - 32, scale.place(tick), kind: "grid")
        if index == 0 {
          drawing.text(short(tick), x: left - 8, y: scale.place(tick) + 4, kind: "tick end")
        }
      }
      var points: [(Double, Double)] = []
      for result in measured {
        let x = across.place(Double(result.size))
        let time = result.nanosecondsPerOperation
        drawing.line(x, scale.place(time.lower), x, scale.place(time.upper), kind: "whisker")
        points.append((x, scale.place(time.median)))
        drawing.text(short(Double(result.size)), x: x, y: top + 228, kind: "tick middle")
      }
      drawing.polyline(points)
      for ((x, y), result) in zip(points, measured) {
        drawing.dot(
          x, y,
          "\(axis.rawValue) \(result.size): \(short(result.nanosecondsPerOperation.median)) ns")
      }
      drawing.text(label(axis), x: left + 8, y: top + 248, kind: "label")
    }
    return top + 284
  }

  private static func label(_ axis: Size) -> String {
    switch axis {
    case .waiting: "requests that wait"
    case .depth: "entries on the stack"
    case .layers: "layers presented"
    }
  }

  // MARK: Cost of workloads

  private static func workloads(
    _ results: BenchResults, from top: Double, _ drawing: inout Drawing
  ) -> Double {
    guard !results.workloads.isEmpty else { return top }
    drawing.text(
      "ns per operation, with the middle half of all measurements", x: 32, y: top + 20, kind: "head"
    )
    let all = results.workloads.flatMap {
      [$0.nanosecondsPerOperation.lower, $0.nanosecondsPerOperation.upper]
    }
    let scale = LogScale(all, from: 160, to: width - 140)
    let bottom = top + 44 + 26 * Double(results.workloads.count)
    for tick in scale.ticks {
      drawing.line(scale.place(tick), top + 36, scale.place(tick), bottom, kind: "grid")
      drawing.text(short(tick), x: scale.place(tick), y: bottom + 16, kind: "tick middle")
    }
    for (index, result) in results.workloads.enumerated() {
      let y = top + 56 + 26 * Double(index)
      let time = result.nanosecondsPerOperation
      drawing.text(result.name, x: 148, y: y + 4, kind: "label end")
      drawing.line(scale.place(time.lower), y, scale.place(time.upper), y, kind: "whisker")
      drawing.dot(scale.place(time.median), y, "\(result.name): \(short(time.median)) ns")
      drawing.text(
        "\(short(1e9 / max(time.median, 0.001))) per s", x: width - 32, y: y + 4, kind: "tick end")
    }
    return bottom + 44
  }

  // MARK: Delays

  /// The delays of some requests, with what they are called.
  private typealias DelayRow = (name: String, delays: DelaySummary?)

  private static func delays(
    of results: BenchResults, from top: Double, _ drawing: inout Drawing
  ) -> Double {
    let groups = results.workloads.map { result in
      let rows: [DelayRow] = Priority.allCases.reversed().compactMap { priority in
        result.startDelays?["\(priority)"].map { ("\(priority)", $0) }
      }
      return (name: result.name, rows: rows)
    }
    let delayed = groups.filter { $0.rows.contains { ($0.delays?.max ?? 0) > 0 } }
    return delays(delayed, "virtual time from request to start, by priority", from: top, &drawing)
  }

  /// Rows of half ●, 90 of 100 and 99 of 100 |, and all ›.
  private static func delays(
    _ groups: [(name: String, rows: [DelayRow])], _ title: String, from top: Double,
    _ drawing: inout Drawing
  ) -> Double {
    let shown = groups.flatMap(\.rows).compactMap(\.delays)
    guard !shown.isEmpty else { return top }
    drawing.text(
      "\(title): half of them ●, 90 and 99 of 100 |, all ›", x: 32, y: top + 20, kind: "head")
    let scale = LogScale(
      shown.flatMap { [$0.median, $0.max] }.filter { $0 > 0 }.map(Double.init), from: 260,
      to: width - 60)
    var y = top + 48
    let first = y - 14
    for group in groups {
      drawing.text(group.name, x: 32, y: y + 4, kind: "label")
      for (name, delays) in group.rows {
        drawing.text(name, x: 248, y: y + 4, kind: "tick end")
        if let delays {
          let title =
            "\(group.name), \(name): half within \(delays.median) ms, 90 % within "
            + "\(delays.p90) ms, 99 % within \(delays.p99) ms, all within \(delays.max) ms"
          mark(delays, title.trimmingPrefix(", "), scale, y, &drawing)
        }
        y += 17
      }
      y += 10
    }
    for tick in scale.ticks {
      drawing.line(scale.place(tick), first, scale.place(tick), y - 12, kind: "grid")
      drawing.text(milliseconds(tick), x: scale.place(tick), y: y + 4, kind: "tick middle")
    }
    return y + 20
  }

  private static func mark(
    _ delays: DelaySummary, _ title: Substring, _ scale: LogScale, _ y: Double,
    _ drawing: inout Drawing
  ) {
    let places = [delays.median, delays.p90, delays.p99, delays.max].map { scale.place(Double($0)) }
    drawing.line(places[0], y, places[3], y, kind: "whisker")
    for place in places[1...2] { drawing.line(place, y - 5, place, y + 5, kind: "mark") }
    drawing.text("›", x: places[3], y: y + 5, kind: "label middle")
    drawing.dot(places[0], y, String(title))
  }

  private static func milliseconds(_ value: Double) -> String {
    value < 1_000 ? "\(short(value)) ms" : "\(short(value / 1_000)) s"
  }

  /// Three digits at most, with k and M for thousands and millions.
  private static func short(_ value: Double) -> String {
    switch value {
    case 1e6...: "\(trimmed(value / 1e6))M"
    case 1e3...: "\(trimmed(value / 1e3))k"
    default: trimmed(value)
    }
  }

  private static func trimmed(_ value: Double) -> String {
    let text = BenchReport.number(value, value < 9.95 ? 1 : 0)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
