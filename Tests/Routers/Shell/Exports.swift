// What is imported with this module, and seen in all of its files.
@_exported public import NavHostTest
@_exported public import NavSim
