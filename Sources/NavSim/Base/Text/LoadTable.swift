/// Groups of requests as two tables: how they ended, and how long they took.
package struct LoadTable {
  /// A group of requests.
  package struct Row {
    let name: String
    let counts: [Int]
    let start: DelaySummary?
    let end: DelaySummary?

    /// Describes a group.
    ///
    /// - Parameters:
    ///   - name: stands first.
    ///   - counts: how many requests ended how, in the order of the heads.
    ///   - start: from request to start; nil when none has started.
    ///   - end: from request to end; nil when none has ended.
    package init(
      _ name: String, _ counts: [Int], start: DelaySummary?,
      end: DelaySummary?
    ) {
      self.name = name
      self.counts = counts
      self.start = start
      self.end = end
    }
  }

  private let title: String
  private let heads: [String]
  private let rows: [Row]
  private let width: Int

  /// Creates the tables.
  ///
  /// - Parameters:
  ///   - title: what is counted.
  ///   - heads: what the columns of counts are called.
  ///   - rows: the groups, in their order.
  package init(_ title: String, _ heads: [String], _ rows: [Row]) {
    self.title = title
    self.heads = heads
    self.rows = rows
    width = rows.reduce(20) { max($0, $1.name.count + 1) }
  }

  /// The tables, with an empty line between.
  package var lines: [String] {
    let delays = ["start: p50", "p90", "p99", "worst", "end: p50", "p90", "p99", "worst"]
    return [TextReport.row(title, width, heads)] + rows.map { row($0.name, $0.counts) }
      + ["", TextReport.row("virtual ms", width, delays)]
      + rows.map { row($0.name, numbers($0.start) + numbers($0.end)) }
  }

  private func numbers(_ delays: DelaySummary?) -> [Int64?] {
    [delays?.median, delays?.p90, delays?.p99, delays?.max]
  }

  private func row(_ label: String, _ cells: [(some BinaryInteger)?]) -> String {
    TextReport.row(label, width, cells.map { $0.map { TextReport.grouped($0) } ?? "–" })
  }
}
