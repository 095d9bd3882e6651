@_exported public import NavProgram
