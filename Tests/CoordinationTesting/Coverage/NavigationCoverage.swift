import CoordinationProof
public import Testing

/// A trait, `.navigationCoverage` or `.navigationExploration`, that writes down what a test takes.
public struct NavigationCoverageTrait: TestTrait, SuiteTrait, TestScoping {
    let source: Coverage.Source

    /// True: the trait applies to everything in a suite.
    public var isRecursive: Bool { true }

    /// Runs the test, and appends the lines of what it takes to the file that `NAVIGATION_COVERAGE` names.
    ///
    /// - Throws: The error of the test.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard let writer = CoverageFile.writer else { return try await function() }
        try await writer.observing(source) { try await function() }
    }
}

extension Trait where Self == NavigationCoverageTrait {
    /// A trait that appends what a test takes of the navigation to a file: routes, gates, screens, reports.
    ///
    /// Without the variable `NAVIGATION_COVERAGE` in the environment, the trait does nothing. The command
    /// `navigation-coverage` reads the file, lists what explorations have found and no test takes, and ends with 1
    /// below the least share. It reads a damaged file, of a crash or of several processes, as far as it is whole.
    ///
    /// ```text
    /// NAVIGATION_COVERAGE=taken.txt swift test
    /// swift run navigation-coverage taken.txt --least 90
    /// ```
    public static var navigationCoverage: NavigationCoverageTrait { NavigationCoverageTrait(source: .test) }

    /// A trait for suites that explore the app: what they find counts as found, and not as taken by a test.
    public static var navigationExploration: NavigationCoverageTrait { NavigationCoverageTrait(source: .exploration) }
}
