import Coordination

extension World {
    /// The gates of a type are asked for what comes to stand in the windows.
    func checkGated() {
        if hasLaunched { for index in made.indices { made[index].hasStood = true } }
        guard let manager else { return }
        for index in made.indices where made[index].isGated && !made[index].hasStood {
            guard let node = made[index].node, node.outermost === manager.node,
                node.shownAs === made[index].presentable
            else { continue }
            made[index].hasStood = true
            tally.count("the gates of a type", of: "checked")
            // It may have come in something that stood nowhere, and that a commit has just brought back.
            if typeRequests == 0, made[index].requests == allTypeRequests {
                flaw("the gates of a type are not asked", "\(manager.tree)")
            }
        }
    }

    /// What its builder could not fill is not shown.
    func checkBlanks(after step: Step) {
        for crew in liveCrews { checkBlank(crew, step) }
    }

    func checkBlank<C: Member>(_ crew: C, _ step: Step) {
        guard let crew = crew as? any Opened, crew.isLate, let opening = crew.opening, crew.node.holder != nil,
            (crew.node as? Container)?.isEmpty == true, crew.node.extras?.modals.isEmpty != false
        else { return }
        // Who has heard of it has had a say.
        // One that has waited first was pending as it was shown.
        if opening.wasDiagnosed, !opening.isHeard, !opening.mayWait, opening.step == stepIndex {
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
