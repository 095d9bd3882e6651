@_exported public import NavHostTest
@_exported public import NavSim
