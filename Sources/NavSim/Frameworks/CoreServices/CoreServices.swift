// Kinds of data in an older way, which are those of MobileCoreServices here.
@_exported public import MobileCoreServices
