public import Foundation
public import SwiftUI

/// Loads films for the system, which asks for none here.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  /// Whether it will load something.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  /// It is not needed any more.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  )
}

extension AVAssetResourceLoaderDelegate {
  /// It will not.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  /// Nothing is done.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

/// Asks an app for a film, which it never does here.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  /// Who loads it.
  public private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  /// Where he is asked.
  public private(set) var delegateQueue: DispatchQueue?
  /// Whether keys come beforehand.
  open var preloadsEligibleContentKeys = false
  /// Says who loads it.
  open func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    self.delegate = delegate
    self.delegateQueue = delegateQueue
  }
}

/// What an app is asked to load.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  /// What.
  public let request: URLRequest
  /// What is to be said of it.
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
  /// Which part of it.
  open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
  /// What was answered.
  open var response: URLResponse?
  /// Where it is instead.
  open var redirect: URLRequest?
  /// True when it is there.
  public private(set) var isFinished = false
  /// True when it is not needed any more.
  open var isCancelled: Bool { false }

  init(_ request: URLRequest) { self.request = request }
  /// It is there.
  open func finishLoading() { isFinished = true }
  /// It is not.
  open func finishLoading(with error: (any Error)?) { isFinished = true }
}

/// What is to be said of something that is loaded.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  /// What it is.
  open var contentType: String?
  /// How long it is.
  open var contentLength: Int64 = 0
  /// Whether parts of it can be had.
  open var isByteRangeAccessSupported = false
  /// Until when it holds.
  open var renewalDate: Date?
}

/// Which part of something is to be loaded.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  /// Where it begins.
  open var requestedOffset: Int64 { 0 }
  /// How long it is.
  open var requestedLength: Int { 0 }
  /// How far it has come.
  open var currentOffset: Int64 { 0 }
  /// True for all that is left.
  open var requestsAllDataToEndOfResource: Bool { true }
  /// Gives a part.
  open func respond(with data: Data) {}
}
