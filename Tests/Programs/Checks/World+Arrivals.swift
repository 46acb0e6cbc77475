@_spi(Hosting) import Coordination

extension World {
    /// The gates of a type are asked for what is placed in the windows.
    func checkGated() {
        if hasLaunched { for index in made.indices { made[index].hasStood = true } }
        guard let manager else { return }
        for index in made.indices where made[index].isGated && !made[index].hasStood {
            guard let node = made[index].node, node.outermost === manager.node,
                node.shownAs === made[index].presentable, !isExempt(node)
            else { continue }
            made[index].hasStood = true
            tally.count("the gates of a type", of: "checked")
            // It may have come in something that had no place, and that a commit has just brought back; or be back from
            // what settled, and was cancelled.
            if wasQuiet, typeRequests == 0, made[index].requests == allTypeRequests {
                flaw("the gates of a type are not asked", "\(manager.tree)")
            }
        }
    }

    /// What a commit has come to is in view, where it was to be brought to the front and is in a window.
    func checkRevealed(_ outcome: TransitionOutcome, _ call: Call) {
        guard case .completed(let context) = outcome, let manager, hooksRun == 0 else { return }
        // What a trigger waits for stays in front.
        if showsPrerequisite { return }
        // So does a cover.
        if isOfSessions, unexplained > 0 { return }
        let made = made.compactMap { $0.node }
        let shown = context.changes.reversed().lazy.filter(\.shows).compactMap { change in
            made.first { $0.id == change.subject.id }
        }
        let standing = shown.filter { $0.holder != nil }
        // What was selected on the way to it may be covered by it.
        let innermost = standing.first { node in !standing.contains { $0 !== node && $0.stands(in: node) } }
        guard let node = innermost, node.outermost === manager.node else { return }
        // A cover in its window may lie over it: it is laid again over what does not hold.
        let window = sequence(first: node) { $0.holder }.first(where: \.isWindow) ?? manager.node
        if Standing.all(in: window).contains(where: { $0.extras?.cover != nil }) { return }
        tally.count("what comes to the front", of: "checked")
        if !node.isVisible { flaw("what was to come to the front is hidden", "\(manager.tree) after \(call.title)") }
    }

    /// What its builder could not fill is not shown.
    func checkBlanks(after step: Step) {
        for crew in liveCrews { checkBlank(crew, step) }
    }

    func checkBlank<C: Member>(_ crew: C, _ step: Step) {
        guard let crew = crew as? any Opened, crew.isLate, let opening = crew.opening, crew.node.holder != nil,
            crew.node.isBlank
        else { return }
        // What was notified of it has had a say.
        // One that has waited first was pending as it was shown.
        if opening.wasDiagnosed, opening.hasLeftBlank, !opening.isHeard, !opening.mayWait, opening.step == stepIndex {
            flaw("a root is shown that its builder could not fill", "\(crew.node.outermost.tree) after \(step)")
        }
    }
}

/// A coordinator with a first route of its own.
protocol Opened: Presentable {
    var opening: Call? { get }
    /// Whether a verb has built it.
    var isLate: Bool { get set }
}

extension Crew: Opened {}

extension Node {
    /// Whether there is nothing in it, and nothing over it.
    var isBlank: Bool {
        (self as? Container)?.isEmpty == true && modals.isEmpty && embeds.isEmpty && alerts.isEmpty
    }

    /// Whether this is in another node, or over it.
    fileprivate func stands(in other: Node) -> Bool {
        var node = holder
        while let current = node, current !== other { node = current.holder }
        return node != nil
    }
}

extension TreeChange {
    /// Whether it puts something somewhere.
    fileprivate var shows: Bool {
        switch kind {
        case .inserted, .presented, .embedded: true
        default: false
        }
    }
}
