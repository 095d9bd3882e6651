public import Foundation

extension URLSession {
  /// The bytes of an answer, which comes at once here.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// Goes from one byte to the next.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var rest: Data.Iterator
      /// The next byte.
      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return rest.next()
      }
    }
    let data: Data
    /// Whose they are.
    public let task: URLSessionDataTask
    /// Begins.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }
    /// The lines of the text that they are.
    public var lines: AsyncLines { AsyncLines(text: String(decoding: data, as: UTF8.self)) }
    /// The characters of the text that they are.
    public var characters: AsyncStream<Character> {
      let text = String(decoding: data, as: UTF8.self)
      return AsyncStream { next in
        for character in text { next.yield(character) }
        next.finish()
      }
    }
  }

  /// The lines of a text, without those with nothing in them.
  public struct AsyncLines: AsyncSequence, Sendable {
    /// Goes from one line to the next.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var rest: ArraySlice<Substring>
      /// The next line.
      public mutating func next() async throws -> String? {
        try Task.checkCancellation()
        return rest.popFirst().map(String.init)
      }
    }
    let text: String
    /// Begins.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(rest: text.split(whereSeparator: \.isNewline)[...])
    }
  }

  /// Asks, and waits for the answer.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data, task: dataTask(with: request)), response)
  }

  /// Asks, and waits for the answer.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}
