@_spi(Hosting) import Coordination
import Foundation
import TreeTools

extension World {
    /// Whether no host and no finger is waited for.
    var isQuiet: Bool {
        !hosts.contains { $0.pending.contains(where: \.isWaiting) } && !gestures.contains(where: \.isActive)
            && !drivers.contains(where: \.isActive) && sessions.movements.isEmpty
    }

    /// Checks everything that has to hold between two steps.
    func checkQuietPoint(after step: Step) {
        let tops = outermostNodes
        let isQuiet = isQuiet
        checkSoundness(of: tops)
        let pictures = tops.map { Picture(top: $0, line: $0.tree.description) }
        trace?("  = " + pictures.map(\.line).joined(separator: "   ") + (isQuiet ? "" : "   (settles)"))
        checkPrinting(pictures)
        checkChange(to: pictures, isQuiet: isQuiet, step)
        if isQuiet {
            for top in tops where top.queue?.isIdle == false {
                flaw("a queue waits although nothing settles", "\(top.tree) after \(step)")
            }
            checkWaits(after: step)
            checkRecovery(step)
            look(at: tops, pictures)
            checkFilled(tops)
            checkLives(tops)
            checkView(after: step)
            checkAddress(after: step)
            checkRooms(after: step)
        }
        checkGated()
        checkBlanks(after: step)
        checkPartial(after: step)
        checkQuestions()
        if isQuiet, openCalls.isEmpty { taps = 0 }
        self.pictures = pictures
        wasQuiet = isQuiet
        hadAlerts = !outermostAlertHosts.isEmpty
        // What waits for it may resume, where it is closed on the way.
        showedPrerequisite = showsPrerequisite
        if stepIndex % 4 == 0 { made.removeAll { $0.node == nil && $0.presentable == nil } }
        roots.removeAll { $0.root == nil }
        crews.removeAll { $0.member == nil }
        if stepIndex % 4 == 0, let node = made.last?.node { pastIDs.append(node.id) }
    }

    private func checkPrinting(_ pictures: [Picture]) {
        for picture in pictures where !lastParsed.contains(picture.line) {
            lastParsed.append(picture.line)
            guard let tree = picture.top?.tree else { continue }
            guard let parsed = try? Tree(picture.line) else {
                flaw("a tree's line is no tree", picture.line)
                continue
            }
            if parsed != tree { flaw("a tree's line is another tree", "\(picture.line) is \(parsed)") }
            guard stepIndex % 8 == 0 else { continue }
            let coded = try? JSONDecoder().decode(Tree.self, from: JSONEncoder().encode(tree))
            if coded?.entries != tree.entries { flaw("a tree is another one when it was coded", picture.line) }
        }
        if lastParsed.count > 24 { lastParsed.removeFirst(lastParsed.count - 24) }
    }

    /// What is neither done nor reported changes no tree.
    private func checkChange(to pictures: [Picture], isQuiet: Bool, _ step: Step) {
        defer { noteSettling(isQuiet: isQuiet) }
        if hasRouteChoices, [.choose, .report, .back].contains(step.kind) { unexplained += 1 }
        let outcomes = calls.suffix(6).filter { $0.step == stepIndex }
        let call = outcomes.first
        let isLone = wasQuiet && isQuiet && hooksRun == 0 && unexplained == 0 && outcomes.count == 1 && heard == 1
        if isLone, openCalls.isEmpty, let call, let outcome = call.outcomes.last, step.kind.sort == .call,
            !outcome.isCompleted, !step.kind.isRecovery, step.kind != .abandon, !hadAlerts, !showedPrerequisite,
            // A width is a fact, also if a host refuses it.
            step.kind != .width,
            // Of what is repaired in other trees, no record tells.
            sessions.changes == 0 || call.home === homeManager?.node as Node?,
            !isSentElsewhere(step, outcome)
        {
            tally.count("what was not done", of: "checked")
            if let change = change(from: self.pictures, to: pictures) {
                flaw("what was not done has changed a tree", "\(outcome): \(change) after \(step)")
            }
        }
        if let settling, heard == 1, hooksRun == 0, unexplained == 0, isQuiet, openCalls.isEmpty,
            step.kind != .abandon, !showsPrerequisite, !settling.call.title.hasPrefix("width"),
            let outcome = settling.call.outcomes.last, !outcome.isCompleted, outcomes.isEmpty
        {
            tally.count("what went back", of: "checked")
            if let change = change(from: settling.pictures, to: pictures) {
                flaw("what went back has changed a tree", "\(outcome): \(change) after \(settling.call.title), \(step)")
            }
        }
    }

    /// A question without an answer, as a screen that it would leave has sent it elsewhere. That was done.
    private func isSentElsewhere(_ step: Step, _ outcome: TransitionOutcome) -> Bool {
        step.kind == .ask && outcome == .cancelled(.rolledBack)
    }

    /// Whether something is shown that a gate has asked for.
    var showsPrerequisite: Bool { made.contains { $0.isNeeded && $0.node?.holder != nil } }

    private func noteSettling(isQuiet: Bool) {
        if isQuiet { return settling = nil }
        if wasQuiet {
            let made = calls.suffix(4).filter { $0.step == stepIndex }
            let isLone = made.count == 1 && hooksRun == 0 && unexplained == 0 && heard == 0
            settling = isLone && openCalls.count == 1 ? (made[0], pictures) : nil
        } else if heard > 0 || unexplained > 0 || hooksRun > 0 || openCalls.count != 1 {
            settling = nil
        }
    }

    private func change(from before: [Picture], to after: [Picture]) -> String? {
        for old in before {
            guard let top = old.top, let new = after.first(where: { $0.top === top }) else { continue }
            if old.line != new.line { return "\(old.line) is \(new.line)" }
        }
        return nil
    }
}

extension Step.Kind {
    fileprivate var isRecovery: Bool { self == .recoverRoute || self == .recoverRoot || self == .reset }
}
