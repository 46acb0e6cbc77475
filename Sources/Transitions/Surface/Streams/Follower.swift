/// What makes a trigger of each element of a sequence: what was asked for, and has not ended.
///
/// Of router and tree it keeps nothing while it waits for the next element.
@usableFromInline final class Follower {
    private let bursts: Burst
    private let options: TransitionOptions
    private let location: CallSite
    private let isThere: () -> Bool
    private let anchor: () -> Node?

    /// Those that have not ended.
    private var pending: [Step] = []

    /// What ends when nothing is pending any more.
    private var idle: Latch?

    /// - Parameters:
    ///   - bursts: What becomes of elements that come while something settles.
    ///   - options: How each is to be carried out. The policy is that of the bursts.
    ///   - location: Where that was asked for.
    ///   - isThere: Whether what takes the elements is still there.
    ///   - anchor: A node of the tree that they change, for failures that are not heard.
    @usableFromInline init(
        _ bursts: Burst, _ options: TransitionOptions, _ location: CallSite,
        whileThereIs isThere: @escaping () -> Bool, at anchor: @escaping () -> Node?
    ) {
        self.location = location
        self.anchor = anchor
        self.bursts = bursts
        self.options = TransitionOptions(
            animated: options.isAnimated, policy: bursts.policy, deadline: options.deadline, reveals: options.reveals)
        self.isThere = isThere
    }

    /// Makes a trigger of one element, of which this knows no type: generic code would be much text.
    ///
    /// - Returns: Whether the next one is to be read.
    @usableFromInline nonisolated(nonsending) func take(
        _ onOutcome: ((TransitionOutcome) -> Void)?, _ submit: (inout Call) -> Void
    ) async -> Bool {
        let onOutcome = onOutcome ?? { Diagnostic.reportUnhandled($0, on: self.anchor(), at: self.location) }
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
        _ onOutcome: @escaping (TransitionOutcome) -> Void, _ submit: (inout Call) -> Void
    ) {
        let former = pending
        if bursts == .first, former.contains(where: \.isWaiting) { return onOutcome(.rejected(.busy)) }
        let step = Step(onOutcome)
        pending.append(step)
        var call = Call(options, location) { outcome in self.end(step, outcome) }
        submit(&call)
        if !step.hasEnded { step.request = call.waiting }
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

extension Call {
    /// Makes a call of each element of a sequence, on the caller's isolation, until it ends, the task is cancelled, or
    /// what took its elements has gone; and then waits until all that was asked for has ended.
    ///
    /// - Parameters:
    ///   - sequence: What is read.
    ///   - bursts: What becomes of elements that come while something settles.
    ///   - options: How each is to be carried out. The policy is that of the bursts.
    ///   - location: Where that was asked for.
    ///   - isThere: Whether what takes the elements is still there.
    ///   - anchor: A node of the tree that they change, for failures that are not heard.
    ///   - onOutcome: Told how each ended, exactly once; nil where failures go to the diagnostics handler.
    ///   - submit: Makes an element a trigger.
    /// - Throws: What the sequence throws.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @export(implementation)
    package nonisolated(nonsending) static func follow<S: AsyncSequence>(
        _ sequence: S, _ bursts: Burst, _ options: TransitionOptions, _ location: CallSite,
        whileThereIs isThere: @escaping () -> Bool, at anchor: @escaping () -> Node?,
        _ onOutcome: ((S.Element, TransitionOutcome) -> Void)?, _ submit: (S.Element, inout Call) -> Void
    ) async throws(S.Failure) {
        let follower = Follower(bursts, options, location, whileThereIs: isThere, at: anchor)
        if follower.whyOver != nil { return }
        do {
            for try await element in sequence {
                let goesOn = await follower.take(
                    onOutcome.map { hear in { hear(element, $0) } }, { submit(element, &$0) })
                if !goesOn { break }
            }
        } catch {
            await follower.allEnded()
            throw error
        }
        await follower.allEnded()
    }
}
