@_exported public import Combine
@_exported public import Foundation
@_exported public import SwiftUI

// What an app keeps secret, in memory.

/// The user would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25_308
/// It is there already.
public let errSecDuplicateItem: OSStatus = -25_299
/// It is not there.
public let errSecItemNotFound: OSStatus = -25_300
/// Something is missing.
public let errSecParam: OSStatus = -50
/// Nobody has said who he is.
public let errSecAuthFailed: OSStatus = -25_293
/// It cannot be read.
public let errSecDecode: OSStatus = -26_275

/// Keeps something.
@discardableResult
public func SecItemAdd(
  _ item: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.current.add(item) }

/// Finds something.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let found = Keychain.current.find(query)
  guard let first = found.first else { return errSecItemNotFound }
  func asked(_ item: [String: Any]) -> CFTypeRef? {
    if query[kSecReturnAttributes] as? Bool == true { return item as NSDictionary }
    guard query[kSecReturnData] as? Bool == true else { return nil }
    return (item[kSecValueData] as? Data).map { $0 as NSData }
  }
  let isAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
  result?.pointee = isAll ? found.compactMap(asked) as NSArray : asked(first)
  return errSecSuccess
}

/// Changes something.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
  Keychain.current.update(query, changes)
}

/// Keeps something no more.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.current.delete(query) }

/// How something went, in words.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: "OSStatus \(status)"
  }
}
