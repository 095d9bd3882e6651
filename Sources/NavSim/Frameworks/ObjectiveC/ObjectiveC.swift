// What programs ask of the runtime of Objective-C: names of methods, and values beside objects.
@_exported public import Combine
