/// Values of tasks, by the numbers that the runtime gives them.
///
/// The numbers of a run lie close together, so that they are places in pages. Tasks of other
/// threads make them leap, and a page that was leapt over costs a word.
struct TaskTable<Value> {
  private var pages: [[Value?]] = []
  private var firstPage: UInt64 = 0
  private static var pageSize: UInt64 { 32 }
  /// Tasks farther away than so many pages have no value.
  private static var pageLimit: UInt64 { 1 << 20 }

  subscript(task: UInt64) -> Value? {
    get {
      let page = task / Self.pageSize &- firstPage
      guard page < UInt64(pages.count), !pages[Int(page)].isEmpty else { return nil }
      return pages[Int(page)][Int(task % Self.pageSize)]
    }
    set {
      guard let page = page(of: task) else { return }
      pages[page][Int(task % Self.pageSize)] = newValue
    }
  }

  /// The page of a task, made where there was none.
  private mutating func page(of task: UInt64) -> Int? {
    let number = task / Self.pageSize
    if pages.isEmpty { firstPage = number }
    if number < firstPage {
      let missing = firstPage - number
      guard missing < Self.pageLimit else { return nil }
      pages.insert(contentsOf: repeatElement([], count: Int(missing)), at: 0)
      firstPage = number
    }
    guard number - firstPage < Self.pageLimit else { return nil }
    let page = Int(number - firstPage)
    while pages.count <= page { pages.append([]) }
    if pages[page].isEmpty {
      pages[page] = Array(repeating: nil, count: Int(Self.pageSize))
    }
    return page
  }
}
