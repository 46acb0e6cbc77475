import Coordination
package import Testing

/// A trait, `.bothEnds`, that runs each test as usual and, in debug, again without the short end: the shortcut by which
/// a commit ends if only its caller is notified.
///
/// Commits must do the same whichever way they end, so suites about commits have this trait.
package struct BothEndsTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: the trait applies to everything in a suite.
    package var isRecursive: Bool { true }

    /// Runs the test, then again with the short end turned off.
    ///
    /// - Throws: The error of the test.
    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await function()
        #if DEBUG
            try await ShortEnd.$isTaken.withValue(false) { try await function() }
        #endif
    }
}

extension Trait where Self == BothEndsTrait {
    /// A trait that runs each test with and without the short end of commits.
    package static var bothEnds: BothEndsTrait { BothEndsTrait() }
}
