public import Foundation

/// Where texts, links and pictures are copied to. What is there belongs to one run, and is nothing at
/// its beginning: no other app copies anything.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  /// What a place is called.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The place of all apps.
    public static let general = Self("com.apple.UIKit.pboard.general")
  }

  /// For how long, and for whom, something is there, which nothing depends on here.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate"),
      localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// What a text can look like.
  public struct DetectionPattern: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let
      number = Self(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number"),
      probableWebURL = Self(
        rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url"),
      probableWebSearch = Self(
        rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
  }

  /// All places of a run.
  private final class Places {
    var known: [Name: UIPasteboard] = [:]
    var count = 0
    static nonisolated(unsafe) let alone = Places()
    static var current: Places { AppRun.current?.own { Places() } ?? alone }
  }

  /// That of all apps.
  public class var general: UIPasteboard { place(.general) }
  /// One that nobody else knows.
  public class func withUniqueName() -> UIPasteboard {
    let places = Places.current
    places.count += 1
    return place(Name("NavSim.pasteboard.\(places.count)"))
  }
  /// That of a name; nil where there is none, and none is to be made.
  public convenience init?(name: Name, create: Bool) {
    guard create || Places.current.known[name] != nil else { return nil }
    self.init(as: name)
    let place = Self.place(name)
    kept = place.kept
  }
  /// Forgets that of a name.
  public class func remove(withName name: Name) {
    Places.current.known[name]?.kept.items = []
    Places.current.known[name] = nil
  }

  private static func place(_ name: Name) -> UIPasteboard {
    let places = Places.current
    if let known = places.known[name] { return known }
    let new = UIPasteboard(as: name)
    places.known[name] = new
    return new
  }

  private final class Kept {
    var items: [[String: Any]] = []
    var changes = 0
  }

  /// Its name.
  public let name: Name
  /// False: nothing is kept after the run.
  public var isPersistent: Bool { name == .general }
  // Only the thread of the run touches it.
  private var kept = Kept()

  private init(as name: Name) { self.name = name }

  /// What is there: by the kind of each, what it is.
  public var items: [[String: Any]] {
    get { kept.items }
    set {
      kept.items = newValue
      kept.changes += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }
  /// How often something else came there.
  public var changeCount: Int { kept.changes }
  /// How much is there.
  public var numberOfItems: Int { items.count }
  /// The kinds of the first thing that is there.
  public var types: [String] { (items.first ?? [:]).keys.sorted() }

  /// Adds to what is there.
  public func addItems(_ new: [[String: Any]]) { items += new }
  /// Puts something there in place of all else.
  public func setItems(_ new: [[String: Any]], options: [OptionsKey: Any] = [:]) { items = new }
  /// Puts something of a kind there in place of all else.
  public func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }
  /// Puts data of a kind there in place of all else.
  public func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }
  /// What is there of a kind.
  public func value(forPasteboardType type: String) -> Any? { items.first?[type] }
  /// What is there of a kind.
  public func values(forPasteboardType type: String, inItemSet set: IndexSet?) -> [Any]? {
    chosen(set).compactMap { $0[type] }
  }
  /// The data of what is there of a kind.
  public func data(forPasteboardType type: String) -> Data? { Self.data(of: items.first?[type]) }
  /// The data of what is there of a kind.
  public func data(forPasteboardType type: String, inItemSet set: IndexSet?) -> [Data]? {
    chosen(set).compactMap { Self.data(of: $0[type]) }
  }
  /// Whether something of a kind is there.
  public func contains(pasteboardTypes kinds: [String]) -> Bool {
    contains(pasteboardTypes: kinds, inItemSet: nil)
  }
  /// Whether something of a kind is there.
  public func contains(pasteboardTypes kinds: [String], inItemSet set: IndexSet?) -> Bool {
    chosen(set).contains { item in kinds.contains { item[$0] != nil } }
  }
  /// Where something of a kind is.
  public func itemSet(withPasteboardTypes kinds: [String]) -> IndexSet? {
    IndexSet(items.indices.filter { index in kinds.contains { items[index][$0] != nil } })
  }
  /// The kinds of what is there.
  public func types(forItemSet set: IndexSet?) -> [[String]]? {
    chosen(set).map { $0.keys.sorted() }
  }

  private func chosen(_ set: IndexSet?) -> [[String: Any]] {
    guard let set else { return items }
    return items.indices.filter(set.contains).map { items[$0] }
  }

  private static func data(of value: Any?) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  // MARK: By what it is

  private static let textKind = "public.utf8-plain-text", urlKind = "public.url",
    imageKind = "public.png", colorKind = "com.apple.uikit.color"
  /// Kinds of one thing.
  public class var typeListString: NSArray { [textKind, "public.text"] }
  /// Kinds of one thing.
  public class var typeListURL: NSArray { [urlKind] }
  /// Kinds of one thing.
  public class var typeListImage: NSArray { [imageKind, "public.jpeg"] }
  /// Kinds of one thing.
  public class var typeListColor: NSArray { [colorKind] }
  /// The kind that something has by itself.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"

  private func all<Value>(_ kinds: [String]) -> [Value]? {
    let found = items.compactMap { item in kinds.lazy.compactMap { item[$0] as? Value }.first }
    return found.isEmpty ? nil : found
  }
  private func put(_ values: [Any]?, as kind: String) { items = (values ?? []).map { [kind: $0] } }

  /// The text; nil where none is there.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts; nil where none is there. A link is one, too.
  public var strings: [String]? {
    get {
      all([Self.textKind, "public.text", "public.plain-text"]) ?? urls?.map(\.absoluteString)
    }
    set { put(newValue, as: Self.textKind) }
  }
  /// The link; nil where none is there.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The links; nil where none is there.
  public var urls: [URL]? {
    get { all([Self.urlKind, "public.file-url"]) }
    set { put(newValue, as: Self.urlKind) }
  }
  /// The picture; nil where none is there.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The pictures; nil where none is there.
  public var images: [UIImage]? {
    get { all([Self.imageKind, "public.jpeg"]) }
    set { put(newValue, as: Self.imageKind) }
  }
  /// The colour; nil where none is there.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colours; nil where none is there.
  public var colors: [UIColor]? {
    get { all([Self.colorKind]) }
    set { put(newValue, as: Self.colorKind) }
  }
  /// Whether a text is there.
  public var hasStrings: Bool { strings != nil }
  /// Whether a link is there.
  public var hasURLs: Bool { urls != nil }
  /// Whether a picture is there.
  public var hasImages: Bool { images != nil }
  /// Whether a colour is there.
  public var hasColors: Bool { colors != nil }
  /// What is there as it is handed over, which is empty.
  public var itemProviders: [NSItemProvider] {
    get { items.map { _ in NSItemProvider() } }
    set { items = newValue.map { _ in [:] } }
  }
  /// Puts something there in place of all else.
  public func setObjects(
    _ objects: [Any], localOnly: Bool = false, expirationDate: Date? = nil
  ) {
    items = objects.map { object in
      switch object {
      case let text as String: [Self.textKind: text]
      case let url as URL: [Self.urlKind: url]
      case let image as UIImage: [Self.imageKind: image]
      case let color as UIColor: [Self.colorKind: color]
      default: [Self.typeAutomatic: object]
      }
    }
  }
  /// Puts something there that is handed over, which is empty.
  public func setItemProviders(
    _ providers: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) { itemProviders = providers }
  /// Says later what the text looks like: like nothing.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
  ) { DispatchQueue.main.async { completionHandler(.success([])) } }
  /// Says later what the text looks like: like nothing.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
  ) { DispatchQueue.main.async { completionHandler(.success([:])) } }

  /// Something else is there.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// It is forgotten, of which nobody tells here.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// Which kinds came, and went.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey",
    changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"
}
