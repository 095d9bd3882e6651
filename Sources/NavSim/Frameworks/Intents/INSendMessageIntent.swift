@_spi(Packages) public import Combine
public import Foundation
public import UserNotifications

/// What a message is.
public enum INOutgoingMessageType: Int, Sendable {
  /// One of them.
  case unknown, outgoingMessageText, outgoingMessageAudio
}
/// How far a message has come.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  /// One of them.
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch,
    failureMessageServiceNotAvailable
}

/// What is with a message.
public final class INSendMessageAttachment: NSObject, @unchecked Sendable {}

/// Asks an app to send a message.
open class INSendMessageIntent: INIntent, UNNotificationContentProviding, @unchecked Sendable {
  /// To whom.
  public let recipients: [INPerson]?
  /// What it is.
  public let outgoingMessageType: INOutgoingMessageType
  /// What is in it.
  public let content: String?
  /// What those are called to whom it goes.
  public let speakableGroupName: INSpeakableString?
  /// Of what it is a part.
  public let conversationIdentifier: String?
  /// By whom it goes.
  public let serviceName: String?
  /// From whom.
  public let sender: INPerson?
  /// What is with it.
  public let attachments: [INSendMessageAttachment]?

  /// Creates one.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .unknown,
    content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]? = nil
  ) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.speakableGroupName = speakableGroupName
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.sender = sender
    self.attachments = attachments
  }
}

/// What is said of a message when it is told.
public final class INSendMessageIntentDonationMetadata: INIntentDonationMetadata,
  @unchecked Sendable
{
  /// True where the user is named.
  public var mentionsCurrentUser = false
  /// True where the user is answered.
  public var isReplyToCurrentUser = false
  /// True where he is told in any case.
  public var notifyRecipientAnyway = false
  /// To how many it goes.
  public var recipientCount = 0
  /// Creates one.
  public override init() {}
}

/// What an app answers that sends a message.
public final class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// How far it has come.
  public let code: INSendMessageIntentResponseCode
  /// Creates one.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// Sends messages, which nobody asks for here.
public protocol INSendMessageIntentHandling: AnyObject {
  /// Sends one.
  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Sends one.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
}

extension INSendMessageIntentHandling {
  /// It is not sent.
  public func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { completion(INSendMessageIntentResponse(code: .failure, userActivity: nil)) }
  /// It is not sent.
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .failure, userActivity: nil)
  }
}
