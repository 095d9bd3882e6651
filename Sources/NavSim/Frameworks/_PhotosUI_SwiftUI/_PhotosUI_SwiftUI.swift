// What Apple has in this module is in PhotosUI here.
@_exported public import PhotosUI
