@_exported public import NavCoreSim
