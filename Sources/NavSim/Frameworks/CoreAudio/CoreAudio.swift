// What is heard, of which AudioToolbox has the types here.
@_exported public import AudioToolbox
