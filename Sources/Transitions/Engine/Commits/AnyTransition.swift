/// A transition without the type of its root, as commits run it and sequences list it.
@usableFromInline package struct AnyTransition {
    /// The work of a transition.
    @usableFromInline enum Body {
        /// A verb that needs only the root's node and the step's subject. It captures nothing, and costs no allocation.
        case plain(Plain)
        /// A verb that works through an editor of the root.
        case verb((AnyObject, Commit) throws -> Void)
        case sequence(Steps)
        /// A transition that is prepared when it is reached.
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

    /// The fields that few transitions need, kept apart so that the others are smaller.
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
    /// The animation given with the transition, if any.
    var animation: TransitionAnimation? { details?.animation }

    /// The transition's own options, if it has any.
    var options: TransitionOptions? { details?.options }

    /// Returns the same step with its own options, which override the trigger's.
    func with(_ options: TransitionOptions) -> AnyTransition {
        var copy = self
        copy.details = Details(animation, options)
        return copy
    }
}

/// The subject of a step, kept without an array if there is only one.
@usableFromInline package enum Subject {
    case none
    case one(any Presentable)
    case modal(any Presentable, PresentationStyle)
    case many([any Presentable])
    /// A presentable that is on the tree already.
    case named(any Presentable)
    case index(Int)
    /// A text, such as the words for a route.
    case words(@autoclosure () -> String)
    /// An object that makes the text when it is read.
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

/// The steps of a sequence. Nested sequences are released one by one, not recursively, however deep they are.
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
