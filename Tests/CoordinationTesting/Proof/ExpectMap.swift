public import CoordinationProof
public import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Explores an app, and fails the test if its map differs from a file beside the test.
///
/// A broken law does not fail the test: for that, call ``prove(_:only:sourceLocation:)``, and pass its map to
/// ``expectMap(_:_:sourceLocation:)-(NavigationMap,_,_)``, which explores once.
///
/// - Parameters:
///   - scenario: The app.
///   - file: The name of the file.
///   - sourceLocation: The place at which issues are recorded.
public func expectMap<App>(
    _ scenario: Scenario<App>, _ file: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    expectMap(scenario.proof().map, file, sourceLocation: sourceLocation)
}

/// Fails the test if a map differs from a file beside the test, with the lines that differ.
///
/// With `NAVIGATION_MAP=write` in the environment, the file is written instead. A map of an exploration that has spent
/// its budget, or that a contradiction has ended, fails the test, and is not written.
///
/// - Parameters:
///   - map: The map of one exploration, or of several.
///   - file: The name of the file.
///   - sourceLocation: The place at which issues are recorded.
public func expectMap(
    _ map: NavigationMap, _ file: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let isWriting = ProcessInfo.processInfo.environment["NAVIGATION_MAP"] == "write"
    let path =
        sourceLocation.filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/") + "/" + file
    if let problem = MapFile(path: path, name: file).problem(with: map, isWriting: isWriting) {
        Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
}
