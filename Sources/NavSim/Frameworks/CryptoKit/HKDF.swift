public import Foundation

/// Makes keys of a secret, as RFC 5869 says.
public enum HKDF<H: HashFunction> {
  private static func code(_ key: [UInt8], _ data: [UInt8]) -> [UInt8] {
    Array(HMAC<H>.authenticationCode(for: data, using: SymmetricKey(data: key)))
  }

  /// A key of a secret with what makes it different.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let key = extractBytes(inputKeyMaterial, Array(salt))
    return SymmetricKey(data: expandBytes(key, Array(info), outputByteCount))
  }
  /// A key of a secret with what makes it different.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: Data(), info: info,
      outputByteCount: outputByteCount)
  }
  /// A key of a secret with what makes it different.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: Data(),
      outputByteCount: outputByteCount)
  }
  /// A key of a secret.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: Data(), info: Data(),
      outputByteCount: outputByteCount)
  }
  /// The first step: what is evenly spread of a secret.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> Data { Data(extractBytes(inputKeyMaterial, salt.map { Array($0) } ?? [])) }
  /// The second step: as much of it as is asked for.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = prk.withUnsafeBytes { Array($0) }
    return SymmetricKey(data: expandBytes(key, info.map { Array($0) } ?? [], outputByteCount))
  }

  private static func extractBytes(_ secret: SymmetricKey, _ salt: [UInt8]) -> [UInt8] {
    code(salt, secret.bytes)
  }
  private static func expandBytes(_ key: [UInt8], _ info: [UInt8], _ count: Int) -> [UInt8] {
    var all: [UInt8] = [], last: [UInt8] = []
    var number: UInt8 = 0
    while all.count < count, number < 255 {
      number += 1
      last = code(key, last + info + [number])
      all += last
    }
    return Array(all.prefix(count))
  }
}
