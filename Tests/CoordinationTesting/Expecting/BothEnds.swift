import Coordination
package import Testing

/// Runs each test twice: with the short end of commits, and without it. In release, once. Written as `.bothEnds`.
///
/// Commits have to do the same however they end, so a suite about commits has it.
package struct BothEndsTrait: TestTrait, SuiteTrait, TestScoping {
    /// It counts for everything in a suite.
    package var isRecursive: Bool { true }

    /// Runs the test, and then once more where no commit ends the short way.
    ///
    /// - Throws: What the test throws.
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
    /// Runs each test with the short end of commits, and without it.
    package static var bothEnds: BothEndsTrait { BothEndsTrait() }
}
