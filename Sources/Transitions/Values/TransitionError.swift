/// What could not be done, with what is needed to understand it: the verb, the reason, the state, and the remedy.
///
/// A refused verb has changed nothing. Its `description` is the whole message:
///
/// ```text
/// Can't pop to 'settings': it is not on this stack.
///
///   Stack: [home, list, detail]
///
/// Push it first, or pop to one of the screens above.
/// ```
///
/// <doc:Errors-and-remedies> has an entry for each message, found by its words.
public struct TransitionError: Error, Hashable, Sendable {
    /// The attempt, with the value in it: `pop to 'settings'`.
    package var verb: String { facts.verb }

    /// The reason, by its kind. The values in it are in the message.
    public var reason: Reason { Reason(facts.detail) }

    /// The reason with its values.
    package var detail: Detail { facts.detail }

    /// The place as the message has it: `Stack: [home, list, detail]`. A long list is cut to its end. Empty if it would
    /// not help.
    package var state: String { facts.state }

    /// Which steps led to it, outermost first, zero-based: empty where it was no step of a chain.
    public package(set) var path: [Int] {
        get { facts.path }
        set {
            var facts = facts
            facts.path = newValue
            content = .all(facts)
        }
    }

    private var content: Content

    /// All of it in one word, as each step of a trigger may throw it and few do.
    private indirect enum Content: Hashable, Sendable {
        case all(Facts)
    }

    private struct Facts: Hashable {
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

    /// Makes an error of your own, for a custom verb.
    ///
    /// - Parameters:
    ///   - verb: What was attempted, after "Can't": `spin the deck`.
    ///   - because: Why not, without a full stop: `it has one card`.
    ///   - state: What the place looks like; may be empty.
    ///   - remedy: What to do instead, as a sentence; may be empty.
    public init(cannot verb: String, because: String, state: String = "", remedy: String = "") {
        self.init(verb, .custom(because: because, remedy: remedy), state: state)
    }

    /// The step of the outermost chain that was refused, zero-based; nil where it was no step.
    public var index: Int? { path.first }
}

extension TransitionError {
    /// The kind of a reason for which something is refused.
    ///
    /// The reasons that programs tell apart have constants here; <doc:Errors-and-remedies> has an entry for every one.
    /// Two reasons are equal if they are of one kind.
    ///
    /// ```swift
    /// if outcome?.error?.reason == .nothingToPop { close() }
    /// ```
    public struct Reason: Hashable, Sendable {
        package let detail: Detail

        package init(_ detail: Detail) {
            self.detail = detail
        }

        /// A stack with at most one screen, and nothing beneath it on any stack around it.
        public static var nothingToPop: Reason { Reason(.nothingToPop) }

        /// A screen that is not on the stack that was to go back to it.
        public static var notOnStack: Reason { Reason(.notOnStack(on: nil)) }

        /// Nothing presented, and a root that is in no modal.
        public static var nothingToDismiss: Reason { Reason(.nothingToDismiss) }

        /// A last page that does not loop, or a first one.
        public static var atTheEnd: Reason { Reason(.atTheEnd) }

        /// A place that cannot be empty and would be.
        public static var lastOne: Reason { Reason(.lastOne) }

        /// A router or a root that has been released.
        public static var released: Reason { Reason(.released) }

        /// A presentable that contains the root that was to show it.
        public static var cycle: Reason { Reason(.cycle) }

        /// A tree in the middle of a commit of its own.
        public static var busy: Reason { Reason(.busy) }

        /// A host that could not show it.
        public static var hostRefused: Reason { Reason(.hostRefused(because: "")) }

        /// A host that did not answer in time.
        public static var hostTimedOut: Reason { Reason(.hostTimedOut(after: .zero)) }

        /// A route that no router takes.
        public static var unclaimed: Reason { Reason(.unclaimed(asked: [])) }

        /// A presentable that is on a tree already.
        public static var alreadyShown: Reason { Reason(.alreadyShown(where: "")) }

        /// A custom verb's own reason, or an error of the app's.
        public static var custom: Reason { Reason(.custom(because: "", remedy: "")) }

        /// The reason with the values that a constant has.
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

        /// Feeds the kind to the hasher.
        @_documentation(visibility: internal)
        public func hash(into hasher: inout Hasher) { hasher.combine(constant) }
    }
}

extension TransitionError {
    /// The reasons for which a verb is refused, with their values. The strings are names and lines of the notation.
    package enum Detail: Hashable, Sendable {
        /// A stack with at most one screen, with nothing beneath it on any stack around it.
        case nothingToPop
        /// Not on this stack; `on` is the stack that has it, if one does.
        case notOnStack(on: String?)
        /// On no stack at all, where a host reports that the user went back to it.
        case onNoStack
        /// A verb that needs a top, on an empty stack.
        case emptyStack
        /// Not one of these tabs.
        case notATab
        /// Not one of these pages.
        case notAPage
        /// Not the pages that are shown together.
        case notAPair
        /// A last page that does not loop, or a first one.
        case atTheEnd
        /// An index that nothing has.
        case outOfRange(index: Int, count: Int)
        /// The column holds nothing.
        case columnEmpty
        /// A layout in which nothing is selected.
        case noSelection
        /// The column already holds something.
        case columnTaken(by: String)
        /// More than there are columns.
        case tooManyColumns(given: Int, columns: Int)
        /// A place that cannot be empty would be.
        case lastOne
        /// A list with nothing in it.
        case emptyList
        /// The same presentable more than once in one list.
        case passedTwice(String)
        /// Already on a tree; `where` says in or over what: `in 'news'`, `over a stack`.
        case alreadyShown(where: String)
        /// It contains the root that was to show it.
        case cycle
        /// A window outside a window manager, or something else inside one.
        case wrongPlace(String)
        /// It is in the middle of a commit of its own.
        case busy
        /// The root already presents something.
        case alreadyPresents(String)
        /// Nothing is presented, and the root is in no modal.
        case nothingToDismiss
        /// A modal that is not over this root, nor around it.
        case notOver
        /// Not presented, where a host reports that the user dismissed it.
        case notPresented
        /// A window that has no root yet.
        case noRoot
        /// Nothing shows it.
        case notShown
        /// A container that is neither this root nor is in it.
        case containerElsewhere
        /// Not embedded anywhere.
        case notEmbedded
        /// An alert without an answer.
        case noChoices
        /// No alert is up.
        case noAlert
        /// Not the alert that is up; `behind` is the title of that.
        case alertWaits(behind: String)
        /// Not one of the alert's answers.
        case noSuchChoice(choices: [String])
        /// The window is not open.
        case notOpen
        /// Nothing of the asked type is in front.
        case notInFront(front: String)
        /// The router, or the root, has been released.
        case released
        /// No router takes the route; `asked` are those that were. Where it is not known whose root the outermost is,
        /// its coordinator was not among them. `released` is a coordinator that takes it and has been released, though
        /// its root is shown.
        case unclaimed(asked: [String], isRootKnown: Bool = true, released: String? = nil)
        /// No router above takes the route that was sent upward, but another router on the tree does.
        case notAbove(elsewhere: String)
        /// Several routers, equally near, take the route.
        case ambiguous([String])
        /// Another coordinator, still alive, changes this root.
        case rootTaken(by: String)
        /// A host could not show it.
        case hostRefused(because: String)
        /// A host does not draw modals of that style; `by` is its type.
        case notDrawn(by: String)
        /// A host did not answer in time.
        case hostTimedOut(after: Duration)
        /// A commit that has been answered already.
        case answeredTwice
        /// A commit that has settled without the answer.
        case answeredLate
        /// Something that needs time, where nothing tells it.
        case noTimeSource
        /// No stack is around what is in front; `front` names that.
        case noStack(front: String)
        /// It is in no window manager.
        case noManager
        /// A manager that does not know how the app is launched.
        case noLaunch
        /// Nothing of that id is on this tree.
        case unknownNode
        /// A gate, by that name. Nothing of the trigger stays on the tree, whatever is caught.
        case notAllowed(by: String)
        /// Routes that lead back to themselves, with no change in between: the circle, its first route last again.
        case routesInCircle([String])
        /// Transitions that run inside each other's verbs, or routers that hand a route on to each other, more than
        /// `limit` deep.
        case nestedTooDeep(limit: Int)
        /// Gates that have been answered as they wanted, and still do not allow; or that send a route back and forth.
        case gateLoops(String)
        /// A gate that waits, and has not been answered in time.
        case gateTimedOut(after: Duration)
        /// Something that has ended already, and has kept its place.
        case finishedAlready
        /// An answer after which a flow asks the same again.
        case flowStuck(String)
        /// Nothing that belongs to a flow.
        case noFlow
        /// A custom verb or an error of the user's own.
        case custom(because: String, remedy: String)
    }
}
