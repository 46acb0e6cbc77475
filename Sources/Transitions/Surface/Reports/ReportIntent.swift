/// A report, and the route that a coordinator makes of it, if one claims it.
final class ReportIntent: ReportingIntent {
    var held: Held

    let report: Report
    private(set) var claim: (any Intent)?

    private var usesClaim = false

    /// The width in answer to whose commit the report came.
    private let answered: ColumnsBeside?

    init(_ report: Report, of node: Node, answering answered: ColumnsBeside?) {
        self.report = report
        self.answered = answered
        held = Held(node) { unsafeDowncast($0, to: Node.self) }
    }

    private var node: Node? { held.subject.map { unsafeDowncast($0, to: Node.self) } }

    var cause: Cause { .report(report, at: node?.path(of: report.subject)) }
    var reported: (any ReportingIntent)? { self }

    func join(_ commit: AnyCommit, closing: RejectionReason?) throws(TransitionError) {
        let commit = unsafeDowncast(commit, to: Commit.self)
        if usesClaim, let claim {
            commit.beginStep(with: .animated)
            return try claim.join(commit, closing: closing)
        }
        guard let node else { return try endReleased(in: commit, closing: closing) }
        do throws(TransitionError) {
            try carryOut(on: node, commit)
        } catch {
            guard let closing, case .unknownNode = error.detail else { throw error }
            commit.reject(closing)
        }
    }

    private func carryOut(on node: Node, _ commit: Commit) throws(TransitionError) {
        if let answered, case .resized(let id, let columns) = report, let subject = node.node(id) {
            try subject.refuse(
                "resize \(subject.label) to \(columns)", .widthInAnswer(to: answered.description))
        }
        guard let plan = try node.plan(for: report) else { return }
        if let claim = plan.claim(report) {
            self.claim = claim
            if commit.attempt == 1 { node.showAgain(report) }
            commit.addActionFacts(.claimed)
            commit.beginStep(with: .animated)
            return try claim.join(commit, closing: nil)
        }
        if let reason = plan.rejection { return commit.reject(reason) }
        // The host showed the tree again when this had to wait, so it does not show the action any more.
        if commit.attempt > 1 { commit.beginStep(with: .animated) }
        try plan.run(commit)
    }

    /// Lets a claim go on in place of the report. Called when the intent begins to wait.
    func captureDescription() { usesClaim = true }

    func settle() {
        let kept = held.weaken()
        withExtendedLifetime(kept) {}
        let former = claim
        claim = nil
        withExtendedLifetime(former) {}
    }

    // A width in answer to another one would be answered again.
    func showAgain() { if answered == nil { node?.showAgain(report) } }
}
