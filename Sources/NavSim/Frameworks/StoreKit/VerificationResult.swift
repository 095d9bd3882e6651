public import Foundation

/// Whether the shop has signed something.
public enum VerificationResult<SignedType> {
  /// Why something is not signed.
  public enum VerificationError: Error, Hashable, Sendable {
    /// One of them.
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    /// One of them.
    case invalidSignature, missingRequiredProperties
  }
  /// One of them.
  case unverified(SignedType, VerificationError), verified(SignedType)

  /// What it is.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  /// What it is, if it was signed.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
  /// What the shop has signed, which nobody can read here.
  public var jwsRepresentation: String { "" }
  /// What the shop has signed, which nobody can read here.
  public var payloadData: Data { Data() }
  /// What the shop has signed, which nobody can read here.
  public var headerData: Data { Data() }
  /// What the shop has signed, which nobody can read here.
  public var signedData: Data { Data() }
  /// By what the shop has signed it.
  public var signatureData: Data { Data() }
  /// For which device it is signed.
  public var deviceVerification: Data { Data() }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
