import Foundation
import Scenarios
import Visualize

/// The sizes of the image files that a scenario shows, looked up once, before the run.
final class FolderImages: ImageProbing {
    /// Files that are no readable image, each with the reason, as `IMG_3.jpg: the file is empty`.
    private(set) var problems: [String] = []
    private var sizes: [String: CGSize] = [:]

    /// Reads the sizes of the files that `scenario` names; of none where its items are made up.
    /// - Throws: `CanvasError` where the folder has gone.
    init(of scenario: Scenario) throws {
        guard case .files(let folder) = scenario.host.items.source else { return }
        for image in try ImageProbe.probe(folder: folder.resolvedPath) {
            sizes[folder.resolvedPath + "/" + image.name] = image.size
            if let problem = image.problem { problems.append("\(image.name): \(problem)") }
        }
    }

    func size(ofFile path: String) -> CGSize? {
        sizes[path]
    }
}
