import SwiftUI
import UIKit

/// Why nothing was read.
public enum ScanError: Error {
  /// One of them.
  case badInput, badOutput, permissionDenied
  /// Something else.
  case initError(_ error: any Error)
}

/// What was read.
public struct ScanResult: @unchecked Sendable {
  /// The text.
  public let string: String
}

/// How often is read.
public enum ScanMode: Sendable {
  /// One of them.
  case once, oncePerCode, continuous, manual
}

/// A camera that reads codes. A tap has it read the text that stands for one, as in a simulator.
public struct CodeScannerView<Kind>: View {
  private let text: String
  private let completion: (Result<ScanResult, ScanError>) -> Void

  /// Creates a camera.
  public init(
    codeTypes: [Kind], scanMode: ScanMode = .once, scanInterval: Double = 2,
    showViewfinder: Bool = false, simulatedData: String = "", shouldVibrateOnSuccess: Bool = true,
    isTorchOn: Bool = false, completion: @escaping (Result<ScanResult, ScanError>) -> Void
  ) { (text, self.completion) = (simulatedData, completion) }

  /// What it is drawn of.
  public var body: some View {
    Button("Scan") { completion(.success(ScanResult(string: text))) }
  }
}
