@_exported public import NavEngine
