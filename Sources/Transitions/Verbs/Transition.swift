/// One way to change a root, as a value: it can be kept, printed, put together with others, and run more than once.
///
/// A coordinator answers each route with one. The verbs are its static members, one set for each root:
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
/// A verb of your own is a closure over the editor's. It is undone as a whole when it throws:
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
    /// What it is, whatever root it is for.
    @usableFromInline package let step: AnyTransition

    @usableFromInline init(_ step: AnyTransition) {
        self.step = step
    }

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
        _ name: String, _ presentables: [any Presentable] = [], animation: TransitionAnimation? = nil,
        perform: @escaping (inout Editor<Root>) throws -> Void
    ) {
        self.init(name, .many(presentables), animation: animation, .verb(perform))
    }

    @usableFromInline
    package init(_ name: String, _ subject: Subject = .none, animation: TransitionAnimation? = nil, _ body: Body) {
        self.init(AnyTransition(name, subject, animation: animation, body.erased))
    }

    /// Makes one of a verb that needs no more than the root's node, and what the step is about. It must not capture
    /// anything.
    init(
        _ name: String, _ subject: Subject = .none, animation: TransitionAnimation?,
        plain: @escaping AnyTransition.Plain
    ) {
        self.init(AnyTransition(name, subject, animation: animation, .plain(plain)))
    }
}

extension Transition {
    /// The verb's name: `push`.
    package var name: String { step.name }

    /// The animation that was given with it, if one was.
    public var animation: TransitionAnimation? { step.animation }

    /// What the steps are told, where this transition says so itself.
    package var options: TransitionOptions? { step.options }

    /// The same transition with options of its own, whatever the trigger was told.
    public func with(_ options: TransitionOptions) -> Transition {
        Transition(step.with(options))
    }

    /// What it will put on the tree, as far as that is known before it runs: nothing that is built late. O(steps).
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
    /// The verbs with what they are about, without running anything: `multiple(push(article), select(1))`. O(steps).
    public var description: String { step.description }
}

extension Transition {
    /// What a transition of this root does, written for this root.
    @usableFromInline
    package struct Body {
        fileprivate let erased: AnyTransition.Body

        /// A verb over an editor of this root.
        @usableFromInline
        package static func verb(_ perform: @escaping (inout Editor<Root>) throws -> Void) -> Body {
            Body(
                erased: .verb { root, commit in
                    var editor = Editor(root: unsafeDowncast(root, to: Root.self), commit: commit)
                    try perform(&editor)
                })
        }

        /// Prepared when it is reached.
        @usableFromInline
        package static func deferred(
            _ prepare: @escaping (Root, inout RunningCommit) throws(TransitionError) -> Void
        ) -> Body {
            Body(
                erased: .deferred { root, commit throws(TransitionError) in
                    try prepare(unsafeDowncast(root, to: Root.self), &commit)
                })
        }

        /// The same, of what needs no root.
        @usableFromInline
        package static func joining(
            _ join: @escaping (AnyObject, inout RunningCommit) throws(TransitionError) -> Void
        ) -> Body {
            Body(erased: .deferred(join))
        }

        static func sequence(_ steps: [AnyTransition]) -> Body { Body(erased: .sequence(Steps(steps))) }
    }
}
