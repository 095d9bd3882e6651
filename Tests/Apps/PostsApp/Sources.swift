// An app with a package of its own, and others that it imports: stand-ins come by themselves.
// xcode-app: ../Posts
