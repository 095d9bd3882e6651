public import Foundation
import SwiftUI

/// An answer of the web, for a test of an app that asks it: <doc:AppTests>.
public struct WebAnswer: Sendable {
  let answer: Web.Answer

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - data: what is answered.
  ///   - status: how: 200 for a good answer, 404 for one that says that nothing is there.
  ///   - fields: what is said of it.
  public init(_ data: Data, status: Int = 200, fields: [String: String] = [:]) {
    answer = Web.Answer(data: data, status: status, fields: fields)
  }

  /// An answer of JSON, as it is written.
  public static func json(_ text: String, status: Int = 200) -> Self {
    Self(Data(text.utf8), status: status, fields: ["Content-Type": "application/json"])
  }

  /// An answer of JSON, of a value.
  public static func json(_ value: some Encodable, status: Int = 200) -> Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return json(
      String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self), status: status)
  }

  /// An answer without data.
  public static func status(_ status: Int) -> Self { Self(Data(), status: status) }
}
