public import Foundation

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
  private var content: AnyView?

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
    if let content { table(of: content) } else { table }
  }

  @ViewBuilder private var table: some View {
    switch selection {
    case .none: List(rows) { cell($0) }
    case .one(let selection): List(rows, selection: selection) { cell($0) }
    case .several(let selection): List(rows, selection: selection) { cell($0) }
    }
  }

  @ViewBuilder private func table(of rows: AnyView) -> some View {
    let rows = rows.environment(\.tableCell) { ($0 as? Row).map(cell) ?? AnyView(EmptyView()) }
    switch selection {
    case .none: List { rows }
    case .one(let selection): List(selection: selection) { rows }
    case .several(let selection): List(selection: selection) { rows }
    }
  }

  private func cell(_ row: Row) -> AnyView { columns.first?.cell(row) ?? AnyView(EmptyView()) }
}

extension Table {
  /// Creates a table. On a phone, nobody moves its columns.
  public init(
    _ data: some RandomAccessCollection<Row>,
    columnCustomization: Binding<TableColumnCustomization<Row>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, columns: columns) }

  /// Creates a table of which a row is selected by a tap. On a phone, nobody moves its columns.
  public init(
    _ data: some RandomAccessCollection<Row>, selection: Binding<Row.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Row>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, selection: selection, columns: columns) }

  /// Creates a table of which several rows are selected. On a phone, nobody moves its columns.
  public init(
    _ data: some RandomAccessCollection<Row>, selection: Binding<Set<Row.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Row>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, selection: selection, columns: columns) }

  /// Creates a table. On a phone, nobody changes its order, or moves its columns.
  public init<Order>(
    _ data: some RandomAccessCollection<Row>, sortOrder: Binding<[Order]>,
    columnCustomization: Binding<TableColumnCustomization<Row>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, columns: columns) }

  /// Creates a table of which a row is selected by a tap. On a phone, nobody changes its order, or
  /// moves its columns.
  public init<Order>(
    _ data: some RandomAccessCollection<Row>, selection: Binding<Row.ID?>,
    sortOrder: Binding<[Order]>, columnCustomization: Binding<TableColumnCustomization<Row>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, selection: selection, columns: columns) }

  /// Creates a table of which several rows are selected. On a phone, nobody changes its order, or
  /// moves its columns.
  public init<Order>(
    _ data: some RandomAccessCollection<Row>, selection: Binding<Set<Row.ID>>,
    sortOrder: Binding<[Order]>, columnCustomization: Binding<TableColumnCustomization<Row>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>]
  ) { self.init(data, selection: selection, columns: columns) }

  /// Creates a table of rows that an app makes itself.
  public init(
    of type: Row.Type, @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>],
    @ViewBuilder rows: () -> some View
  ) {
    self.init([], columns: columns)
    content = AnyView(rows())
  }

  /// Creates a table of rows that an app makes itself, of which one is selected by a tap.
  public init(
    of type: Row.Type, selection: Binding<Row.ID?>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>], @ViewBuilder rows: () -> some View
  ) {
    self.init([], selection: selection, columns: columns)
    content = AnyView(rows())
  }

  /// Creates a table of rows that an app makes itself, of which several are selected, while they
  /// are edited.
  public init(
    of type: Row.Type, selection: Binding<Set<Row.ID>>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>], @ViewBuilder rows: () -> some View
  ) {
    self.init([], selection: selection, columns: columns)
    content = AnyView(rows())
  }

  /// Creates a table of rows that an app makes itself. On a phone, nobody changes its order.
  public init<Order>(
    of type: Row.Type, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>], @ViewBuilder rows: () -> some View
  ) { self.init(of: type, columns: columns, rows: rows) }

  /// Creates a table of rows that an app makes itself, of which one is selected by a tap. On a
  /// phone, nobody changes its order.
  public init<Order>(
    of type: Row.Type, selection: Binding<Row.ID?>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>], @ViewBuilder rows: () -> some View
  ) { self.init(of: type, selection: selection, columns: columns, rows: rows) }

  /// Creates a table of rows that an app makes itself, of which several are selected, while they
  /// are edited. On a phone, nobody changes its order.
  public init<Order>(
    of type: Row.Type, selection: Binding<Set<Row.ID>>, sortOrder: Binding<[Order]>,
    @TableColumnBuilder<Row> columns: () -> [TableColumn<Row>], @ViewBuilder rows: () -> some View
  ) { self.init(of: type, selection: selection, columns: columns, rows: rows) }
}

/// A row of a table.
public struct TableRow<Value: Identifiable>: View {
  @Environment(\.tableCell) private var cell
  private let value: Value

  /// Creates a row.
  public init(_ value: Value) { self.value = value }

  /// What its first column shows.
  public var body: some View { cell?(value) }
}

/// A row of a table with others that are there once it was tapped.
public struct DisclosureTableRow<Value: Identifiable, Rows: View>: View {
  private let value: Value
  private let isExpanded: Binding<Bool>?
  private let rows: () -> Rows

  /// Creates a row.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Rows
  ) { (self.value, self.isExpanded, rows) = (value, isExpanded, content) }

  /// The row, and those below it.
  public var body: some View {
    if let isExpanded {
      DisclosureGroup(isExpanded: isExpanded, content: rows) { TableRow(value) }
    } else {
      DisclosureGroup(content: rows) { TableRow(value) }
    }
  }
}

extension EnvironmentValues {
  private struct TableCellKey: EnvironmentKey {
    static var defaultValue: (@MainActor (Any) -> AnyView)? { nil }
  }

  /// What the first column of the table around a row shows of it.
  fileprivate var tableCell: (@MainActor (Any) -> AnyView)? {
    get { self[TableCellKey.self] }
    set { self[TableCellKey.self] = newValue }
  }
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

  /// Creates a column of words that has an order of its own.
  public init(
    _ title: some AlertTitle, value: KeyPath<Row, String>, comparator: String.StandardComparator
  ) { self.init(title, value: value) }

  /// Creates a column by a value that has an order of its own.
  public init<Value>(
    _ title: some AlertTitle, value: KeyPath<Row, Value>, comparator: some SortComparator<Value>,
    @ViewBuilder content: @escaping @MainActor (Row) -> some View
  ) { self.init(title, content: content) }

  /// The same column.
  public func customizationID(_ id: String) -> Self { self }
  /// The same column.
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
  /// The same column.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    self
  }
  /// The same column.
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
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

/// What the user may change of a column: nobody does here.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A set.
  public static let reorder = Self(rawValue: 1), resize = Self(rawValue: 2)
  /// A set.
  public static let visibility = Self(rawValue: 4), all: Self = [.reorder, .resize, .visibility]
}

/// Where what is in a column stands, which nothing depends on here.
public struct TableColumnAlignment: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), leading = Self(), center = Self(), trailing = Self()
  /// One of them.
  public static let numeric = Self()
}

/// How the user has arranged the columns of a table: not at all.
public struct TableColumnCustomization<Row: Identifiable>: Codable, Equatable, Sendable {
  /// Creates an arrangement.
  public init() {}
}
