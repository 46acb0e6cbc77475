/// What makes a trigger of each element of a sequence: what was asked for, and has not ended.
///
/// Of router and tree it keeps nothing while it waits for the next element.
@usableFromInline package final class Follower {
    private let bursts: Burst
    private let options: TransitionOptions
    private let isThere: () -> Bool

    /// Those that have not ended.
    private var pending: [Step] = []

    /// What ends when nothing is pending any more.
    private var idle: Latch?

    /// - Parameters:
    ///   - bursts: What becomes of elements that come while something settles.
    ///   - options: How each is to be carried out. The policy is that of the bursts.
    ///   - isThere: Whether what takes the elements is still there.
    @usableFromInline
    package init(_ bursts: Burst, _ options: TransitionOptions, whileThereIs isThere: @escaping () -> Bool) {
        self.bursts = bursts
        self.options = TransitionOptions(
            animated: options.isAnimated, policy: bursts.policy, deadline: options.deadline, reveals: options.reveals)
        self.isThere = isThere
    }

    /// How an element is made a trigger. Gives the trigger, if it did not run at once.
    @usableFromInline package typealias Submit<Element> = (
        Element, TransitionOptions, @escaping (TransitionOutcome) -> Void
    ) -> Request?

    /// Reads a sequence on the caller's isolation, until it ends, the task is cancelled, or what took its elements
    /// has gone; and then waits until all that was asked for has ended.
    ///
    /// - Parameters:
    ///   - sequence: What is read.
    ///   - submit: Makes an element a trigger.
    ///   - onOutcome: Told how each ended, exactly once.
    /// - Throws: What the sequence throws.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @export(implementation)
    package nonisolated(nonsending) func follow<S: AsyncSequence>(
        _ sequence: S, _ submit: Submit<S.Element>, onOutcome: @escaping (S.Element, TransitionOutcome) -> Void
    ) async throws(S.Failure) {
        if whyOver != nil { return }
        do {
            for try await element in sequence {
                let goesOn = await take({ onOutcome(element, $0) }, { submit(element, $0, $1) })
                if !goesOn { break }
            }
        } catch {
            await allEnded()
            throw error
        }
        await allEnded()
    }

    /// Makes a trigger of one element, of which this knows no type: generic code would be much text.
    ///
    /// - Returns: Whether the next one is to be read.
    @usableFromInline nonisolated(nonsending) func take(
        _ onOutcome: @escaping (TransitionOutcome) -> Void,
        _ submit: (TransitionOptions, @escaping (TransitionOutcome) -> Void) -> Request?
    ) async -> Bool {
        if let reason = whyOver {
            onOutcome(.cancelled(reason))
            return false
        }
        add(onOutcome, submit)
        if bursts == .all { await allEnded() }
        return whyOver == nil
    }

    /// Why nothing more is to be asked for, if so.
    @usableFromInline var whyOver: CancellationReason? { Task.isCancelled ? .caller : isThere() ? nil : .released }

    private func add(
        _ onOutcome: @escaping (TransitionOutcome) -> Void,
        _ submit: (TransitionOptions, @escaping (TransitionOutcome) -> Void) -> Request?
    ) {
        let former = pending
        if bursts == .first, former.contains(where: \.isWaiting) { return onOutcome(.rejected(.busy)) }
        let step = Step(onOutcome)
        pending.append(step)
        let request = submit(options) { outcome in self.end(step, outcome) }
        if !step.hasEnded { step.request = request }
        // Not before the new one waits: what was shown for the former at a gate may be what this needs, too.
        if bursts == .latest { withdraw(former, .superseded) }
    }

    private func end(_ step: Step, _ outcome: TransitionOutcome) {
        guard !step.hasEnded else { return }
        step.hasEnded = true
        step.request = nil
        pending.removeAll { $0 === step }
        // That the receiver has gone is the end of it, and no failure.
        let isReleased = outcome.error?.reason == .released && !isThere()
        step.onOutcome(isReleased ? .cancelled(.released) : outcome)
        if pending.isEmpty { idle?.open() }
    }

    /// Gives up those that wait.
    private func withdraw(_ steps: [Step], _ reason: CancellationReason) {
        for step in steps where step.isWaiting {
            step.request?.withdraw(reason)
            end(step, .cancelled(reason))
        }
    }

    /// Waits until nothing is pending. Where the task is cancelled, what waits is withdrawn, and what has been
    /// committed is told of when it ends.
    @usableFromInline nonisolated(nonsending) func allEnded() async {
        guard !pending.isEmpty else { return }
        let latch = Latch()
        idle = latch
        await latch.wait()
        idle = nil
        withdraw(pending, .caller)
    }

    /// One element.
    private final class Step {
        let onOutcome: (TransitionOutcome) -> Void
        var request: Request?
        var hasEnded = false

        init(_ onOutcome: @escaping (TransitionOutcome) -> Void) {
            self.onOutcome = onOutcome
        }

        /// Whether it could still be withdrawn.
        var isWaiting: Bool { !hasEnded && request?.isWaiting == true }
    }
}
