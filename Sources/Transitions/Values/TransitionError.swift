/// The error of a refused verb: the attempt, the reason, the state, and the remedy.
///
/// A refused verb has changed nothing. The `description` is the whole message:
///
/// ```text
/// Can't pop to 'settings': it is not on this stack.
///
///   Stack: [home, list, detail]
///
/// Push it first, or pop to one of the screens above.
/// ```
///
/// <doc:Errors-and-remedies> has an entry for each message, to look up by its words.
public struct TransitionError: Error, Equatable, Sendable {
    /// The attempt, with its value: `pop to 'settings'`.
    package var verb: String { facts.verb }

    /// The kind of reason, to compare. The message has the details.
    public var reason: Reason { Reason(facts.detail) }

    /// True if no router takes the route.
    package var isUnclaimed: Bool {
        switch facts.detail {
        case .unclaimed, .notAbove: true
        default: false
        }
    }

    /// The reason with its values.
    package var detail: Detail { facts.detail }

    /// The state in the message: `Stack: [home, list, detail]`, or the end of a long list; empty if it would not help.
    package var state: String { facts.state }

    /// The zero-based indices of the refused step in the lists (a link, a `multiple`) around it, the outermost first.
    package var path: [Int] {
        get { facts.path }
        set {
            var facts = facts
            facts.path = newValue
            content = .all(facts)
        }
    }

    private var content: Content

    /// Indirect, so that an error takes one word: each step of a trigger may throw one.
    private indirect enum Content: Equatable, Sendable {
        case all(Facts)
    }

    private struct Facts: Equatable {
        let verb: String
        let detail: Detail
        let state: String
        var path: [Int] = []
    }

    private var facts: Facts {
        switch content {
        case .all(let facts): facts
        }
    }

    package init(_ verb: String, _ detail: Detail, state: String = "") {
        content = .all(Facts(verb: verb, detail: detail, state: state))
    }

    /// Creates an error of your own, for a custom verb.
    ///
    /// - Parameters:
    ///   - verb: The attempt, to follow "Can't": `spin the deck`.
    ///   - because: The reason, without a full stop: `it has one card`.
    ///   - state: The state to show; may be empty.
    ///   - remedy: The remedy, as a sentence; may be empty.
    public init(cannot verb: String, because: String, state: String = "", remedy: String = "") {
        self.init(verb, .custom(because: because, remedy: remedy), state: state)
    }

    /// The zero-based index of the refused step in its link or outermost `multiple`; nil if it was in none.
    public var index: Int? { path.first }

    /// Runs a closure of the app. An error of another type becomes the reason of a `TransitionError`.
    package static func run<R>(
        _ verb: @autoclosure () -> String, _ body: () throws -> R
    ) throws(TransitionError) -> R {
        do {
            return try body()
        } catch let error as TransitionError {
            throw error
        } catch {
            throw TransitionError(verb(), .custom(because: "\(error)", remedy: ""))
        }
    }
}

extension TransitionError {
    /// The kind of reason for which a verb was refused.
    ///
    /// Reasons that programs tell apart have constants here; <doc:Errors-and-remedies> has an entry for every reason.
    /// Two reasons are equal if they are of the same kind.
    ///
    /// ```swift
    /// if outcome?.error?.reason == .nothingToPop { close() }
    /// ```
    public struct Reason: Equatable, Sendable {
        package let detail: Detail

        package init(_ detail: Detail) {
            self.detail = detail
        }

        /// A stack with at most one screen, and no screen to go back to on any stack around it.
        public static var nothingToPop: Reason { Reason(.nothingToPop) }

        /// A screen to go back to that is not on the stack.
        public static var notOnStack: Reason { Reason(.notOnStack(on: nil)) }

        /// A root that presents nothing and is in no modal.
        public static var nothingToDismiss: Reason { Reason(.nothingToDismiss) }

        /// A turn past the last or the first page, if pages do not loop.
        public static var atTheEnd: Reason { Reason(.atTheEnd) }

        /// The last entry of a container, which must keep one: it cannot be removed.
        public static var lastOne: Reason { Reason(.lastOne) }

        /// A router or a root that has been released.
        public static var released: Reason { Reason(.released) }

        /// A presentable that contains the root that should show it.
        public static var cycle: Reason { Reason(.cycle) }

        /// Another tree, to be changed too, that is in the middle of its own commit.
        public static var busy: Reason { Reason(.busy) }

        /// A host that could not show the commit.
        public static var hostRefused: Reason { Reason(.hostRefused(because: "")) }

        /// A host that did not answer before the deadline.
        public static var hostTimedOut: Reason { Reason(.hostTimedOut(after: .zero)) }

        /// A route that no router takes.
        public static var unclaimed: Reason { Reason(.unclaimed(asked: [])) }

        /// A presentable that is already on a tree.
        public static var alreadyShown: Reason { Reason(.alreadyShown(where: "")) }

        /// The reason of a custom verb, or an error of the app.
        public static var custom: Reason { Reason(.custom(because: "", remedy: "")) }

        /// The reason without its own values, for comparing.
        private var constant: Detail {
            switch detail {
            case .notOnStack: .notOnStack(on: nil)
            case .hostRefused: .hostRefused(because: "")
            case .hostTimedOut: .hostTimedOut(after: .zero)
            case .unclaimed: .unclaimed(asked: [])
            case .alreadyShown: .alreadyShown(where: "")
            case .custom: .custom(because: "", remedy: "")
            default: detail
            }
        }

        /// Compares the kinds of two reasons.
        @_documentation(visibility: internal)
        public static func == (one: Reason, other: Reason) -> Bool { one.constant == other.constant }
    }
}

extension TransitionError {
    /// The reasons for refusing a verb, with their values. The strings are names and lines of the notation.
    package enum Detail: Equatable, Sendable {
        /// A stack with at most one screen, and none to go back to on any stack around it.
        case nothingToPop
        /// A screen that is not on this stack; `on` is the stack that has it, if one does.
        case notOnStack(on: String?)
        /// A screen on no stack, though a host reports that the user went back to it.
        case onNoStack
        /// An empty stack, for a verb that needs a top.
        case emptyStack
        /// A presentable that is not one of these tabs.
        case notATab
        /// A presentable that is not one of these pages.
        case notAPage
        /// Pages that are not shown together.
        case notAPair
        /// A turn past the last or the first page, if pages do not loop.
        case atTheEnd
        /// An index out of range.
        case outOfRange(index: Int, count: Int)
        case columnEmpty
        /// A layout without a selection.
        case noSelection
        /// A report about columns of something that has none.
        case noColumns
        /// A width that a host reported in answer to the commit of another one, which is `to`.
        case widthInAnswer(to: String)
        /// A column that already holds a presentable, of this name.
        case columnTaken(by: String)
        /// More presentables than columns.
        case tooManyColumns(given: Int, columns: Int)
        /// The last entry of a container, which must keep one: it cannot be removed.
        case lastOne
        case emptyList
        /// A presentable, of this name, that is more than once in one list.
        case passedTwice(String)
        /// A presentable that is already on a tree; `where` is its place: `in 'news'`, `over a stack`.
        case alreadyShown(where: String)
        /// A presentable that contains the root that should show it.
        case cycle
        /// A place that a rule forbids, such as a window outside a window manager; the string is the rule.
        case wrongPlace(String)
        /// Another tree, to be changed too, that is in the middle of its own commit.
        case busy
        /// A root that already presents a modal, of this name.
        case alreadyPresents(String)
        /// A root that presents nothing and is in no modal.
        case nothingToDismiss
        /// A presentable that is no visible modal over or around this root.
        case notOver
        /// A node that is not presented, though a host reports that the user dismissed it.
        case notPresented
        /// A window without a root.
        case noRoot
        /// A presentable without a place.
        case notShown
        /// A container that is neither this root nor in it.
        case containerElsewhere
        /// A presentable that is not embedded.
        case notEmbedded
        case noChoices
        /// A tree on which no alert is shown.
        case noAlert
        /// An alert that waits; `behind` is the title of the one that is up.
        case alertWaits(behind: String)
        /// A choice that the alert does not have.
        case noSuchChoice(choices: [String])
        /// A window that is not open.
        case notOpen
        /// A screen in front, named `front`, that is not of the requested type.
        case notInFront(front: String)
        /// A router or a root that has been released.
        case released
        /// A route that no router takes; `asked` are routers that were asked, at most six. If `isRootKnown` is false,
        /// the coordinator of the outermost root is not known and was not asked. `released` is a coordinator that takes
        /// the route, and has been released though its root is shown.
        case unclaimed(asked: [String], isRootKnown: Bool = true, released: String? = nil)
        /// A route sent upward that no router above takes; `elsewhere` is a router on the tree that does.
        case notAbove(elsewhere: String)
        /// A route that several routers take, equally near.
        case ambiguous([String])
        /// A root that another coordinator, still alive, changes.
        case rootTaken(by: String)
        /// A host that could not show the commit.
        case hostRefused(because: String)
        /// A style of modals that a host does not draw; `by` is the host's type.
        case notDrawn(by: String)
        /// A host that did not answer before the deadline.
        case hostTimedOut(after: Duration)
        /// A commit that this host has already answered.
        case answeredTwice
        /// A commit that settled before this answer.
        case answeredLate
        /// A tree without the time source that the verb needs.
        case noTimeSource
        /// A screen in front, named `front`, with no stack around it.
        case noStack(front: String)
        /// A node in no window manager.
        case noManager
        /// A window manager without a launch closure.
        case noLaunch
        /// An id that no node on this tree has.
        case unknownNode
        /// A gate, of this name, that does not allow. Nothing of the trigger stays on the tree, even if the error is
        /// caught.
        case notAllowed(by: String)
        /// Routes that lead back to themselves with no change in between: the circle, with its first route again at the
        /// end.
        case routesInCircle([String])
        /// Transitions that run inside each other's verbs, or routers that pass a route on to each other, more than
        /// `limit` deep.
        case nestedTooDeep(limit: Int)
        /// A gate, of this name, that still does not allow after several answers, or redirects a route back and forth.
        case gateLoops(String)
        /// A gate that waits, and was not answered before its deadline.
        case gateTimedOut(after: Duration)
        /// A presentable that has already finished, and is still in its place.
        case finishedAlready
        /// An answer after which a flow asks the same question again.
        case flowStuck(String)
        /// A node that belongs to no flow.
        case noFlow
        /// The reason of a custom verb, or an error of the app.
        case custom(because: String, remedy: String)
    }
}
