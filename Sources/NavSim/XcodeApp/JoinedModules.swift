/// Modules whose sources are compiled as one: an app's, those of packages in its folder, and stand-ins
/// of packages that it imports. Nobody imports them then. A type has another name where one that comes
/// before it has the same, and those of stand-ins have others always: only who imports them sees them.
/// So has what extensions of the system's types declare a second time.
struct JoinedModules {
  /// The modules, each with what stands for it in the names of types: several of one package are one.
  private(set) var units: [String: String] = [:]
  /// By unit, the types that others see.
  private var types: [String: Set<String>] = [:]
  private var standIns: Set<String> = []
  /// By type, the unit whose type keeps its name.
  private var first: [String: String] = [:]
  /// By unit, what its other types are called.
  private var renamed: [String: [String: String]] = [:]
  /// By unit, what members of the system's types are called.
  private var renamedMembers: [String: [String: String]] = [:]
  /// By unit, the members that it declares itself.
  private var members: [String: Set<String>] = [:]
  /// By unit, the variables and functions that are in nothing.
  private var globals: [String: Set<String>] = [:]
  /// What extensions of classes override.
  private(set) var overrides = ExtensionOverrides()
  /// What lists cannot make.
  private var cells = CellInitializers()

  /// Joins folders: a type of an earlier one keeps its name.
  ///
  /// - Parameter made: the classes that are made for them.
  init(_ folders: [AppFolder], making made: Set<String> = []) {
    for folder in folders {
      units.merge(folder.units) { earlier, _ in earlier }
      if folder.isStandIn { standIns.formUnion(folder.units.values) }
      for source in folder.sources {
        globals[source.unit, default: []].formUnion(Self.globals(in: source.text))
        for type in Self.types(in: source.text) {
          types[source.unit, default: []].insert(type)
          if !folder.isStandIn, first[type] == nil { first[type] = source.unit }
        }
      }
    }
    let classes = types.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for source in folders.flatMap(\.sources) {
      overrides.add(source.text, classes: classes, made: made)
      cells.add(source.text)
      // A macro of the system is called so, too, which is found beside it.
      if Self.wrapsProperties("Observable", in: source.text) {
        first["Observable"] = ""
      }
    }
    addMembers(of: folders)
    for (unit, types) in types {
      let prefix = unit.filter { $0.isLetter || $0.isNumber }
      for type in types where first[type] != unit {
        renamed[unit, default: [:]][type] = "\(prefix)_\(type)"
      }
    }
  }

  /// Finds what several units add to one type of the system: that of the first keeps its name.
  private mutating func addMembers(of folders: [AppFolder]) {
    var first: [String: String] = [:]
    for source in folders.flatMap(\.sources) {
      let unit = source.unit
      for member in ExtensionMembers(in: source.text).declared where self.first[member.type] == nil
      {
        members[unit, default: []].insert(member.name)
        let earlier = first[member.signature] ?? unit
        first[member.signature] = earlier
        guard earlier != unit else { continue }
        let prefix = unit.filter { $0.isLetter || $0.isNumber }
        renamedMembers[unit, default: [:]][member.name] = "\(prefix)_\(member.name)"
      }
    }
  }

  /// What members are called in a file, as far as it is something else.
  func memberNames(in source: AppFolder.Source) -> [String: String] {
    var names = renamedMembers[source.unit] ?? [:]
    let own = members[source.unit] ?? []
    for unit in source.imports.sorted().compactMap({ units[$0] }) where unit != source.unit {
      for (member, name) in renamedMembers[unit] ?? [:]
      where !own.contains(member) && names[member] == nil { names[member] = name }
    }
    return names
  }

  /// True for a file that declares a wrapper of properties with a name.
  private static func wrapsProperties(_ name: String, in text: String) -> Bool {
    text.ranges(of: "@propertyWrapper").contains { mark in
      let words = text[mark.upperBound...].prefix(200).split {
        !$0.isLetter && !$0.isNumber && $0 != "_"
      }
      return words.prefix(4).contains(name[...])
    }
  }

  /// Types are declared at the left edge, if they are in nothing else, and not for other systems.
  static func types(in text: String) -> [String] {
    var branches = PhoneBranches()
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      if branches.reads(line) || !branches.areCompiled { return nil }
      guard let letter = line.utf8.first, letter > UInt8(ascii: " "), letter != UInt8(ascii: "/")
      else { return nil }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let place = words.firstIndex(where: Self.keywords.contains), place + 1 < words.count,
        !words[..<place].contains(where: { ["private", "fileprivate", "import"].contains($0) })
      else { return nil }
      return words[place + 1] == "func" ? nil : String(words[place + 1])
    }
  }

  /// Variables and functions at the left edge.
  private static func globals(in text: String) -> [String] {
    text.matches(of: #/(?m)^(?:public |package |internal )?(?:let|var|func) (\w+)/#)
      .map { String($0.1) }
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  /// What a class says beside its own words; nil for most.
  func added(to type: String) -> String? {
    let forwards = overrides.forwards[type]
    return cells.mustSay(type) ? (forwards ?? "") + CellInitializers.text : forwards
  }

  /// True for what stands in for a package.
  func isStandIn(_ unit: String) -> Bool { standIns.contains(unit) }

  /// What a type of a module is called; nil for a module that is none of these.
  func name(_ type: String, ofModule module: String) -> String? {
    // A type of the same name hides a module.
    guard let unit = units[module], first[module] == nil else { return nil }
    return renamed[unit]?[type] ?? type
  }

  /// True for a variable or a function of a module that is one of these.
  func isGlobal(_ name: String, ofModule module: String) -> Bool {
    guard let unit = units[module], first[module] == nil else { return false }
    return globals[unit]?.contains(name) == true
  }

  /// What types are called in a file, as far as it is something else.
  func names(in source: AppFolder.Source) -> [String: String] {
    var names = renamed[source.unit] ?? [:]
    var known = [source.unit]
    for unit in source.imports.sorted().compactMap({ units[$0] }) where !known.contains(unit) {
      for (type, name) in renamed[unit] ?? [:]
      where !known.contains(where: { types[$0]?.contains(type) == true }) {
        names[type] = name
      }
      known.append(unit)
    }
    return names
  }
}
