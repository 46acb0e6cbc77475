@_spi(Log) @_spi(Hosting) import Coordination
public import Testing

/// A trait, `.noUnhandledFailures`, that fails a test for each diagnostic, such as a failure without a completion.
public struct NoUnhandledFailuresTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: the trait applies to everything in a suite.
    public var isRecursive: Bool { true }

    /// Runs the test with a handler that records an issue for each diagnostic, at the trigger's line in the source.
    ///
    /// - Throws: The error of the test.
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
    /// A trait that fails a test for an unhandled failure, at the line that triggered it.
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
