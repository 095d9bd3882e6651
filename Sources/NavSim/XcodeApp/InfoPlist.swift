import Foundation

/// What an app says of itself: what is in its `Info.plist`, and what Xcode writes there.
struct InfoPlist {
  private var values: [String: Any]

  /// What an app says that nobody has described: a name alone.
  init(named name: String) {
    values = [:]
    addDefaults(BuildSettings(["PRODUCT_NAME": name, "PRODUCT_BUNDLE_IDENTIFIER": "app.\(name)"]))
  }

  /// What a file says of an app that no project describes, as one for XcodeGen; nil for one of another
  /// program.
  init?(of app: String, at file: URL) {
    let list = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    guard let list = list as? [String: Any], list["NSExtension"] == nil,
      list["WKApplication"] == nil, list["WKWatchKitApp"] == nil,
      list["CFBundlePackageType"] as? String != "FMWK"
    else { return nil }
    let settings = BuildSettings([
      "PRODUCT_NAME": app, "EXECUTABLE_NAME": app, "PRODUCT_BUNDLE_IDENTIFIER": "app.\(app)",
      "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ])
    values = list.mapValues { Self.resolved($0, settings) }
    addDefaults(settings)
  }

  /// What is said of an app.
  ///
  /// - Parameters:
  ///   - settings: what it is built with.
  ///   - folder: that of its project.
  init(_ settings: BuildSettings, in folder: URL) {
    let path = settings["INFOPLIST_FILE"] ?? ""
    let file = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
    let data = path.isEmpty ? nil : try? Data(contentsOf: file)
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    values = (list as? [String: Any] ?? [:]).mapValues { Self.resolved($0, settings) }
    let prefix = "INFOPLIST_KEY_"
    for name in settings.names where name.hasPrefix(prefix) {
      guard let value = settings[name] else { continue }
      add(String(name.dropFirst(prefix.count)), ["YES": true, "NO": false][value] ?? value)
    }
    addDefaults(settings)
  }

  private mutating func add(_ key: String, _ value: Any?) {
    if values[key] == nil { values[key] = value }
  }

  private mutating func addDefaults(_ settings: BuildSettings) {
    let name = settings["PRODUCT_NAME"]
    add("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? name.map { "app.\($0)" })
    add("CFBundleName", name)
    add("CFBundleExecutable", name)
    add("CFBundleShortVersionString", settings["MARKETING_VERSION"] ?? "1.0")
    add("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"] ?? "1")
    add("CFBundlePackageType", "APPL")
    add("CFBundleDevelopmentRegion", "en")
  }

  private static func resolved(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.resolved(text)
    case let list as [Any]: list.map { resolved($0, settings) }
    case let values as [String: Any]: values.mapValues { resolved($0, settings) }
    default: value
    }
  }

  /// What its bundle says in its own code: there is none of its name when it is played.
  var text: String {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    let list = String(decoding: data ?? Data(), as: UTF8.self)
    return ##"""
      import Foundation

      extension Bundle {
        nonisolated(unsafe) private static let ofApp: [String: Any] = {
          let data = Foundation.Data(infoPlist.utf8)
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
          return list as? [String: Any] ?? [:]
        }()

        nonisolated var infoDictionary: [String: Any]? { Self.ofApp }

        nonisolated func object(forInfoDictionaryKey key: String) -> Any? { Self.ofApp[key] }

        nonisolated var bundleIdentifier: String? { Self.ofApp["CFBundleIdentifier"] as? String }
      }

      nonisolated private let infoPlist = #"""

      """## + list + "\"\"\"#\n"
  }
}
