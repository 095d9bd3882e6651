@_exported public import NavConcurrency
