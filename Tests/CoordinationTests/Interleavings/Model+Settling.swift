extension Model {
    func goOn(_ settling: Settling) {
        if !recoveries.isEmpty {
            end("cancelled recovery")
        } else if settling.refusal {
            end("failed hostRefused")
        } else if let reason = settling.cancellation {
            end("cancelled \(reason)")
        } else if !urgent.isEmpty {
            cutShort()
        } else if settling.unanswered == 0, !settling.isHeld {
            end("completed")
        } else if settling.deadline == nil, !settling.isHeld {
            settling.deadline = now + (settling.trigger.how.deadline ?? 10)
        }
    }

    func cutShort() { end(settling?.isHeld == true ? "cancelled person" : "completed") }

    /// Ends what settles. What does not stand is undone, and the hosts that showed it are notified.
    func end(_ outcome: String) {
        guard let settling else { return }
        self.settling = nil
        settling.isLive = false
        phase = .telling
        var draft: Draft? = settling.draft
        shadow = settling.before
        if outcome != "completed" {
            draft = Draft(forest, isAnimated: false, nextID: nextID)
            draft?.joined = settling.draft.joined
            let after = forest
            forest = settling.before
            for (id, pane) in after.panes where forest.panes[id] == nil { forest.panes[id] = pane }
            // What is outside is none of this commit's business.
            shadow = after
            for index in settling.showings where !showings[index].hasRefused {
                if settling.isInteractive {
                    say("follow cancelled \(name(showings[index].window))")
                    moment(.follow)
                } else {
                    show(showings[index].window)
                }
            }
            shadow = forest
        }
        tell(settling.trigger, draft, outcome, followers: settling.followers)
    }

    func apply(_ settling: Settling, to window: Int) {
        let index = showings.count
        showings.append(Showing(window: window, settling: settling))
        settling.showings.append(index)
        settling.unanswered += 1
        say("apply \(name(window)) \(index)")
        moment(.apply)
        answerByMood(index, window, isFirst: true)
    }

    private func answerByMood(_ index: Int, _ window: Int, isFirst: Bool) {
        let isInteractive = showings[index].settling.isInteractive
        switch moods[name(window)] ?? .acknowledges {
        case .refuses: answer(index, refuses: true)
        case .holds: break
        case .acknowledges where isInteractive && isFirst, .acknowledgesTwice where isInteractive && isFirst: break
        case .acknowledges: answer(index, refuses: false)
        case .acknowledgesTwice:
            answer(index, refuses: false)
            answer(index, refuses: false)
        }
    }

    func answer(_ index: Int, refuses: Bool) {
        guard showings.indices.contains(index) else { return }
        let (settling, window) = (showings[index].settling, showings[index].window)
        if settling.isLive, !showings[index].isAnswered {
            showings[index].isAnswered = true
            showings[index].hasRefused = refuses
            settling.unanswered -= 1
            if refuses { settling.refusal = true }
            return answered(settling)
        }
        let wasAnswered = showings[index].isAnswered
        showings[index].isAnswered = true
        let stands = [forest, self.settling?.before, shadow].contains { $0?.open.contains(window) ?? false }
        if stands || going.contains(window) { say(wasAnswered ? "diagnostic: twice" : "diagnostic: late") }
        // The call keeps the window meanwhile, so nothing else is to happen in it.
        if refuses, !settling.isLive, alive.contains(window) { say("show \(name(window))") }
    }

    private func answered(_ settling: Settling) {
        guard self.settling === settling, phase == .settling else { return }
        goOn(settling)
        goOnWaiting()
    }

    /// The finger moves on.
    func follow(_ phaseName: String, _ settling: Settling) {
        let before = phase
        phase = .applying
        for index in settling.showings {
            let window = showings[index].window
            say("follow \(phaseName) \(name(window))")
            moment(.follow)
            if phaseName == "ended" { answerByMood(index, window, isFirst: false) }
        }
        phase = before
        answered(settling)
    }

    func update(_ settling: Settling) {
        guard settling.isLive, settling.isHeld else { return }
        follow("changed", settling)
    }

    func release(_ settling: Settling, _ reason: String?) {
        guard settling.isLive, settling.isHeld else { return }
        if let reason {
            settling.cancellation = reason
            answered(settling)
        } else {
            settling.isHeld = false
            follow("ended", settling)
        }
    }

    func advance(by seconds: Int) {
        let end = now + seconds
        while let due = settling?.deadline, due <= end {
            now = due
            self.end("failed hostTimedOut")
            goOnWaiting()
        }
        now = end
    }
}
