import Coordination
import Foundation

extension World {
    /// Whether no host and no finger is waited for.
    var isQuiet: Bool {
        !hosts.contains { $0.pending.contains(where: \.isWaiting) } && !gestures.contains(where: \.isActive)
            && !drivers.contains(where: \.isActive)
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
        }
        checkGated()
        checkBlanks(after: step)
        self.pictures = pictures
        wasQuiet = isQuiet
        hadAlerts = !outermostAlertHosts.isEmpty
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

    /// What is neither done nor told of changes no tree.
    private func checkChange(to pictures: [Picture], isQuiet: Bool, _ step: Step) {
        defer { noteSettling(isQuiet: isQuiet) }
        if hasRouteChoices, [.choose, .report, .back].contains(step.kind) { unexplained += 1 }
        let outcomes = calls.suffix(6).filter { $0.step == stepIndex }
        let call = outcomes.first
        let isLone = wasQuiet && isQuiet && hooksRun == 0 && unexplained == 0 && outcomes.count == 1 && heard == 1
        if isLone, openCalls.isEmpty, let call, let outcome = call.outcomes.last, step.kind.sort == .call,
            !outcome.isCompleted, !step.kind.isRecovery, step.kind != .abandon, !hadAlerts
        {
            tally.count("what was not done", of: "checked")
            if let change = change(from: self.pictures, to: pictures) {
                flaw("what was not done has changed a tree", "\(outcome): \(change) after \(step)")
            }
        }
        if let settling, heard == 1, hooksRun == 0, unexplained == 0, isQuiet, openCalls.isEmpty,
            step.kind != .abandon, !standsErrand,
            let outcome = settling.call.outcomes.last, !outcome.isCompleted, outcomes.isEmpty
        {
            tally.count("what went back", of: "checked")
            if let change = change(from: settling.pictures, to: pictures) {
                flaw("what went back has changed a tree", "\(outcome): \(change) after \(settling.call.title), \(step)")
            }
        }
    }

    /// Whether something is shown that a gate has asked for.
    private var standsErrand: Bool { made.contains { $0.isErrand && $0.node?.holder != nil } }

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

    /// What still waits waits for something that can happen.
    private func checkWaits(after step: Step) {
        for call in openCalls where call.isFresh {
            call.isFresh = false
            guard let anchor = call.anchor, call.home !== anchor.outermost else { continue }
            call.formerHome = call.home
            call.home = anchor.outermost
        }
        for call in openCalls where call.home?.holder != nil { call.hasMoved = true }
        guard !openCalls.isEmpty, !resumptions.contains(where: \.isPending), outermostAlertHosts.isEmpty else {
            return
        }
        for call in openCalls where !call.isWithdrawn {
            tally.count("what waits", of: "checked")
            guard let home = (call.home ?? call.formerHome)?.outermost else {
                flaw("a call waits although its tree has gone", "\(call.title) after \(step)")
                continue
            }
            let former = call.formerHome?.outermost
            let isWaitedFor = made.contains { thing in
                guard thing.isErrand, let node = thing.node, node.holder != nil else { return false }
                return node.outermost === home || node.outermost === former
            }
            if !isWaitedFor { flaw("a call waits for nothing", "\(call.title) on \(home.tree) after \(step)") }
        }
    }

    /// A recovery ends all that was pending before it in its tree.
    private func checkRecovery(_ step: Step) {
        guard step.kind == .recoverRoute || step.kind == .recoverRoot, hooksRun == 0, wasQuiet,
            let recovery = calls.last(where: { $0.step == stepIndex }), recovery.isRecovery,
            let home = recovery.home?.outermost
        else { return }
        for call in openCalls
        where call.step < stepIndex && call.home?.outermost === home && !call.isWithdrawn && !call.hasMoved {
            let isRefused = recovery.outcomes.last.map { (try? $0.get()) == nil } ?? true
            flaw(
                isRefused
                    ? "a recovery that is refused leaves something pending" : "a recovery leaves something pending",
                "\(call.title) after \(step)")
        }
        tally.count("what is recovered", of: "checked")
    }

    /// Reading changes nothing.
    private func look(at tops: [Node], _ pictures: [Picture]) {
        guard stepIndex % 5 == 0 else { return }
        for (top, picture) in zip(tops, pictures) {
            _ = (top.canGoBack, top.layers.count, top.front.isVisible, top.alerts.count, top.tree.outline)
            _ = (try? top.router(for: Go<Red>.self), top.mirror.tree)
            if top.tree.description != picture.line { flaw("to look at a tree changes it", picture.line) }
        }
        for crew in liveCrews { look(at: crew) }
    }

    private func look<C: Member>(at crew: C) {
        // What stands in it knows one that nothing shows only when it has triggered something.
        guard crew.node.presentable === crew else { return }
        for child in crew.children {
            guard let parent = child.parent else {
                flaw("a child has no parent", "\(type(of: child)) in \(crew.node.outermost.tree)")
                continue
            }
            if parent !== crew {
                flaw("a child has another parent", "\(type(of: child)) in \(crew.node.outermost.tree)")
            }
        }
    }

    /// What holds something that has to be filled stays so.
    private func checkFilled(_ tops: [Node]) {
        for case let container? in filled.map(\.container) where container.isEmpty {
            flaw("a verb leaves a root empty", "\(container.outermost.tree)")
        }
        filled = made.compactMap { $0.node as? Container }.filter {
            !$0.isEmpty && $0.layout.columnCount == nil && !$0.isWindow
        }.map { WeakContainer(container: $0) }
    }

    /// What nothing keeps goes.
    private func checkLives(_ tops: [Node]) {
        guard openCalls.isEmpty, !hasKept, !resumptions.contains(where: \.isPending), drivers.isEmpty,
            gestures.isEmpty, withdrawals.isEmpty, outermostAlertHosts.isEmpty, unexplained == 0,
            !standsErrand
        else { return }
        tally.count("what lives", of: "checked")
        var keepers = kept.map { $0.node.outermost as Node }
        if let manager { keepers.append(manager.node) }
        for top in tops where !keepers.contains(where: { $0 === top }) {
            flaw("something lives although nothing keeps it", "\(top.tree)")
        }
    }

    /// The gates of a type are asked for what comes to stand in the windows.
    private func checkGated() {
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
    private func checkBlanks(after step: Step) {
        for crew in liveCrews { checkBlank(crew, step) }
    }

    private func checkBlank<C: Member>(_ crew: C, _ step: Step) {
        guard let crew = crew as? any Opened, crew.isLate, let opening = crew.opening, crew.node.holder != nil,
            (crew.node as? Container)?.isEmpty == true, crew.node.extras?.modals.isEmpty != false
        else { return }
        // Who has heard of it has had a say.
        if opening.wasDiagnosed, !opening.isHeard {
            flaw("a root is shown that its builder could not fill", "\(crew.node.outermost.tree) after \(step)")
        }
    }

    // MARK: - What is told

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
            if call.isHeard, diagnostic.error?.reason.isOfTrigger == true {
                flaw("a failure is told twice", "\(diagnostic) of \(call.title)")
            }
            call.wasDiagnosed = true
        }
        if location.fileID.contains("Transition+Returning"), case .unclaimed(let asked)? = diagnostic.error?.reason,
            asked.isEmpty, !isEnding
        {
            flaw("a failure that nobody can prevent is told", "\(diagnostic)")
        }
    }

    func noteRecord(_ record: CommitRecord) {
        tally.count("record", of: "told")
        if record.description.isEmpty { flaw("a record has no words") }
        guard record.location.fileID == "\(Call.file)", case .failed = record.outcome, !hasCoalesced,
            calls.indices.contains(Int(record.location.line))
        else { return }
        let call = calls[Int(record.location.line)]
        // What has failed in an empty tree is told when it is known whether something shows that.
        if !call.isHeard, !call.wasDiagnosed, !call.isOpening, (call.home as? Container)?.isEmpty != true {
            flaw("a failure reaches nobody", "\(record)")
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

extension Step.Kind {
    fileprivate var isRecovery: Bool { self == .recoverRoute || self == .recoverRoot || self == .reset }
}

extension TransitionError.Reason {
    /// Whether it may be why a trigger has failed, and not a mistake that was survived.
    fileprivate var isOfTrigger: Bool {
        switch self {
        case .givenTwice, .alreadyShown, .tooManyColumns, .wrongPlace, .busy: false
        default: true
        }
    }
}
