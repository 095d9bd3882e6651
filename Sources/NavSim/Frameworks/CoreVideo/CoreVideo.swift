// A part of AVFoundation, which has its types here.
@_exported public import AVFoundation
