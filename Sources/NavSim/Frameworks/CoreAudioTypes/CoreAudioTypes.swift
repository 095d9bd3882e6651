// What Apple has in this module is in AudioToolbox here.
@_exported public import AudioToolbox
