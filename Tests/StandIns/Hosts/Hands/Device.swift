import Testing
import UIKit

/// What the app runs on: its windows, how wide they are, and how time passes.
@MainActor protocol Device {
    /// Begins anew: nothing is on the screen.
    func begin()
    func makeWindow() -> UIWindow

    /// Makes a window as narrow as on a phone, or wide.
    func setNarrow(_ isNarrow: Bool, _ window: UIWindow)

    /// Lets a moment pass, in which animations go on.
    func wait()

    /// Lets everything come to its end.
    func settle()

    /// What the toolkit would raise an exception for.
    var faults: [String] { get }

    /// What it writes to the console, and does nothing.
    var warnings: [String] { get }
}

/// The hand and the device of the tests: the stand-in's own, or by what UIKit says in public.
@MainActor enum Surroundings {
    #if STAND_IN
        static let hand = StandInHand()
        static let device = StandInDevice()
        nonisolated static let canHold = StandInHand.canHold
        nonisolated static let isThere = true
    #else
        static let hand = ToolkitHand()
        static let device = ToolkitDevice()
        nonisolated static let canHold = ToolkitHand.canHold
        nonisolated static var isThere: Bool { ToolkitDevice.isThere }
    #endif

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
    /// it waits for itself; and by that queue UIKit tells that animations have ended.
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
