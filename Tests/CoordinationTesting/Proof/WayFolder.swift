import CoordinationProof

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder of ways, beside a test's file.
struct WayFolder {
    private let path: String

    init(_ name: String, beside file: String) {
        path =
            (file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")) + "/"
            + name
    }

    /// What is kept there, by name.
    var files: [(name: String, text: String)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".way") }.sorted().compactMap { name in
            FileManager.default.contents(atPath: path + "/" + name).map { (name, String(decoding: $0, as: UTF8.self)) }
        }
    }

    /// Leaves a file with the way of a finding; the same finding is one file.
    func keep(_ finding: Finding) {
        let words = finding.title.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.prefix(8)
        let name = words.joined(separator: "-").lowercased() + ".way"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let text = "# \(finding.title)\n\(RecordedWay(finding))"
        _ = FileManager.default.createFile(atPath: path + "/" + name, contents: Data(text.utf8))
    }
}
