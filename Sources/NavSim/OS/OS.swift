// The system's log under its older name.
@_exported public import OSLog
