public import Coordination

/// The differences between a stored state and the restored tree.
public struct RestorationReport: Equatable, Codable, Sendable {
    /// The losses: nodes that were left out or changed, in the order of the tree, then triggers that waited, then nodes
    /// that were not stored. Everything else has come back.
    public internal(set) var losses: [Loss]

    /// Creates a report, for tests.
    public init(losses: [Loss] = []) {
        self.losses = losses
    }

    /// True if everything that was stored has come back as it was. Nodes that were not stored, and were `removed` to
    /// make room, do not count as losses here.
    public var isWhole: Bool { losses.allSatisfy { $0.detail == .removed } }

    /// One difference from the stored state.
    public struct Loss: Equatable, Codable, Sendable {
        /// The place of the loss in the stored tree.
        public let place: TreePath
        /// The node's name in the notation; for an alert, the title. May be empty.
        public let name: String
        /// The kind of reason. The description adds its values, such as a gate's name.
        public var reason: Reason { Reason(detail) }
        /// The reason with its values.
        package let detail: Detail
        /// The routes concerned: the one that had shown or selected the node, or those of a trigger that waited. Empty
        /// if they were not stored.
        public internal(set) var routes: [TakenRoute] = []
    }

    /// A route as it was stored: without its type, and with bullets in place of secrets.
    public struct TakenRoute: Equatable, Codable, Sendable {
        /// The stored name of the coordinator that took it.
        public let router: String
        /// The route.
        public let route: StoredValue
    }

    /// The kind of reason why something did not come back as it was. For a tab or a page that is on the tree, the
    /// reason is about the route that had selected it.
    ///
    /// Reasons that programs tell apart have constants here; the description explains all. Two reasons are equal if
    /// they are of the same kind.
    public struct Reason: Equatable, Sendable {
        private let detail: Detail

        init(_ detail: Detail) {
            self.detail = detail
        }

        /// A coordinator that is not ``Restorable``, or a route that could not be encoded.
        public static var notStored: Reason { Reason(.notStored) }

        /// A secret in the route, the answers or the state, or a route that `mayStore(_:)` excludes.
        public static var secret: Reason { Reason(.secret) }

        /// A gate that denies the route now, makes it wait or redirects it.
        public static var denied: Reason { Reason(.denied(by: "")) }

        /// A node that was not stored, and is on the tree.
        public static var added: Reason { Reason(.added) }

        /// A node that was not stored, and made room for a stored one.
        public static var removed: Reason { Reason(.removed) }

        /// Compares the kinds of two reasons.
        @_documentation(visibility: internal)
        public static func == (one: Reason, other: Reason) -> Bool {
            one.detail.kind == other.detail.kind
        }
    }

    /// A reason with its values.
    package enum Detail: Equatable, Codable, Sendable {
        /// No known route put the node there: it came by a transition without a route, or its route is not remembered.
        case noRoute
        /// The coordinator whose route put the node there is not ``Restorable``, or the route could not be encoded.
        case notStored
        /// The node was in or over a node that did not come back, or above it on a stack.
        case stoodOn(TreePath)
        /// The coordinator that took the node's route is not on the tree.
        case noCoordinator
        /// This version of the app cannot decode the route; the string says why.
        case unknownRoute(String)
        /// The route, the answers or the state had a secret, which was not stored; or `mayStore(_:)` excludes the
        /// route.
        case secret
        /// The route was stored by a newer version of the app.
        case newer(version: Int)
        /// The coordinator does not want the route back: `route(restoring:)` returned nil.
        case declined
        /// A gate denies the route now, makes it wait or redirects it. The string is the gate's name.
        case denied(by: String)
        /// The route failed; the string says why.
        case failed(String)
        /// The route has shown nothing that matches the node.
        case notShown
        /// The node cannot be where it was stored: the column does not exist or is filled, or no app could have stored
        /// this.
        case noPlace
        /// The node came back under another name, which its route gives it now.
        case renamed(to: String)
        /// The coordinator took another route in place of the stored one: the one that `route(restoring:)` returned.
        case replaced
        /// The node was there already, presented in another style.
        case style
        /// The state of the model could not be stored or restored; the string says why.
        case state(String)
        /// A closure or task that waited for the node's result is gone. A route that waited for it has come back.
        case listener
        /// An alert, which cannot come back, as its answers are code.
        case alert
        /// A question of a flow: the answers are not `Codable`, or the flow would ask something else now.
        case question
        /// A trigger that waited, and cannot be repeated: it has no route, its route is not stored, or it had gates of
        /// its own. Or a prerequisite of such triggers only.
        case waiting
        /// The number of closed screens that are not kept any more. They are built again when they are shown.
        case kept(Int)
        /// An effect, by its name, or a result that had not been delivered when the state was stored, and is not now.
        case undelivered
        /// After this state was stored, the app reached one that could not be stored.
        case older
        /// The node was selected, and is not selected now.
        case selection
        /// The node came back, and was removed to show the prerequisite of a trigger that waited.
        case displaced
        /// Siblings have the same route or origin, and no ``Restorable/restorationID``, key or name tells which of
        /// those on the tree is the stored one. Nothing of the stored one was restored on any of them.
        case indistinct
        /// A node that was not stored is on the tree: nothing stored came back in its place, or a trigger that waited
        /// needs it first. The place is that of its holder.
        case added
        /// A node that was on the tree, but not stored, made room for a stored one. The place is that of its former
        /// holder. No stored node is missing because of it.
        case removed
    }
}

extension RestorationReport: CustomStringConvertible {
    /// One line per loss, or a line that says that there is none.
    @_documentation(visibility: internal)
    public var description: String {
        losses.isEmpty ? "everything has come back" : losses.map(\.description).joined(separator: "\n")
    }
}

extension RestorationReport.Loss: CustomStringConvertible {
    /// The place, name and reason: `/0/0/1 'article': the gate 'signed in' does not allow it`.
    @_documentation(visibility: internal)
    public var description: String { "\(place)\(name.isEmpty ? "" : " '\(name)'"): \(detail)" }
}

extension RestorationReport.Reason: CustomStringConvertible {
    /// The reason in words.
    @_documentation(visibility: internal)
    public var description: String { detail.description }
}

extension RestorationReport.Detail: CustomStringConvertible {
    /// The kind without its values.
    fileprivate var kind: Self {
        switch self {
        case .stoodOn: .stoodOn(TreePath([]))
        case .unknownRoute: .unknownRoute("")
        case .newer: .newer(version: 0)
        case .denied: .denied(by: "")
        case .failed: .failed("")
        case .renamed: .renamed(to: "")
        case .state: .state("")
        case .kept: .kept(0)
        default: self
        }
    }

    package var description: String {
        switch self {
        case .noRoute: "no route has put it there"
        case .notStored: "its coordinator is not Restorable, or its route could not be encoded"
        case .stoodOn(let place): "it depended on \(place), which was not restored"
        case .noCoordinator: "the coordinator that took its route is not there"
        case .unknownRoute(let why): "its route is not known: \(why)"
        case .secret: "it has a secret, which was not stored"
        case .newer(let version): "its route was stored by version \(version), which is newer"
        case .declined: "its coordinator declined it"
        case .denied(let gate): "the gate '\(gate)' does not allow it"
        case .failed(let why): "its route failed: \(why)"
        case .notShown: "its route showed no matching screen"
        case .noPlace: "it cannot be there"
        case .renamed(let name): "it is called '\(name)' now"
        case .replaced: "its coordinator took another route instead"
        case .style: "it is presented in another style"
        case .state(let why): "the state of its model could not be read: \(why)"
        case .listener: "the receiver of its result is gone"
        case .alert: "alerts are not restored"
        case .question: "its flow cannot be asked from there"
        case .waiting: "it waited, and cannot be asked for again"
        case .kept(let count): "\(count) closed \(count == 1 ? "screen" : "screens") kept no longer"
        case .undelivered: "it was not delivered when this was stored"
        case .older: "it is an older state; a later one could not be stored"
        case .selection: "it is not selected any more"
        case .displaced: "a waiting trigger has removed it"
        case .indistinct: "it cannot be distinguished from its siblings"
        case .added: "it is there, and was not stored"
        case .removed: "it was there, and was not stored"
        }
    }
}
