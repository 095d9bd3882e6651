import Foundation
import NavCoreFuzz

/// Places of numbers on a logarithmic axis, from the least of them to the greatest.
struct LogScale {
  /// Round numbers between the two, as many as have room: all of one digit, 1, 2 and 5, or powers of
  /// ten.
  let ticks: [Double]
  private let low: Double
  private let high: Double
  private let start: Double
  private let end: Double

  init(_ values: [Double], from start: Double, to end: Double) {
    let positive = values.filter { $0 > 0 && $0.isFinite }
    let least = log10(positive.min() ?? 1)
    let greatest = log10(positive.max() ?? 10)
    let margin = max(greatest - least, 0.3) / 20
    low = least - margin
    high = greatest + margin
    let powers = stride(from: low.rounded(.down), through: high.rounded(.up), by: 1)
    let steps: [Double] =
      switch high - low {
      case ..<1: [1, 2, 3, 4, 5, 6, 7, 8, 9]
      case ..<3: [1, 2, 5]
      default: [1]
      }
    let candidates = powers.flatMap { power in steps.map { $0 * pow(10, power) } }
    let range = low...high
    ticks = candidates.filter { range.contains(log10($0)) }
    self.start = start
    self.end = end
  }

  /// Where a number is; at the start when it is not positive.
  func place(_ value: Double) -> Double {
    let share = (log10(max(value, .leastNormalMagnitude)) - low) / (high - low)
    return start + (end - start) * min(max(share, 0), 1)
  }
}

/// Lines, dots and texts of an SVG.
struct Drawing {
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
