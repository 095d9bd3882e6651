/// Rows with columns, of which a phone shows the first.
public struct Table<Row: Identifiable>: View {
  private enum Selection {
    case none
    case one(Binding<Row.ID?>)
    case several(Binding<Set<Row.ID>>)
  }

  private let rows: [Row]
  private let selection: Selection
  private let columns: [TableColumn<Row>]

  /// Creates a table.
  public init(
    _ data: some RandomAccessCollection<Row>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { (rows, selection, self.columns) = (Array(data), .none, columns()) }

  /// Creates a table of which a row is selected by a tap.
  public init(
    _ data: some RandomAccessCollection<Row>, selection: Binding<Row.ID?>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { (rows, self.selection, self.columns) = (Array(data), .one(selection), columns()) }

  /// Creates a table of which several rows are selected, while they are edited.
  public init(
    _ data: some RandomAccessCollection<Row>, selection: Binding<Set<Row.ID>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { (rows, self.selection, self.columns) = (Array(data), .several(selection), columns()) }

  /// Creates a table. On a phone, nobody changes its order.
  public init<Order>(
    _ data: some RandomAccessCollection<Row>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, columns: columns) }

  /// Creates a table of which a row is selected by a tap. On a phone, nobody changes its order.
  public init<Order>(
    _ data: some RandomAccessCollection<Row>, selection: Binding<Row.ID?>,
    sortOrder: Binding<[Order]>, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, selection: selection, columns: columns) }

  /// Creates a table of which several rows are selected, while they are edited. On a phone, nobody
  /// changes its order.
  public init<Order>(
    _ data: some RandomAccessCollection<Row>, selection: Binding<Set<Row.ID>>,
    sortOrder: Binding<[Order]>, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, selection: selection, columns: columns) }

  /// The first column.
  public var body: some View {
    switch selection {
    case .none: List(rows) { cell($0) }
    case .one(let selection): List(rows, selection: selection) { cell($0) }
    case .several(let selection): List(rows, selection: selection) { cell($0) }
    }
  }

  private func cell(_ row: Row) -> AnyView { columns.first?.cell(row) ?? AnyView(EmptyView()) }
}

/// A column of a table.
public struct TableColumn<Row: Identifiable> {
  let cell: @MainActor (Row) -> AnyView

  /// Creates a column.
  public init(
    _ title: some AlertTitle, @ViewBuilder content: @escaping @MainActor (Row) -> some View
  ) { cell = { AnyView(content($0)) } }

  /// Creates a column by a value.
  public init<Value>(
    _ title: some AlertTitle, value: KeyPath<Row, Value>,
    @ViewBuilder content: @escaping @MainActor (Row) -> some View
  ) { self.init(title, content: content) }

  /// Creates a column of words.
  public init(_ title: some AlertTitle, value: KeyPath<Row, String>) {
    nonisolated(unsafe) let value = value
    self.init(title) { Text(verbatim: $0[keyPath: value]) }
  }

  /// The same column.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  /// The same column.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
}

/// Makes columns.
@resultBuilder
public enum TableColumnBuilder<Row: Identifiable> {
  /// One column.
  public static func buildExpression(_ column: TableColumn<Row>) -> [TableColumn<Row>] { [column] }
  /// Several columns.
  public static func buildBlock(_ columns: [TableColumn<Row>]...) -> [TableColumn<Row>] {
    columns.flatMap { $0 }
  }
  /// Columns that may be missing.
  public static func buildOptional(_ columns: [TableColumn<Row>]?) -> [TableColumn<Row>] {
    columns ?? []
  }
}

/// How a table looks, which nothing depends on here.
public protocol TableStyle: Look {}

extension StandardLook: TableStyle {}

extension View {
  /// The view as it is.
  public func tableStyle(_ style: some TableStyle) -> Self { self }
}
