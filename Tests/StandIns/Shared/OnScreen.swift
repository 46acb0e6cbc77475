import Foundation
import Testing

extension Surroundings {
    private static var isTaken = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    fileprivate static func take() async {
        if isTaken { return await withCheckedContinuation { waiting.append($0) } }
        isTaken = true
    }

    fileprivate static func giveBack() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }

    /// Does something where the run loop may be turned. That of a test is the main queue's, which is not served while
    /// it waits for itself; and by that queue a toolkit tells that animations have ended.
    static func onRunLoop<Made>(_ body: @escaping @MainActor () -> Made) async -> Made {
        #if canImport(ObjectiveC)
            await withCheckedContinuation { continuation in
                RunLoop.main.perform { MainActor.assumeIsolated { continuation.resume(returning: body()) } }
            }
        #else
            body()
        #endif
    }

    static func wait() async { await onRunLoop { device.wait() } }
    static func settle() async { await onRunLoop { device.settle() } }

    /// Lets time pass by turning the run loop.
    static func turnRunLoop(for moment: TimeInterval) {
        let end = Date(timeIntervalSinceNow: moment)
        repeat { _ = RunLoop.current.run(mode: .default, before: end) } while Date() < end
    }
}

/// Gives the one screen to one test after the other.
struct OnScreen: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        await Surroundings.take()
        let result: Result<Void, any Error>
        do { result = .success(try await function()) } catch { result = .failure(error) }
        await Surroundings.giveBack()
        try result.get()
    }
}

extension Trait where Self == OnScreen {
    /// One test after the other has the screen.
    static var onScreen: OnScreen { OnScreen() }
}

extension Trait where Self == ConditionTrait {
    /// There is an app with a screen.
    static var whereThereIsAScreen: Self { .enabled("there is no app with a screen", { Surroundings.isThere }) }

    /// A finger can stay down, which public names cannot do.
    static var withAFingerDown: Self { .enabled("a finger cannot stay down", { Surroundings.canHold }) }
}
