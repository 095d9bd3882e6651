import Foundation
import NavAppTest
import NavSim
import SwiftUI
import Testing

@testable import Posts

/// Apps that import packages: their own are compiled with them, and others have stand-ins.
@MainActor @Suite struct PackageTests {
  private static var app: AppTest {
    AppTest("posts", app: PostsApp.self).answering {
      guard $0.url?.host() == "weather.example" else { return nil }
      guard $0.value(forHTTPHeaderField: "Authorization") == "Bearer guest" else {
        return .status(401)
      }
      let sent = $0.httpBody.map { String(decoding: $0, as: UTF8.self) }
      return sent == "city=Bonn" ? .json(["sky": "blue"]) : .status(400)
    }.buttons("Known", "Wrong")
  }

  private func touched(_ taps: [(after: Int, words: String)]) throws -> [String] {
    try Self.app.touched(
      taps.map { "+\($0.after)ms a tap \"\($0.words)\"" }.joined(separator: "\n"))
  }

  private func expectTouched(_ taps: (after: Int, words: String)...) throws {
    let touched = try touched(taps)
    // Who leaves is at once where he was, so that nobody sees the button touched.
    #expect(touched == taps.map(\.words).filter { !$0.hasPrefix("Leave") })
  }

  @Test("an account is opened once, and lets in who knows its password")
  func account() throws {
    try expectTouched(
      (300, "Register"), (500, "Leave, a@b.c"), (500, "Register"), (500, "Known"), (0, "Guess"),
      (500, "Wrong"), (0, "Sign in"), (500, "Leave, a@b.c"), (300, "Sign in with Google"),
      (2_000, "Leave, somebody@gmail.com"), (500, "Register"), (500, "Known"))
  }

  @Test("documents are written, listened to, in their order, changed and taken away")
  func documents() throws {
    try expectTouched(
      (300, "Register"), (500, "Write"), (1_000, "Write"), (1_000, "Post 1 1"), (1_000, "Like"),
      (500, "Liked"), (500, "Delete"), (2_000, "Post 0 0"), (1_000, "Like"))
  }

  @Test("a tree of values tells what is new at a place, and a query's view shows what it finds")
  func values() throws {
    try expectTouched(
      (300, "Register"), (500, "Write"), (1_000, "Notices"), (500, "Posts: Post 0 0"),
      (0, "Notice"), (500, "Notice"), (500, "2 of 2, last n0"), (500, "1 of 2, last n1"),
      (500, "Notice"), (500, "Stop"), (0, "Notice"), (500, "1 of 3, last n2"))
  }

  @Test("a request is answered by the test, and a code is read")
  func answers() throws {
    try expectTouched(
      (300, "Register"), (500, "Weather: ?"), (2_000, "Weather: blue"), (0, "Code: none"),
      (1_000, "Scan"), (1_000, "Code: 12"))
  }

  @Test("what containers make is made once, and keychains keep it")
  func made() throws { try expectTouched((300, "Steps: 0"), (300, "Steps: 3"), (300, "Steps: 6")) }

  @Test("nothing goes from run to run")
  func anew() throws {
    for _ in 0..<2 {
      try expectTouched((300, "Steps: 0"), (300, "Register"), (500, "Code: none"))
    }
  }

  @Test("a server of tables knows who is there, keeps rows, and gives them in an order")
  func tables() throws {
    let steps: [(Int, String)] = [
      (0, "Who: nobody"), (0, "Add"), (300, "sessionMissing"), (0, "Register"),
      (300, "Who: a@b.c"), (0, "Register"), (300, "User already registered"), (0, "Add"),
      (900, "Add"), (900, "trip 1, 2 days"), (500, "renamed, 2 days"), (500, "Delete 2"),
      (500, "trip 0, 1 days"), (500, "Leave"), (300, "Who: nobody"), (0, "Guess"),
      (300, "Invalid login credentials"), (0, "Sign in"), (300, "Who: a@b.c"), (0, "Buy"),
      (500, "Pro"),
    ]
    let text = steps.map { "+\($0)ms a tap \"\($1)\"" }.joined(separator: "\n")
    let touched = try AppTest("trips") { TripsView() }.touched(text)
    #expect(touched == steps.map(\.1))
  }

  @Test("the app holds")
  func holds() throws {
    try Self.app.withoutCertificates.check(seeds: 1...20, steps: 40)
  }
}
