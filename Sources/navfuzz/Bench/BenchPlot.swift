import Foundation
import NavCore
import NavSim

/// Results as a drawing: what a request costs against sizes, and how long requests wait by
/// priority. Self-contained, for light and dark.
enum BenchPlot {
  private static let width = 960.0

  static func svg(_ results: BenchResults) -> String {
    var drawing = Drawing()
    var y = 56.0
    drawing.text("What scheduling costs", x: 32, y: 36, kind: "title")
    y = sizes(results, from: y, &drawing)
    y = workloads(results, from: y, &drawing)
    y = delays(results, from: y, &drawing)
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

  private static func delays(
    _ results: BenchResults, from top: Double, _ drawing: inout Drawing
  ) -> Double {
    let delayed = results.workloads.filter { result in
      result.startDelays?.values.contains { $0.max > 0 } ?? false
    }
    guard !delayed.isEmpty else { return top }
    drawing.text(
      "virtual time from request to start, by priority: half of them ●, 99 of 100 |, all ›", x: 32,
      y: top + 20, kind: "head")
    let longest = delayed.flatMap { $0.startDelays?.values.map(\.max) ?? [] }.max() ?? 1
    let scale = LogScale([1, Double(longest)], from: 220, to: width - 60)
    var y = top + 48
    let first = y - 14
    for result in delayed {
      var isNamed = false
      for priority in Priority.allCases.reversed() {
        guard let delay = result.startDelays?["\(priority)"] else { continue }
        if !isNamed { drawing.text(result.name, x: 32, y: y + 4, kind: "label") }
        isNamed = true
        drawing.text("\(priority)", x: 208, y: y + 4, kind: "tick end")
        let places = [delay.median, delay.p99, delay.max].map { scale.place(Double(max($0, 1))) }
        drawing.line(places[0], y, places[2], y, kind: "whisker")
        drawing.line(places[1], y - 5, places[1], y + 5, kind: "mark")
        drawing.text("›", x: places[2], y: y + 5, kind: "label middle")
        drawing.dot(
          places[0], y,
          "\(result.name), \(priority): half within \(delay.median) ms, 99 % within \(delay.p99) ms, all within \(delay.max) ms"
        )
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

/// Places of numbers on a logarithmic axis, from one power of ten to another.
private struct LogScale {
  let ticks: [Double]
  private let low: Double
  private let high: Double
  private let start: Double
  private let end: Double

  init(_ values: [Double], from start: Double, to end: Double) {
    let positive = values.filter { $0 > 0 }
    low = log10(positive.min() ?? 1).rounded(.down)
    high = max(log10(positive.max() ?? 10).rounded(.up), low + 1)
    ticks = stride(from: low, through: high, by: 1).map { pow(10, $0) }
    self.start = start
    self.end = end
  }

  func place(_ value: Double) -> Double {
    start + (end - start) * (log10(max(value, .leastNormalMagnitude)) - low) / (high - low)
  }
}

/// Lines, dots and texts of an SVG.
private struct Drawing {
  private var elements: [String] = []

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, kind: String) {
    elements.append(
      "<line class=\"\(kind)\" x1=\"\(f(x1))\" y1=\"\(f(y1))\" x2=\"\(f(x2))\" y2=\"\(f(y2))\"/>")
  }

  mutating func polyline(_ points: [(Double, Double)]) {
    let text = points.map { "\(f($0.0)),\(f($0.1))" }.joined(separator: " ")
    elements.append("<polyline class=\"curve\" points=\"\(text)\"/>")
  }

  mutating func dot(_ x: Double, _ y: Double, _ title: String) {
    elements.append(
      "<circle class=\"dot\" cx=\"\(f(x))\" cy=\"\(f(y))\" r=\"4.5\"><title>\(title)</title></circle>"
    )
  }

  mutating func text(_ text: String, x: Double, y: Double, kind: String) {
    elements.append("<text class=\"\(kind)\" x=\"\(f(x))\" y=\"\(f(y))\">\(text)</text>")
  }

  func document(width: Double, height: Double) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(f(width)) \(f(height))" role="img" \
    aria-label="What scheduling costs">
    <style>
    svg { --ink: #1b1f24; --soft: #5b636d; --line: #e3e6ea; --mark: #0b62c4; --back: #ffffff;
      background: var(--back); font: 13px system-ui, sans-serif }
    @media (prefers-color-scheme: dark) { svg { --ink: #e8eaed; --soft: #9aa3ad; --line: #32373d;
      --mark: #6cb2ff; --back: #16191d } }
    text { fill: var(--ink) } .title { font-size: 20px; font-weight: 600 }
    .head { font-weight: 600 } .tick { fill: var(--soft); font-size: 11px }
    .end { text-anchor: end } .middle { text-anchor: middle }
    .grid { stroke: var(--line) } .curve { fill: none; stroke: var(--mark); stroke-width: 2 }
    .whisker { stroke: var(--mark); stroke-width: 3; opacity: 0.45; stroke-linecap: round }
    .mark { stroke: var(--mark); stroke-width: 2 } .dot { fill: var(--mark) }
    </style>
    <rect width="100%" height="100%" fill="var(--back)"/>
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }

  private func f(_ value: Double) -> String { BenchReport.number(value, 1) }
}
