package import CoordinationProof

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file with the text of a map.
package struct MapFile {
    let path: String
    let name: String

    package init(path: String, name: String) { (self.path, self.name) = (path, name) }

    /// Compares the file with a map, or writes it.
    ///
    /// - Returns: What fails the test; nil if the map is that of the file.
    package func problem(with map: NavigationMap, isWriting: Bool) -> String? {
        guard map.isStable else {
            return "The exploration has not ended, so there is no map for \(name):\n\(map.extentLines)"
        }
        let text = map.description
        if isWriting {
            do {
                let file = URL(filePath: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
                return nil
            } catch {
                return "\(name) cannot be written: \(error)"
            }
        }
        let remedy = "If that is meant, run the test with NAVIGATION_MAP=write in the environment, and commit the file."
        guard let data = FileManager.default.contents(atPath: path) else {
            return "There is no file \(name) beside the test. \(remedy.replacing("If that is meant, run", with: "Run"))"
        }
        let differences = MapDifference(from: String(decoding: data, as: UTF8.self), to: text).lines
        if differences.isEmpty { return nil }
        return "The map is not that of \(name):\n\n\(differences.joined(separator: "\n"))\n\n\(remedy)"
    }
}
