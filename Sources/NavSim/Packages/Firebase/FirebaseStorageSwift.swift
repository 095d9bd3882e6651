// What `FirebaseStorage` has for Swift alone, which some files import by this name.
