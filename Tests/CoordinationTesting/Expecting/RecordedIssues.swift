import Synchronization
package import Testing

/// Returns the issues that a closure records, without failing the current test: for tests of this kit.
package func issues(_ body: @Sendable () async -> Void) async -> [Issue] {
    let found = Mutex<[Issue]>([])
    let quiet: IssueHandlingTrait = .compactMapIssues { issue in
        found.withLock { $0.append(issue) }
        return nil
    }
    guard let test = Test.current else { return [] }
    do {
        try await quiet.provideScope(for: test, testCase: Test.Case.current, performing: body)
    } catch {
        Issue.record(error)
    }
    return found.withLock { $0 }
}
