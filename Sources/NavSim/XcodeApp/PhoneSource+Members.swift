extension PhoneSource {
  /// Whether a member is another one here, whose name begins with a sign.
  func isOther(_ member: String) -> Bool {
    isEarlier(member) || asksForThread(member) || isUnwrapped(member) || listsCountries(member)
  }

  /// What takes a closure as Apple's Foundation declares it, by its first label.
  private static let earlier = ["scheduledTimer": "withTimeInterval", "addObserver": "forName"]

  /// True for a call of what takes a closure that was there before Swift's concurrency.
  private func isEarlier(_ member: String) -> Bool {
    Self.earlier[member].map { isCalled(with: $0) } ?? false
  }

  /// True before the arguments of a call, of which the first one has a label.
  func isCalled(with label: String) -> Bool {
    guard isNext("(") else { return false }
    let inner = bytes[place...].dropFirst().drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    return inner.starts(with: "\(label):".utf8)
  }

  /// True for names of days and the like that are unwrapped: those of a formatter may be missing there.
  private func isUnwrapped(_ member: String) -> Bool {
    guard member.hasSuffix("Symbols") || ["amSymbol", "pmSymbol"].contains(member) else {
      return false
    }
    let line = String(decoding: output.suffix(while: { $0 != "\n" }), as: UTF8.self)
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let binding = words.lastIndex(of: "let"), binding > 0, line.last == "." else {
      return false
    }
    let isLast = !line[words[binding].endIndex...].contains { ",;{".contains($0) }
    return isLast && words[..<binding].contains { $0 == "if" || $0 == "guard" }
  }

  /// True for a list of countries, which has parts of the world in it, too, on other systems.
  private func listsCountries(_ member: String) -> Bool {
    ["isoCountryCodes", "isoRegionCodes"].contains(member)
      && output.suffix("Locale.".utf8.count).elementsEqual("Locale.".utf8)
  }

  /// True where it is asked whether this is the main thread.
  private func asksForThread(_ member: String) -> Bool {
    guard member == "isMainThread" else { return false }
    return ["Thread.", "Thread.current."].contains {
      output.suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }
}
