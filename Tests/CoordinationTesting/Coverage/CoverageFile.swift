import CoordinationProof

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(ucrt)
    import ucrt
#elseif canImport(WASILibc)
    import WASILibc
#endif

/// The file that `NAVIGATION_COVERAGE` names.
enum CoverageFile {
    /// The writer of the file; nil if there is none.
    static let writer: CoverageWriter? = {
        guard let path = getenv("NAVIGATION_COVERAGE").map({ String(cString: $0) }), !path.isEmpty else { return nil }
        return CoverageWriter { append($0, to: path) }
    }()

    /// Appends a line in one call, so that several processes do not write into each other's lines.
    private static func append(_ line: String, to path: String) {
        guard let file = fopen(path, "ab") else { return }
        fputs(line, file)
        fclose(file)
    }
}
