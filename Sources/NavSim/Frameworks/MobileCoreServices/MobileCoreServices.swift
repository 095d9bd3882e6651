@_exported public import UniformTypeIdentifiers

/// A kind of data, in an older way.
public let kUTTypeImage = "public.image", kUTTypeMovie = "public.movie",
  kUTTypeVideo = "public.video", kUTTypeAudio = "public.audio", kUTTypeJPEG = "public.jpeg",
  kUTTypePNG = "public.png", kUTTypeGIF = "com.compuserve.gif", kUTTypePDF = "com.adobe.pdf",
  kUTTypeText = "public.text", kUTTypePlainText = "public.plain-text", kUTTypeURL = "public.url",
  kUTTypeFileURL = "public.file-url", kUTTypeData = "public.data", kUTTypeItem = "public.item",
  kUTTypeFolder = "public.folder", kUTTypeJSON = "public.json",
  kUTTypePropertyList = "com.apple.property-list", kUTTypeMPEG4 = "public.mpeg-4"
/// By what a kind is known.
public let kUTTagClassFilenameExtension = "public.filename-extension",
  kUTTagClassMIMEType = "public.mime-type"
