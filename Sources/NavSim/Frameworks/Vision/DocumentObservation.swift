public import Foundation

/// A page that was read.
public struct DocumentObservation: VisionObservation {
  /// What is on it.
  public var document: Container { Container() }

  /// What is on a page, or in a part of it.
  public struct Container: Hashable, Sendable {
    /// All words.
    public var text: Text { Text() }
    /// What stands over them: nothing.
    public var title: Text? { nil }
    /// The words, as they stand together.
    public var paragraphs: [Text] { [text] }
    /// Tables: none.
    public var tables: [Table] { [] }
    /// Lists: none.
    public var lists: [List] { [] }
    /// Codes: none.
    public var barcodes: [BarcodeObservation] { [] }

    /// Words on a page.
    public struct Text: Hashable, Sendable {
      /// The words.
      public var transcript: String { RecognizedText().string }
      /// Line by line.
      public var lines: [RecognizedTextObservation] { [RecognizedTextObservation()] }
      /// Word by word.
      public var words: [RecognizedTextObservation]? { lines }
      /// What the words tell of: nothing.
      public var detectedData: [DataDetectorMatch] { [] }
    }

    /// A table.
    public struct Table: Hashable, Sendable {
      /// What is in a field of it.
      public struct Cell: Hashable, Sendable {
        /// What.
        public var content: Container { Container() }
      }
      /// Its fields.
      public var rows: [[Cell]] { [] }
      /// Its fields.
      public var columns: [[Cell]] { [] }
    }

    /// A list.
    public struct List: Hashable, Sendable {
      /// An entry of it.
      public struct Item: Hashable, Sendable {
        /// What stands there.
        public var content: Container { Container() }
        /// The words.
        public var itemString: String { "" }
      }
      /// Its entries.
      public var items: [Item] { [] }
    }
  }

  /// Something that words tell of, and where.
  public struct DataDetectorMatch: Hashable, Sendable {
    /// What.
    public let match: DataDetectorResult
  }
}

/// What words tell of.
public struct DataDetectorResult: Hashable, Sendable {
  /// What.
  public let details: Details

  /// What words may tell of.
  public enum Details: Hashable, Sendable {
    /// One of them.
    case calendarEvent(CalendarEvent), emailAddress(EmailAddress), link(Link),
      moneyAmount(MoneyAmount), phoneNumber(PhoneNumber), postalAddress(PostalAddress)
  }

  /// When something is.
  public struct CalendarEvent: Hashable, Sendable {
    /// From when to when.
    public let startDate: Date?, endDate: Date?
    /// True for days.
    public let allDay: Bool
  }

  /// Where somebody gets letters.
  public struct EmailAddress: Hashable, Sendable {
    /// Where.
    public let emailAddress: String
  }

  /// A page of the web.
  public struct Link: Hashable, Sendable {
    /// Which.
    public let url: URL
  }

  /// Money.
  public struct MoneyAmount: Hashable, Sendable {
    /// How much.
    public let amount: Decimal
    /// Of what.
    public let currency: Locale.Currency
  }

  /// Where somebody can be called.
  public struct PhoneNumber: Hashable, Sendable {
    /// Where.
    public let phoneNumber: String
  }

  /// Where somebody lives.
  public struct PostalAddress: Hashable, Sendable {
    /// Where.
    public let fullAddress: String
  }
}
