@_spi(Hosting) import Coordination

extension World {
    func note(_ diagnostic: Diagnostic) {
        tick()
        tally.count("diagnostic", of: "told")
        trace?(
            String(repeating: "  ", count: depth)
                + "  ! \(diagnostic.location.map { "\($0)" } ?? "") \(diagnostic.error?.summary ?? "")")
        if diagnostic.message.count < 10 || "\(diagnostic)".isEmpty { flaw("a diagnostic has no words") }
        guard let location = diagnostic.location else { return }
        if location.fileID == "\(Call.file)", calls.indices.contains(Int(location.line)) {
            let call = calls[Int(location.line)]
            if call.isHeard, diagnostic.error?.detail.isOfTrigger == true {
                flaw("a failure is told twice", "\(diagnostic) of \(call.title)")
            }
            call.wasDiagnosed = true
            call.hasLeftBlank = call.anchor?.isBlank == true
        }
        if location.fileID.contains("World+Things") { notePartialReported() }
        // What the route of a result sends upward itself, or a link that it follows, is its author's.
        let hasClimbed = hasSentUpward || calls.contains { $0.step == stepIndex && $0.title.hasPrefix("climb") }
        if location.fileID.contains("ResultRoute"), case .unclaimed(let asked, _, _)? = diagnostic.error?.detail,
            asked.isEmpty, !isEnding, !hasClimbed, diagnostic.error?.path.isEmpty == true
        {
            flaw("a failure is told that no author can prevent", "\(diagnostic)")
        }
    }

    func note(_ change: VisibilityChange) {
        tally.count("visibility", of: "told")
        trace?("  ~ \(change), front: \(change.front?.title ?? "-")")
        if change.description.isEmpty { flaw("a change of visibility has no words") }
        if let front = change.front {
            viewed = front.presentable.node
            // What is done in hooks may have gone on.
            if hooksRun == 0, let manager = homeManager, manager.node.front !== front.presentable.node {
                flaw("a screen view is not of what is in front", "\(change) in \(manager.tree)")
            }
        }
        for shown in change.appeared.map(\.presentable) where hooksRun == 0 && !shown.node.isVisible {
            flaw("what is said to appear is hidden", "\(shown.title) in \(shown.node.outermost.tree)")
        }
    }

    /// Where nothing settles, every screen view has been reported.
    func checkView(after step: Step) {
        guard observesVisibility, let front = manager?.node.front, !(front is Container) else { return }
        tally.count("the screen in front", of: "checked")
        if viewed !== front { flaw("a screen view is not told", "\(front) in \(front.outermost.tree) after \(step)") }
    }

    func noteRecord(_ record: CommitRecord) {
        tally.count("record", of: "told")
        if record.description.isEmpty { flaw("a record has no words") }
        guard record.location.fileID == "\(Call.file)", calls.indices.contains(Int(record.location.line)) else {
            return
        }
        let call = calls[Int(record.location.line)]
        // A caller that withdraws is not notified.
        if call.isWithdrawn { tally.count(Self.kind(of: record.outcome), of: "ending") }
        guard case .failed = record.outcome, !hasCoalesced else { return }
        // A failure in an empty tree is reported when it is known whether something shows that.
        let isEmpty = [call.home, call.anchor].contains { ($0 as? Container)?.isEmpty == true }
        if !call.isHeard, !call.wasDiagnosed, !call.isOpening, !isEmpty {
            flaw("a failure is told nowhere", "\(record)")
        }
    }
}

extension TransitionError.Detail {
    /// Whether it may be why a trigger has failed, and not a mistake that was survived.
    fileprivate var isOfTrigger: Bool {
        switch self {
        case .passedTwice, .alreadyShown, .tooManyColumns, .wrongPlace, .busy: false
        default: true
        }
    }
}
