// Names under which it is said of a document what it is.

/// Who wrote it.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// What made it.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// What it is called.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// What it is about.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// By which words it is found.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The word of who may do all with it.
public let kCGPDFContextOwnerPassword = "kCGPDFContextOwnerPassword"
/// The word of who may read it.
public let kCGPDFContextUserPassword = "kCGPDFContextUserPassword"
/// Whether it may be printed.
public let kCGPDFContextAllowsPrinting = "kCGPDFContextAllowsPrinting"
/// Whether it may be copied.
public let kCGPDFContextAllowsCopying = "kCGPDFContextAllowsCopying"
/// How large a page is.
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"
/// How much of a page is seen.
public let kCGPDFContextCropBox = "kCGPDFContextCropBox"
