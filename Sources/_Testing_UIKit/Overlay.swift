// Deliberately empty. Where a file imports both Testing and a module UIKit, the compiler looks for a
// module of this name, which would attach UIKit's pictures to test reports; there is one in Apple's
// toolchain alone. With this one such a file compiles: there is nothing here to attach.
