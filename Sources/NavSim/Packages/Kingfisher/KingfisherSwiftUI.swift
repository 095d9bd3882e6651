// What it was called before it was a part of Kingfisher.
