extension Step {
    /// What a step is.
    package enum Kind: String, CaseIterable, Sendable {
        // Calls.
        case perform, trigger, climb, link, hops, handle, redirection, weakPerform
        case pushInFront, presentInFront, back, choose, ask, cancelFlow, finish
        case report, begin, beginRoot, beginBack, drive, move, lift, turnBack, drop
        case recoverRoute, recoverRoot, reset, follow, withdraw
        // What the world around does.
        case advance, attach, detach, mood, answer, resume, deny, forget
        case hold, letGo, loose, evict, evictAll, expire, flip, guards, abandon, launch
        case observe, log, hear, deliver, taps, alone, store, restore, width
        // Sessions, and standing gates.
        case session, signal, movement, thereAndBack
        // Verbs.
        case add, addLate, addKeyed, addAt, addReturning, addFlow
        case take, takeTo, takeAll, takeIndex, swap, swapLate, set, pick, pickIndex, shift
        case present, presentLate, presentKeyed, reveal, presentOnRoot, presentAt, presentReturning, presentFlow
        case flowReturning
        case dismiss, dismissTo, dismissToRoot, dismissAll, leave, embed, unembed, alert, answerAlert
        case none, effect, refuse, several, catching, nested, told
        case performOn, routeOn, through, upward, chain, deepLink, endWith, endFlow, show, showDetail, showLate, anew
        case again
        // What is shown.
        case screen, model, gated, stack, tabs, pages, split, deck, crew, basic, kept, standing, node, window
        case keepFor, keepUntil, failing
        // Routes, and what is said about them.
        case go
        case allow, denies, sends, first, asks, waits, moody
        // What is done when something happens.
        case then, events, dying, during, doing, replies, ended, judging, starting, playing, following, showing,
            building, tapped
        // How, and what else there is to say.
        case how, leaving, choice, claims, opening, stands
    }
}

extension Step.Kind {
    /// What a kind of step is used for.
    package enum Sort: Sendable {
        case call, verb, thing, route, verdict, hook, remark
    }

    package var sort: Sort { Self.sorts[self] ?? .remark }

    private static let sorts: [Step.Kind: Sort] = {
        var sorts: [Step.Kind: Sort] = [:]
        var sort = Sort.call
        for kind in allCases {
            switch kind {
            case .perform: sort = .call
            case .add: sort = .verb
            case .screen: sort = .thing
            case .go: sort = .route
            case .allow: sort = .verdict
            case .then: sort = .hook
            case .how: sort = .remark
            default: break
            }
            sorts[kind] = sort
        }
        return sorts
    }()
}

extension Step.Kind {
    /// Whether it is a call that ends in a way of its own.
    var hasOutcome: Bool { Self.withOutcome.contains(self) }

    private static let withOutcome: Set<Step.Kind> = {
        let all = allCases
        let end = all.firstIndex(of: .advance) ?? all.endIndex
        return Set(all[..<end]).subtracting([.move, .lift, .turnBack, .drop])
    }()
}

extension Step.Kind {
    /// Whether it is a call that may bring what it comes to to the front.
    var canReveal: Bool { [.perform, .weakPerform, .trigger, .handle, .climb, .link, .hops].contains(self) }

    /// Verbs that come to what is there already, which a context does not list, and those after which something else
    /// is selected.
    static let finding: Set<Step.Kind> = [
        .take, .takeAll, .takeIndex, .pickIndex, .shift, .leave, .endWith, .endFlow, .unembed,
        .pick, .takeTo, .addKeyed, .presentKeyed, .reveal, .dismissTo, .swap, .swapLate, .show, .showDetail, .showLate,
        .embed, .set, .anew,
    ]
}

extension Program {
    /// What ought to come in programs, by what it is counted of.
    package static func expected(ofSessions: Bool) -> [String: [String]] {
        func names(_ sort: Step.Kind.Sort, without others: Set<Step.Kind> = []) -> [String] {
            Step.Kind.allCases.filter { $0.sort == sort && !others.contains($0) }.map(\.rawValue)
        }
        let calls = Step.Kind.allCases.filter { $0.sort == .call && $0.hasOutcome }.map(\.rawValue)
        var expected = [
            "call": calls, "verb": names(.verb, without: [.again]), "thing": names(.thing, without: [.window]),
            "verdict": names(.verdict, without: [.moody]), "hook": names(.hook),
        ]
        if ofSessions { expected["repair"] = World.repairs }
        return expected
    }
}
