@_exported public import UIKit

/// Somebody near, whom nobody is here.
public final class MCPeerID: NSObject, @unchecked Sendable {
  /// What he is called.
  public let displayName: String
  /// Creates one.
  public init(displayName: String) { self.displayName = displayName }
  /// True for the same name.
  public override func isEqual(_ other: Any?) -> Bool {
    (other as? MCPeerID)?.displayName == displayName
  }
  /// Hashes the name.
  public override var hash: Int { displayName.utf8.reduce(0) { $0 &* 31 &+ Int($1) } }
}

/// Whether somebody is there.
public enum MCSessionState: Int, Sendable {
  /// One of them.
  case notConnected, connecting, connected
}

/// Whether others can read what is sent.
public enum MCEncryptionPreference: Int, Sendable {
  /// One of them.
  case optional, required, none
}

/// Whether all that is sent comes.
public enum MCSessionSendDataMode: Int, Sendable {
  /// One of them.
  case reliable, unreliable
}

/// Speaks with those who are near.
public final class MCSession: NSObject, @unchecked Sendable {
  /// Who is told.
  public weak var delegate: (any MCSessionDelegate)?
  /// Who oneself is.
  public let myPeerID: MCPeerID
  /// None.
  public var connectedPeers: [MCPeerID] { [] }
  /// Creates one.
  public init(
    peer: MCPeerID, securityIdentity: [Any]? = nil,
    encryptionPreference: MCEncryptionPreference = .optional
  ) { myPeerID = peer }
  /// Sends something, which nobody hears.
  public func send(
    _ data: Data, toPeers peers: [MCPeerID], with mode: MCSessionSendDataMode
  ) throws {}
  /// Ends it.
  public func disconnect() {}
}

/// Is told of those who are near.
public protocol MCSessionDelegate: AnyObject {
  /// Somebody is there, or not.
  func session(_ session: MCSession, peer: MCPeerID, didChange state: MCSessionState)
  /// Somebody has sent something.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peer: MCPeerID)
  /// Somebody sends something.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName name: String,
    fromPeer peer: MCPeerID)
  /// Somebody sends a file.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName name: String, fromPeer peer: MCPeerID,
    with progress: Foundation.Progress)
  /// Somebody has sent a file.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName name: String,
    fromPeer peer: MCPeerID, at url: URL?, withError error: (any Error)?)
}

/// Lets others find one.
public final class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// Who is told.
  public weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// Creates one.
  public init(peer: MCPeerID, discoveryInfo: [String: String]?, serviceType: String) {}
  /// Begins.
  public func startAdvertisingPeer() {}
  /// Ends.
  public func stopAdvertisingPeer() {}
}

/// Is told that others want to speak.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  /// Somebody does.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peer: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// It does not work.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  /// Nothing is done.
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}

/// Finds others.
public final class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// Who is told.
  public weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// Creates one.
  public init(peer: MCPeerID, serviceType: String) {}
  /// Begins.
  public func startBrowsingForPeers() {}
  /// Ends.
  public func stopBrowsingForPeers() {}
  /// Wants to speak with somebody.
  public func invitePeer(
    _ peer: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}

/// Is told of others who are near.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  /// Somebody is.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peer: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  /// Somebody is no more.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peer: MCPeerID)
  /// It does not work.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  /// Nothing is done.
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {}
}

/// Lets others find one, and asks the user.
public final class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  /// Creates one.
  public init(serviceType: String, discoveryInfo: [String: String]?, session: MCSession) {}
  /// Begins.
  public func start() {}
  /// Ends.
  public func stop() {}
}

/// Shows those who are near on a layer of the system's: nobody is.
@MainActor @preconcurrency open class MCBrowserViewController: UIViewController {
  /// Who is told.
  public weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// Creates a layer.
  public convenience init(serviceType: String, session: MCSession) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Has two buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for words in ["Done", "Cancel"] {
      let action = UIAction(title: words) { [weak self] _ in
        guard let self else { return }
        if words == "Done" {
          delegate?.browserViewControllerDidFinish(self)
        } else {
          delegate?.browserViewControllerWasCancelled(self)
        }
      }
      view.addSubview(UIButton(primaryAction: action))
    }
  }
}

/// Is told that the user is done: it closes the layer.
@MainActor @preconcurrency public protocol MCBrowserViewControllerDelegate: AnyObject {
  /// He has chosen.
  func browserViewControllerDidFinish(_ controller: MCBrowserViewController)
  /// He wants nobody.
  func browserViewControllerWasCancelled(_ controller: MCBrowserViewController)
}
