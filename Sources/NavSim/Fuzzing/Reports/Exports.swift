@_exported public import NavCoreSim
@_exported public import NavProgram
