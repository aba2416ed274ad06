#if canImport(SwiftUI)
import SwiftUI

struct JXPhotoBrowserPreview: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> JXPhotoBrowserViewController { .init() }
    func updateUIViewController(_ browser: JXPhotoBrowserViewController, context: Context) {}
}
#endif
