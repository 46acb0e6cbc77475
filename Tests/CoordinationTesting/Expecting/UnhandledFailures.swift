@_spi(Log) @_spi(Hosting) import Coordination
public import Testing

/// Makes an unhandled failure fail the test: one whose call had no completion. Written as `.noUnhandledFailures`.
public struct NoUnhandledFailuresTrait: TestTrait, SuiteTrait, TestScoping {
    /// It counts for everything in a suite.
    public var isRecursive: Bool { true }

    /// Runs the test with a handler that records an issue for each diagnostic, at the trigger's line in the source.
    ///
    /// - Throws: What the test throws.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let handler = DiagnosticsHandler { diagnostic in
            Issue.record(
                "This failure was not handled.\n\n\(diagnostic.message)",
                sourceLocation: diagnostic.location.map(Testing.SourceLocation.init) ?? #_sourceLocation)
        }
        try await DiagnosticsHandler.withHandler(handler) { try await function() }
    }
}

extension Trait where Self == NoUnhandledFailuresTrait {
    /// Makes an unhandled failure fail the test, at the line that triggered it.
    ///
    /// ```swift
    /// @Suite(.noUnhandledFailures) struct NewsTests {
    ///     @Test("an article opens on top of the list") func articleOpens() {
    ///         let news = news()
    ///         news.trigger(.article(id: 7))
    ///         expect(news, "[news, article]")
    ///     }
    /// }
    /// ```
    public static var noUnhandledFailures: NoUnhandledFailuresTrait { NoUnhandledFailuresTrait() }
}

extension Testing.SourceLocation {
    init(_ location: CallSite) {
        self.init(fileID: location.fileID, filePath: location.fileID, line: Int(location.line), column: 1)
    }
}
