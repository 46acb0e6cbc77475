@_spi(Hosting) import Coordination

/// The user chooses what is selected.
struct Tap {
    let id: NodeID
    let heard: Int
    let claims: Int
    let hooksRun: Int
}

extension World {
    /// Listens to a tab or a page that is chosen again, as apps do that go to its top then.
    func listen(_ step: Step) {
        let chosen = livePresentables.filter { $0.node.canBeChosen }
        guard let presentable = pick(step[0] / 2, of: step[0] % 2 == 0 ? chosen : chosen.reversed()) else { return }
        let (id, steps) = (presentable.node.id, step.hook(.tapped))
        tapsHeard[id] = tapsHeard[id] ?? 0
        presentable.observe { [unowned self] event in
            guard event == .reselected else { return }
            tick()
            tapsHeard[id, default: 0] += 1
            if taps == 0, !hasUnheardTap { flaw("what a program selects is told as chosen again", "\(steps)") }
            run(steps, in: .tapped)
        }
    }

    /// Notes that the user chooses something: what is to hear of it, if it is selected already.
    func tap(_ report: Report, _ call: Call) -> Tap? {
        guard case .selected(let id) = report else { return nil }
        taps += 1
        if !call.isHeard { hasUnheardTap = true }
        guard isQuiet, let heard = tapsHeard[id],
            let node = made.lazy.compactMap({ $0.node }).first(where: { $0.id == id }),
            let container = node.holder as? Container, node.place == .content,
            container.shownSlots.contains(where: { $0.node === node }), container.layout.selectionLimit > 0
        else { return nil }
        return Tap(id: id, heard: heard, claims: claims, hooksRun: hooksRun)
    }

    /// What is selected already has heard that it was chosen again.
    func checkTap(_ tap: Tap?, _ call: Call) {
        guard let tap, call.outcomes.last == .noChange, claims == tap.claims,
            hooksRun == tap.hooksRun || tapsHeard[tap.id] == tap.heard
        else { return }
        tally.count("what is chosen again", of: "checked")
        if tapsHeard[tap.id] == tap.heard { flaw("what is chosen again does not hear of it", call.title) }
    }
}

extension Node {
    /// Whether it is a tab or a page.
    var canBeChosen: Bool {
        place == .content && holder != nil && ((holder as? Container)?.layout.selectionLimit ?? 0) > 0
    }
}
