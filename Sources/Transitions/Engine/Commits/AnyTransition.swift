/// A transition without the type of its root: what a commit works with, and what a sequence is a list of.
@usableFromInline package struct AnyTransition {
    /// What it does.
    @usableFromInline enum Body {
        /// A verb that needs no more than the root's node, and what the step is about. It captures nothing, and so
        /// costs no allocation.
        case plain(Plain)
        /// A verb over an editor of the root that it is given.
        case verb((AnyObject, Commit) throws -> Void)
        case sequence(Steps)
        /// Prepared when it is reached.
        case deferred((AnyObject, inout RunningCommit) throws(TransitionError) -> Void)
    }

    /// A verb that captures nothing.
    @usableFromInline typealias Plain = (Commit, Container, Subject, TransitionAnimation?) throws(TransitionError) ->
        Void

    let name: String
    let subject: Subject
    let body: Body
    private var details: Details?

    @usableFromInline init(
        _ name: String, _ subject: Subject = .none, animation: TransitionAnimation? = nil, _ body: Body
    ) {
        self.name = name
        self.subject = subject
        self.body = body
        if let animation { details = Details(animation, nil) }
    }

    /// What few transitions have. Those that have none are smaller for it.
    private final class Details {
        let animation: TransitionAnimation?
        let options: TransitionOptions?

        init(_ animation: TransitionAnimation?, _ options: TransitionOptions?) {
            self.animation = animation
            self.options = options
        }
    }
}

extension AnyTransition {
    /// The animation that was given with it, if one was.
    var animation: TransitionAnimation? { details?.animation }

    /// What it is told, where it says so itself.
    var options: TransitionOptions? { details?.options }

    /// The same step with options of its own, whatever the trigger was told.
    func with(_ options: TransitionOptions) -> AnyTransition {
        var copy = self
        copy.details = Details(animation, options)
        return copy
    }
}

/// What a step is about, kept without an array where it is about one thing.
@usableFromInline package enum Subject {
    case none
    case one(any Presentable)
    case modal(any Presentable, PresentationStyle)
    case many([any Presentable])
    /// Something that is on the tree already.
    case named(any Presentable)
    case index(Int)
    /// A route, for example, in words.
    case words(@autoclosure () -> String)
    /// What makes its own words when they are read.
    case described(any CustomStringConvertible & AnyObject)
}

extension Subject {
    var words: String {
        switch self {
        case .none: ""
        case .one(let presentable), .modal(let presentable, _), .named(let presentable): presentable.title
        case .index(let index): "index: \(index)"
        case .many(let presentables): presentables.map { $0.title }.joined(separator: ", ")
        case .words(let words): words()
        case .described(let describing): describing.description
        }
    }
}

/// The steps of a sequence. Sequences nested in each other are released from a list, however deep they are.
@usableFromInline final class Steps {
    private(set) var list: [AnyTransition]

    @usableFromInline init(_ list: [AnyTransition]) {
        self.list = list
    }

    deinit {
        guard list.contains(where: { $0.isSequence }) else { return }
        var waiting: [AnyTransition] = []
        swap(&waiting, &list)
        while !waiting.isEmpty {
            var steps = waiting.removeLast().nestedSteps
            guard isKnownUniquelyReferenced(&steps), let steps else { continue }
            waiting.append(contentsOf: steps.list)
            steps.list = []
        }
    }
}

extension AnyTransition {
    fileprivate var nestedSteps: Steps? { if case .sequence(let steps) = body { steps } else { nil } }

    fileprivate var isSequence: Bool { if case .sequence = body { true } else { false } }

    /// The verbs in order, with those of nested sequences in their place.
    var verbs: [AnyTransition] {
        var (verbs, waiting): ([AnyTransition], [AnyTransition]) = ([], [self])
        while let next = waiting.popLast() {
            if case .sequence(let nested) = next.body {
                waiting.append(contentsOf: nested.list.reversed())
            } else {
                verbs.append(next)
            }
        }
        return verbs
    }
}

extension AnyTransition: CustomStringConvertible {
    @usableFromInline package var description: String {
        var text = ""
        var waiting: [(AnyTransition?, String)] = [(self, "")]
        while let (next, literal) = waiting.popLast() {
            text += literal
            guard let next else { continue }
            text += next.name + "("
            waiting.append((nil, ")"))
            if case .sequence(let nested) = next.body {
                for (index, step) in nested.list.enumerated().reversed() {
                    waiting.append((step, index == 0 ? "" : ", "))
                }
            } else {
                text += next.subject.words
            }
        }
        return text
    }
}
