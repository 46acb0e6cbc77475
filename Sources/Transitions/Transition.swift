/// One way to change a root, as a value: it can be kept, printed, put together with others, and run more than once.
///
/// A coordinator answers each route with one. The verbs are its static members, one set for each root:
///
/// ```swift
/// func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
///     switch route {
///     case .list:            .set([Screen("news")])
///     case .article(let id): .push(ArticleModel(id: id))
///     case .close:           .dismiss()
///     }
/// }
/// ```
///
/// A verb of your own is a closure over the editor's. It is undone as a whole when it throws:
///
/// ```swift
/// extension Transition where Root == StackRoot {
///     static func swapTop(with p: any Presentable) -> Transition {
///         Transition("swapTop", [p]) { editor in
///             try editor.pop()
///             try editor.push(p)
///         }
///     }
/// }
/// ```
public struct Transition<Root: ContainerRoot> {
    package enum Body {
        case verb((inout Editor<Root>) throws -> Void)
        case sequence(Steps)
        case deferred((Root, inout RunningCommit) throws(TransitionError) -> Void)
    }

    /// The verb's name: `push`.
    public let name: String

    /// The animation that was given with it, if one was.
    public let animation: Animation?

    /// What the steps are told, where this transition says so itself.
    public private(set) var options: TransitionOptions?

    package let subject: Subject
    package let body: Body

    /// Makes a transition of your own.
    ///
    /// The closure runs when the transition is reached, never before, and may run again. It may throw anything: what is
    /// not a ``TransitionError`` becomes one, and what the closure did is undone.
    ///
    /// - Parameters:
    ///   - name: The verb's name.
    ///   - presentables: What it will put on the tree, as far as that is known.
    ///   - animation: The animation that it uses, for those who print or plan it; pass it to the verbs as well.
    ///   - perform: The verbs.
    public init(
        _ name: String, _ presentables: [any Presentable] = [], animation: Animation? = nil,
        perform: @escaping (inout Editor<Root>) throws -> Void
    ) {
        self.init(name, .many(presentables), animation: animation, .verb(perform))
    }

    package init(_ name: String, _ subject: Subject = .none, animation: Animation? = nil, _ body: Body) {
        self.name = name
        self.subject = subject
        self.animation = animation
        self.body = body
    }

    /// The same transition with options of its own, whatever the trigger was told.
    public func with(_ options: TransitionOptions) -> Transition {
        var copy = self
        copy.options = options
        return copy
    }
}

extension Transition {
    /// What a transition is about, kept without an array where it is about one thing.
    package enum Subject {
        case none
        case one(any Presentable)
        case many([any Presentable])
        /// Something that stands on the tree already.
        case named(any Presentable)
        /// A route or an index, in words.
        case words(@autoclosure () -> String)
    }

    /// What it will put on the tree, as far as that is known before it runs. O(steps).
    public var presentables: [any Presentable] {
        var found: [any Presentable] = []
        for step in steps {
            switch step.subject {
            case .none, .named, .words: break
            case .one(let presentable): found.append(presentable)
            case .many(let presentables): found += presentables
            }
        }
        return found
    }

    /// The verbs in order, with those of nested sequences in their place.
    private var steps: [Transition] {
        var (steps, waiting): ([Transition], [Transition]) = ([], [self])
        while let next = waiting.popLast() {
            if case .sequence(let nested) = next.body {
                waiting.append(contentsOf: nested.list.reversed())
            } else {
                steps.append(next)
            }
        }
        return steps
    }
}

extension Transition: CustomStringConvertible {
    /// The verbs with what they are about, without running anything: `multiple(push(article), select(1))`. O(steps).
    public var description: String {
        var text = ""
        var waiting: [(Transition?, String)] = [(self, "")]
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

extension Transition.Subject {
    fileprivate var words: String {
        switch self {
        case .none: ""
        case .one(let presentable), .named(let presentable): presentable.title
        case .many(let presentables): presentables.map { $0.title }.joined(separator: ", ")
        case .words(let words): words()
        }
    }
}

extension Presentable {
    /// The name, else the type of what it stands for.
    var title: String { node.name.isEmpty ? label : node.name }
}
