/// A change of a root, as a value: it can be stored, printed, combined with others, and run more than once.
///
/// A coordinator answers each route with one. The verbs are static members, one set for each type of root:
///
/// ```swift
/// func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
///     switch route {
///     case .list: .set([Screen("news")])
///     case .article(let id): .push(ArticleModel(id: id))
///     case .close: .dismiss()
///     }
/// }
/// ```
///
/// A verb of your own is a closure over an ``Editor``. If it throws, everything it did is undone:
///
/// ```swift
/// extension Transition where Root == StackRoot {
///     static func swapTop(with p: any Presentable) -> Transition {
///         Transition("swapTop", [p]) { editor in
///             try editor.perform(.pop())
///             try editor.perform(.push(p))
///         }
///     }
/// }
/// ```
public struct Transition<Root: ContainerRoot> {
    /// The transition without the type of its root.
    @usableFromInline package let step: AnyTransition

    @usableFromInline init(_ step: AnyTransition) {
        self.step = step
    }

    /// Creates a transition of your own.
    ///
    /// The closure runs when the transition is reached, never before, and may run again. It may throw any error: an
    /// error that is not a ``TransitionError`` becomes one, and everything the closure did is undone.
    ///
    /// - Parameters:
    ///   - name: The name of the verb.
    ///   - presentables: The presentables that the transition will show, as far as known.
    ///   - animation: The animation to state for the transition. The verbs use it only if `perform` passes it to them.
    ///   - perform: Runs the verbs.
    public init(
        _ name: String, _ presentables: [any Presentable] = [], animation: TransitionAnimation? = nil,
        perform: @escaping (inout Editor<Root>) throws -> Void
    ) {
        self.init(name, .many(presentables), animation: animation, .verb(perform))
    }

    @usableFromInline
    package init(_ name: String, _ subject: Subject = .none, animation: TransitionAnimation? = nil, _ body: Body) {
        self.init(AnyTransition(name, subject, animation: animation, body.erased))
    }

    /// Creates a transition from a verb that needs only the root's node and the subject. The closure must not capture
    /// anything.
    init(
        _ name: String, _ subject: Subject = .none, animation: TransitionAnimation?,
        plain: @escaping AnyTransition.Plain
    ) {
        self.init(AnyTransition(name, subject, animation: animation, .plain(plain)))
    }
}

extension Transition {
    /// The name of the verb: `push`.
    package var name: String { step.name }

    /// The animation passed to the verb, if any.
    public var animation: TransitionAnimation? { step.animation }

    /// The transition's own options, if it has any.
    package var options: TransitionOptions? { step.options }

    /// Returns this transition with options of its own, which replace those of the trigger.
    public func with(_ options: TransitionOptions) -> Transition {
        Transition(step.with(options))
    }

    /// Returns this transition in place: it takes no column of a split in hand, so the user stays where they are.
    ///
    /// ```swift
    /// // Opens the inbox beside its first letter; on a phone, the inbox.
    /// .multiple(.show(inbox), .showDetail(firstLetter).inPlace)
    /// ```
    public var inPlace: Transition {
        let step = step
        return Transition(
            AnyTransition(
                name, .many(presentables), animation: animation,
                Body.verb { editor in
                    let (root, commit) = (editor.root, editor.commit)
                    try commit.inPlace { () throws(TransitionError) in
                        try commit.performNested(step, on: Target(root), step.options ?? commit.options)
                    }
                }
                .erased))
    }

    /// The presentables that the transition will show, without those that a closure builds when it runs. O(steps).
    public var presentables: [any Presentable] {
        var found: [any Presentable] = []
        for step in step.verbs {
            switch step.subject {
            case .none, .named, .index, .words, .described: break
            case .one(let presentable), .modal(let presentable, _): found.append(presentable)
            case .many(let presentables): found += presentables
            }
        }
        return found.compactMap { presentable in
            var known: (any Presentable)? = presentable
            while let late = known.flatMap({ ($0.node as Node).late }) { known = late.given }
            return known
        }
    }
}

extension Transition: CustomStringConvertible {
    /// The verbs and their subjects, without running anything: `multiple(push(article), select(index: 1))`. O(steps).
    @_documentation(visibility: internal)
    public var description: String { step.description }
}

extension Transition {
    /// The body of a transition, typed by its root.
    @usableFromInline
    package struct Body {
        fileprivate let erased: AnyTransition.Body

        /// Creates a body that runs a verb with an editor of the root.
        @usableFromInline
        package static func verb(_ perform: @escaping (inout Editor<Root>) throws -> Void) -> Body {
            Body(
                erased: .verb { root, commit in
                    var editor = Editor(root: unsafeDowncast(root, to: Root.self), commit: commit)
                    try perform(&editor)
                })
        }

        /// Creates a body from a closure that runs when the transition is reached.
        @usableFromInline
        package static func deferred(
            _ prepare: @escaping (Root, inout RunningCommit) throws(TransitionError) -> Void
        ) -> Body {
            Body(
                erased: .deferred { root, commit throws(TransitionError) in
                    try prepare(unsafeDowncast(root, to: Root.self), &commit)
                })
        }

        /// Creates a body like ``deferred(_:)``, for a closure that ignores the root's type.
        @usableFromInline
        package static func joining(
            _ join: @escaping (AnyObject, inout RunningCommit) throws(TransitionError) -> Void
        ) -> Body {
            Body(erased: .deferred(join))
        }

        static func sequence(_ steps: [AnyTransition]) -> Body { Body(erased: .sequence(Steps(steps))) }
    }
}
