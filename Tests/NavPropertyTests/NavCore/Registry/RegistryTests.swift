import NavSim
import Testing

@testable import NavCore

private struct Module: ScreenProvider {
  let identifiers: [String]

  func screen(_ identifier: String, _ parameters: ScreenParameters) -> String? {
    guard identifiers.contains(identifier), parameters["refuse"] == nil else { return nil }
    return identifier + (parameters["user"].map { " of \($0)" } ?? "")
  }
}

@Suite("Registry")
struct RegistryTests {
  private func registry() throws -> ProviderRegistry<String> {
    var registry = ProviderRegistry<String>()
    try registry.register(Module(identifiers: ["login", "forgot_password"]), for: "Auth")
    try registry.register(Module(identifiers: ["welcome"]), for: "First")
    return registry
  }

  @Test("a name leads to the screen of its module, with its parameters")
  func resolve() throws {
    let registry = try registry()
    #expect(try registry.resolve("Auth_login") == "login")
    #expect(try registry.resolve("Auth_forgot_password") == "forgot_password")
    #expect(try registry.resolve("Auth_login?user=Ada%20L.&from=home") == "login of Ada L.")
  }

  @Test("a second registration under a key is an error that lists the keys; the first one stays")
  func duplicate() throws {
    var registry = try registry()
    let error = RegistrationError.duplicateKey("Auth", registered: ["Auth", "First"])
    #expect(throws: error) { try registry.register(Module(identifiers: []), for: "Auth") }
    #expect("\(error)".contains("there are Auth, First"))
    #expect(try registry.resolve("Auth_login") == "login")
    let wasHere = registry.unregister("Auth")
    #expect(wasHere)
    try registry.register(Module(identifiers: ["logout"]), for: "Auth")
    #expect(registry.keys == ["First", "Auth"])
    let wasThere = registry.unregister("Nobody")
    #expect(!wasThere)
  }

  @Test("a key that no name leads to is an error", arguments: ["", "My_Auth"])
  func unreachable(_ key: String) throws {
    var registry = try registry()
    #expect(throws: RegistrationError.unreachableKey(key)) {
      try registry.register(Module(identifiers: []), for: key)
    }
  }

  @Test("an unknown module, screen or parameter is an error that lists what there is")
  func unknown() throws {
    let registry = try registry()
    let module = ResolutionError.unknownKey("Shop", registered: ["Auth", "First"])
    #expect(throws: module) { try registry.resolve("Shop_cart") }
    let known = ["login", "forgot_password"]
    let screen = ResolutionError.unknownIdentifier("logout", key: "Auth", known: known)
    #expect(throws: screen) { try registry.resolve("Auth_logout") }
    #expect("\(screen)" == "Auth has no screen \"logout\" (it has login, forgot_password)")
    let name = try ScreenName("Auth_login?refuse=1")
    #expect(throws: ResolutionError.unfitParameters(name)) { try registry.resolve(name) }
  }

  @Test("a parameter's value may have a question mark and an equals sign")
  func signsInValues() throws {
    let name = try ScreenName("Web_page?url=a?b=c&title=why?")
    #expect(name.parameters["url"] == "a?b=c")
    #expect(name.parameters["title"] == "why?")
  }

  @Test(
    "a text that is no name is an error that says why",
    arguments: [
      ("", ScreenNameError.missingSeparator("")), ("login", .missingSeparator("login")),
      ("_login", .emptyKey), ("Auth_", .emptyIdentifier(key: "Auth")),
      ("Auth_%G1", .badEscape("%G1")), ("Auth_%FF", .badEscape("%FF")),
      ("A%5FB_login", .separatorInKey("A_B")), ("Auth_login?", .missingValue("")),
      ("Auth_login?user", .missingValue("user")), ("Auth_login?=7", .emptyParameterName),
      ("Auth_login?a=1&a=2", .duplicateParameter("a")),
    ])
  func malformed(_ text: String, _ error: ScreenNameError) throws {
    let registry = try registry()
    #expect(throws: ResolutionError.malformed(text, error)) { try registry.resolve(text) }
  }

  @Test("printing a name and reading it gives the same", arguments: 0..<40 as Range<UInt64>)
  func roundTrip(_ seed: UInt64) throws {
    var random = Random(seed: seed, stream: 11)
    func word(_ minimum: Int) -> String {
      let letters = Array("aZ0 _?&=%/:äß\u{1F600}\n\u{0}")
      return String(
        (0..<(minimum + random.below(6))).map { _ in letters[random.below(letters.count)] })
    }
    for _ in 0..<50 {
      let key = word(1).filter { $0 != "_" }
      let pairs = (0..<random.below(4)).map { (name: "\($0)" + word(0), value: word(0)) }
      guard let parameters = try? ScreenParameters(pairs), !key.isEmpty else { continue }
      let name = try ScreenName(key: key, identifier: word(1), parameters: parameters)
      #expect(try ScreenName(name.description) == name)
    }
  }

  @Test("no text crashes the reader", arguments: 0..<20 as Range<UInt64>)
  func neverCrashes(_ seed: UInt64) {
    var random = Random(seed: seed, stream: 12)
    let letters = Array("Auth_login?=&%7äF")
    var names = 0
    for _ in 0..<2_000 {
      let text = String((0..<random.below(16)).map { _ in letters[random.below(letters.count)] })
      if let name = try? ScreenName(text) {
        names += 1
        #expect((try? ScreenName(name.description)) == name)
      }
    }
    #expect(names > 0)
  }
}
