// What `FirebaseFirestore` is made of, which some files import by this name.
