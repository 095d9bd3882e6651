/// Which rows a list has, as a value. Each section and each row is there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private struct Section {
    let id: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// The rows that are asked for anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The rows that are asked for anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are asked for anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates one without rows.
  public init() {}

  /// How many rows there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// All rows.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many rows a section has.
  public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: section).count
  }
  /// The rows of a section.
  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == section }?.items ?? []
  }
  /// The section of a row.
  public func sectionIdentifier(
    containingItem item: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(item) }?.id }
  /// Which of all rows it is.
  public func indexOfItem(_ item: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: item)
  }
  /// Which of all sections it is.
  public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == section }
  }

  // MARK: Rows

  /// Rows come at the end of a section, or of the last one.
  public mutating func appendItems(
    _ items: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    insert(items, at: place(of: section))
  }

  private func place(of section: SectionIdentifierType?) -> (section: Int, item: Int) {
    precondition(
      !sections.isEmpty,
      "There are currently no sections in the data source. Please add a section first.")
    let index = section.map(index) ?? sections.count - 1
    return (index, sections[index].items.count)
  }

  private mutating func insert(_ items: [ItemIdentifierType], at place: (section: Int, item: Int)) {
    let known = Set(itemIdentifiers)
    precondition(
      Set(items).count == items.count && known.isDisjoint(with: items),
      "Diffable data source detected an attempt to insert or append items that are not unique")
    sections[place.section].items.insert(contentsOf: items, at: place.item)
  }

  private func place(of item: ItemIdentifierType) -> (section: Int, item: Int) {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (index, place) }
    }
    preconditionFailure("Invalid parameter not satisfying: the item \(item) is not there")
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else {
      preconditionFailure("Invalid parameter not satisfying: the section \(section) is not there")
    }
    return index
  }

  /// Rows come before another one, which has to be there.
  public mutating func insertItems(
    _ items: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) { insert(items, at: place(of: other)) }

  /// Rows come behind another one, which has to be there.
  public mutating func insertItems(
    _ items: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) {
    var place = place(of: other)
    place.item += 1
    insert(items, at: place)
  }

  /// Rows go.
  public mutating func deleteItems(_ items: [ItemIdentifierType]) {
    let gone = Set(items)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  /// All rows go, and all sections.
  public mutating func deleteAllItems() { sections = [] }

  /// A row comes before another one.
  public mutating func moveItem(_ item: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
    deleteItems([item])
    insertItems([item], beforeItem: other)
  }

  /// A row comes behind another one.
  public mutating func moveItem(_ item: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    deleteItems([item])
    insertItems([item], afterItem: other)
  }

  /// Rows are asked for anew.
  public mutating func reloadItems(_ items: [ItemIdentifierType]) {
    reloadedItemIdentifiers += items
  }
  /// Rows are asked for anew.
  public mutating func reconfigureItems(_ items: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += items
  }

  // MARK: Sections

  /// Sections come at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    precondition(
      Set(identifiers).count == identifiers.count
        && Set(sectionIdentifiers).isDisjoint(with: identifiers),
      "Diffable data source detected an attempt to insert or append sections that are not unique")
    sections.insert(contentsOf: identifiers.map { Section(id: $0) }, at: index)
  }

  /// Sections come before another one, which has to be there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) { insert(identifiers, at: index(of: other)) }

  /// Sections come behind another one, which has to be there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) { insert(identifiers, at: index(of: other) + 1) }

  /// Sections go.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }

  /// A section comes before another one.
  public mutating func moveSection(
    _ section: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) {
    let moved = sections.remove(at: index(of: section))
    sections.insert(moved, at: index(of: other))
  }

  /// A section comes behind another one.
  public mutating func moveSection(
    _ section: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) {
    let moved = sections.remove(at: index(of: section))
    sections.insert(moved, at: index(of: other) + 1)
  }

  /// Sections are asked for anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// The same, with nothing that is asked for anew.
  var settled: Self {
    var copy = self
    (copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers) = ([], [])
    copy.reloadedSectionIdentifiers = []
    return copy
  }
}
