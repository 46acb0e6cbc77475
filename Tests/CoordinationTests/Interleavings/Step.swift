/// What a route of a pane does to its stack, with the numbers of what it makes.
indirect enum PaneVerb: Hashable, Sendable {
    case push(Int), pop, popToRoot, replaceTop(Int), set(Int)
    case present(Int, sticky: Bool), presentPane(Int)
    case dismiss, dismissAll
    case alert(Int)
    case none, effect
    /// Pushes, and is refused then.
    case fails(Int)
    /// Pushes the first, and triggers a push of the second while it is being prepared.
    case nested(Int, Int)
    /// Pushes, and pushes on another pane in the same commit.
    case both(Int, other: Int)
}

/// How a trigger is made.
struct How: Hashable, Sendable {
    enum Policy: Hashable, Sendable { case enqueue, reject, coalesce }

    var isAnimated = true
    var policy = Policy.enqueue
    /// In seconds.
    var deadline: Int?
}

/// What a user did, by where it is when the step is taken.
enum Deed: Hashable, Sendable {
    case popped(pane: Int, index: Int)
    case dismissed(pane: Int, level: Int)
    case selected(Int)
    case chose(String, window: Int, index: Int)
    case closed(Int), focused(Int)
    case unknown
    /// The last one again.
    case again
}

/// What is asked for, and has an outcome.
enum Asking: Hashable, Sendable {
    case route(PaneVerb, pane: Int)
    case perform(PaneVerb, pane: Int)
    case select(Int)
    case open(Int), close(Int), front(Int)
    case back
    case choose(String, pane: Int)
    case ask(pane: Int)
    case report(Deed)
    case recover(PaneVerb, pane: Int), reset
    case begin(PaneVerb, pane: Int), beginBack
}

/// When something is done in the middle of something else, once.
enum Moment: Hashable, Sendable, CaseIterable { case apply, follow, event, effect, observer, show }

/// What a host does with a commit.
enum Mood: Hashable, Sendable { case acknowledges, holds, refuses, acknowledgesTwice }

/// One step of a run. It can be taken again, in a list that others were dropped from.
indirect enum Step: Hashable, Sendable {
    /// Something that has an outcome, known by its number; when the outcome comes, the steps are taken.
    case call(Int, Asking, How, then: [Step])
    case update(gesture: Int), finish(gesture: Int), cancel(gesture: Int), drop(gesture: Int)
    /// An answer to a commit, in the order in which they were handed out.
    case answer(Int, refuses: Bool)
    case mood(window: String, Mood)
    case advance(seconds: Int)
    case at(Moment, [Step])
}

extension Step {
    /// The list with one step less, for each that can be missed: those inside others too.
    static func shorter(_ steps: [Step]) -> [[Step]] {
        var found: [[Step]] = []
        for index in steps.indices {
            var fewer = steps
            fewer.remove(at: index)
            found.append(fewer)
        }
        for index in steps.indices {
            for changed in steps[index].simpler {
                var other = steps
                other[index] = changed
                found.append(other)
            }
        }
        return found
    }

    private var simpler: [Step] {
        switch self {
        case .call(let number, let asking, let how, let then):
            let plain = how == How() ? [] : [Step.call(number, asking, How(), then: then)]
            return plain + Step.shorter(then).map { .call(number, asking, how, then: $0) }
        case .at(let moment, let steps): return Step.shorter(steps).map { .at(moment, $0) }
        default: return []
        }
    }
}
