import SwiftUI

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

/// What kind of code is read, which nothing depends on here.
public struct CodeKind: Hashable, Sendable {
  /// One of them.
  public static let qr = Self(), aztec = Self(), code39 = Self(), code93 = Self(),
    code128 = Self(), dataMatrix = Self(), ean8 = Self(), ean13 = Self(), itf14 = Self(),
    pdf417 = Self(), upce = Self()
}

/// A camera that reads codes. A tap has it read the text that stands for one, as in a simulator.
public struct CodeScannerView: View {
  private let text: String
  private let completion: (Swift.Result<ScanResult, ScanError>) -> Void

  /// Creates a camera.
  public init(
    codeTypes: [CodeKind], scanMode: ScanMode = .once, scanInterval: Double = 2,
    showViewfinder: Bool = false, simulatedData: String = "", shouldVibrateOnSuccess: Bool = true,
    isTorchOn: Bool = false, completion: @escaping (Swift.Result<ScanResult, ScanError>) -> Void
  ) { (text, self.completion) = (simulatedData, completion) }

  /// What it is drawn of.
  public var body: some View {
    Button("Scan") { completion(.success(ScanResult(string: text))) }
  }
}
