import CoordinationProof

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder of ways, beside a test's file.
struct WayFolder {
    let path: String

    init(_ name: String, beside file: String) {
        path =
            (file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")) + "/"
            + name
    }

    /// The files in the folder, sorted by name; the text is nil if it cannot be read.
    var files: [(name: String, text: String?)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".way") }.sorted().map { name in
            let text = FileManager.default.contents(atPath: path + "/" + name)
            return (name, text.map { String(decoding: $0, as: UTF8.self) })
        }
    }

    /// Saves the way of a finding. Saving the same finding with the same way again replaces its file.
    ///
    /// - Returns: The file's name.
    /// - Throws: The error of Foundation if the file cannot be written.
    func keep(_ finding: Finding) throws -> String {
        let words = "\(finding.scenario) \(finding.title)".split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let name = words.prefix(9).joined(separator: "-").lowercased() + "-\(finding.number).way"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let text = "# \(finding.title.literal)\n\(RecordedWay(finding))"
        try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
        return name
    }
}
