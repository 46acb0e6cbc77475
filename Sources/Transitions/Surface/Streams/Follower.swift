/// A reader of a sequence that triggers each element, and knows the triggers that have not ended.
///
/// While it waits for the next element it retains neither the router nor the tree.
@usableFromInline final class Follower {
    private let bursts: Burst
    private let options: TransitionOptions
    private let location: CallSite
    private let isThere: () -> Bool
    private let anchor: () -> Node?

    /// The triggers that have not ended.
    private var pending: [Step] = []

    /// The latch that opens when nothing is pending any more.
    private var idle: Latch?

    /// - Parameters:
    ///   - bursts: The policy for elements that come while a commit settles.
    ///   - options: The options of each trigger, except its policy: `bursts` sets that.
    ///   - location: The source location of the call.
    ///   - isThere: Returns true while the object that takes the elements exists.
    ///   - anchor: Returns a node of the tree that the triggers change, to report failures without a listener there.
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

    /// Triggers one element. The element's type is not known here, because generic code would be large.
    ///
    /// - Returns: True if the next element is to be read.
    @usableFromInline nonisolated(nonsending) func take(
        _ onOutcome: ((TransitionOutcome) -> Void)?, _ submit: (inout Call) -> Void
    ) async -> Bool {
        let onOutcome = onOutcome ?? { Diagnostic.reportUnhandled($0, on: self.anchor(), at: self.location) }
        if let reason = stopReason {
            onOutcome(.cancelled(reason))
            return false
        }
        add(onOutcome, submit)
        if bursts == .all { await allEnded() }
        return stopReason == nil
    }

    /// The reason to stop reading, if there is one.
    @usableFromInline var stopReason: CancellationReason? { Task.isCancelled ? .caller : isThere() ? nil : .released }

    private func add(
        _ onOutcome: @escaping (TransitionOutcome) -> Void, _ submit: (inout Call) -> Void
    ) {
        let former = pending
        if bursts == .first, former.contains(where: \.isWaiting) { return onOutcome(.rejected(.busy)) }
        let step = Step(onOutcome)
        pending.append(step)
        var call = Call(options, location) { outcome in self.end(step, outcome) }
        submit(&call)
        if !step.hasEnded { step.request = call.request }
        // Not before the new one waits: it may need the screen that was shown for the former at a gate, too.
        if bursts == .latest { withdraw(former, .superseded) }
    }

    private func end(_ step: Step, _ outcome: TransitionOutcome) {
        guard !step.hasEnded else { return }
        step.hasEnded = true
        step.request = nil
        pending.removeAll { $0 === step }
        // A released receiver ends the sequence, and is no failure.
        let isReleased = outcome.error?.reason == .released && !isThere()
        step.onOutcome(isReleased ? .cancelled(.released) : outcome)
        if pending.isEmpty { idle?.open() }
    }

    /// Withdraws those of the triggers that still wait.
    private func withdraw(_ steps: [Step], _ reason: CancellationReason) {
        for step in steps where step.isWaiting {
            step.request?.withdraw(reason)
            end(step, .cancelled(reason))
        }
    }

    /// Waits until nothing is pending. If the task is cancelled, triggers that wait are withdrawn; those that have
    /// committed still report their outcome.
    @usableFromInline nonisolated(nonsending) func allEnded() async {
        guard !pending.isEmpty else { return }
        let latch = Latch()
        idle = latch
        await latch.wait()
        idle = nil
        withdraw(pending, .caller)
    }

    private final class Step {
        let onOutcome: (TransitionOutcome) -> Void
        var request: Request?
        var hasEnded = false

        init(_ onOutcome: @escaping (TransitionOutcome) -> Void) {
            self.onOutcome = onOutcome
        }

        var isWaiting: Bool { !hasEnded && request?.isWaiting == true }
    }
}

extension Call {
    /// Makes a call for each element of a sequence, on the caller's isolation, until the sequence ends, the task is
    /// cancelled, or the receiver of the elements is released; then waits until all of the calls have ended.
    ///
    /// - Parameters:
    ///   - sequence: The elements.
    ///   - bursts: The policy for elements that come while a commit settles.
    ///   - options: The options of each call, except its policy: `bursts` sets that.
    ///   - location: The source location of the call.
    ///   - isThere: Returns true while the object that takes the elements exists.
    ///   - anchor: Returns a node of the tree that the triggers change, to report failures without a listener there.
    ///   - onOutcome: Called with the outcome of each, exactly once; nil if failures go to the diagnostics handler.
    ///   - submit: Triggers an element.
    /// - Throws: The error of the sequence.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @export(implementation)
    package nonisolated(nonsending) static func follow<S: AsyncSequence>(
        _ sequence: S, _ bursts: Burst, _ options: TransitionOptions, _ location: CallSite,
        whileThereIs isThere: @escaping () -> Bool, at anchor: @escaping () -> Node?,
        _ onOutcome: ((S.Element, TransitionOutcome) -> Void)?, _ submit: (S.Element, inout Call) -> Void
    ) async throws(S.Failure) {
        let follower = Follower(bursts, options, location, whileThereIs: isThere, at: anchor)
        if follower.stopReason != nil { return }
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

extension Diagnostic {
    fileprivate static func reportUnhandled(_ outcome: TransitionOutcome, on node: Node?, at location: CallSite) {
        guard case .failed(let error) = outcome else { return }
        Diagnostic(error, at: location).report(to: node?.treeQueue.handler)
    }
}
