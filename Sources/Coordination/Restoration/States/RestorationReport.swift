public import Coordination

/// What did not come back as it was.
public struct RestorationReport: Hashable, Codable, Sendable {
    /// What was left out or changed, in the order of the tree; then what waited, and what is there
    /// and was not stored. What is not named has come back.
    public internal(set) var losses: [Loss]

    /// Makes a report: for a test.
    public init(losses: [Loss] = []) {
        self.losses = losses
    }

    /// Whether everything that was stored has come back as it was. What was there and had to give way for that, as
    /// `removed`, does not count.
    public var isWhole: Bool { losses.allSatisfy { $0.reason == .removed } }

    /// One thing that did not come back as it was.
    public struct Loss: Hashable, Codable, Sendable {
        /// Where it stood in the tree that was stored.
        public let place: TreePath
        /// What the notation called it; of an alert, its title. May be empty.
        public let name: String
        /// Why.
        public let reason: Reason
        /// The routes that it is about: the one that had put it there, or had selected it; those of a trigger that
        /// waited. None where that was not stored.
        public internal(set) var routes: [TakenRoute] = []
    }

    /// A route as it was stored: without its type, and with bullets in the place of what is secret.
    public struct TakenRoute: Hashable, Codable, Sendable {
        /// The stored name of the coordinator that took it.
        public let router: String
        /// The route.
        public let route: StoredValue
    }

    /// The reason why something did not come back as it was. The reason of a tab or a page that is there is about the
    /// route that had selected it. A closed set: one more is a new major version.
    public enum Reason: Hashable, Codable, Sendable {
        /// No route has put it there: a transition without one, or routes that are not remembered.
        case noRoute
        /// The coordinator whose route put it there is not ``Restorable``, or the route could not be encoded.
        case notStored
        /// It stood on something that did not come back: in it, over it, or above it on a stack.
        case stoodOn(TreePath)
        /// The coordinator that took its route is not there.
        case noCoordinator
        /// Its route is not one of this version of the app: why it could not be decoded.
        case unknownRoute(String)
        /// Its route, its answers or its state had a secret, which was not stored; or the route is not to be written:
        /// `isStored(_:)` says so.
        case secret
        /// Its route was stored by a newer version of the app.
        case newer(version: Int)
        /// The coordinator does not want its route back: `restoring(_:)` gave nil.
        case declined
        /// A gate does not allow its route now, would have it wait or would go elsewhere. The gate's name.
        case denied(by: String)
        /// Its route failed: why.
        case failed(String)
        /// Its route has shown nothing that could be it.
        case notShown
        /// It cannot be where it was stored: the column is not there, or is taken; or the state is not one of an app.
        case noPlace
        /// It came back by another name, as its route has called it now.
        case renamed(to: String)
        /// The coordinator took another route in the place of its own: `restoring(_:)` gave that.
        case replaced
        /// It was there already, and stands over what presents it in another style.
        case style
        /// The state of its model could not be decoded, or is one of a newer version: why.
        case state(String)
        /// What waited for its result by a closure or in a task is gone. A route that waited has come back.
        case listener
        /// It is an alert: an answer to it is code.
        case alert
        /// It is a question of a flow whose answers are not `Codable`, or which would be asked otherwise now.
        case question
        /// It is a trigger that waited, and could not be asked for again: it is no route, or a route that is not
        /// stored, or it had gates of its own. Or it is the prerequisite of such triggers alone.
        case waiting
        /// Closed screens that were kept, which are built anew when they are shown: how many.
        case kept(Int)
        /// It is an effect, by its name, or a result that had not been delivered when this was stored, and is not
        /// delivered now.
        case undelivered
        /// The app has moved on after this was stored, to a state that could not be stored.
        case older
        /// It was selected, and is not there to be selected.
        case selection
        /// It had come back, and what waited has removed it: something had to come first, and was brought to the front.
        case displaced
        /// Siblings of it have the same route or origin, and nothing says which of those that are there now it is:
        /// no ``Restorable/restorationID``, key or name. Nothing of it was put on any of them.
        case indistinct
        /// It was not stored, and is there: nothing that was stored came back in its place, or what waited needs it
        /// first. The place is that of what is beneath it.
        case added
        /// It was there, and was not stored: it has given way to what was. The place is that of what was beneath it.
        /// Nothing that was stored is missing for that.
        case removed
    }
}

extension RestorationReport: CustomStringConvertible {
    /// A line for each loss; one that says so where there is none.
    public var description: String {
        losses.isEmpty ? "everything has come back" : losses.map(\.description).joined(separator: "\n")
    }
}

extension RestorationReport.Loss: CustomStringConvertible {
    /// Place, name and reason: `/0/0/1 'article': the gate 'signed in' does not allow it`.
    public var description: String { "\(place)\(name.isEmpty ? "" : " '\(name)'"): \(reason)" }
}

extension RestorationReport.Reason: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .noRoute: "no route has put it there"
        case .notStored: "its coordinator is not Restorable, or its route could not be encoded"
        case .stoodOn(let place): "it stood on \(place), which did not come back"
        case .noCoordinator: "the coordinator that took its route is not there"
        case .unknownRoute(let why): "its route is not known: \(why)"
        case .secret: "it has a secret, which was not stored"
        case .newer(let version): "its route was stored by version \(version), which is newer"
        case .declined: "its coordinator does not want it back"
        case .denied(let gate): "the gate '\(gate)' does not allow it"
        case .failed(let why): "its route failed: \(why)"
        case .notShown: "its route has shown nothing that could be it"
        case .noPlace: "it cannot be there"
        case .renamed(let name): "it is called '\(name)' now"
        case .replaced: "its coordinator took another route instead"
        case .style: "it is presented in another style"
        case .state(let why): "the state of its model could not be read: \(why)"
        case .listener: "what waited for its result is gone"
        case .alert: "alerts do not come back"
        case .question: "its flow cannot be asked from there"
        case .waiting: "it waited, and cannot be asked for again"
        case .kept(let count): "\(count) closed \(count == 1 ? "screen" : "screens") kept no longer"
        case .undelivered: "it was not delivered when this was stored"
        case .older: "it is an older state; a later one could not be stored"
        case .selection: "it is not selected any more"
        case .displaced: "what waited has removed it"
        case .indistinct: "it cannot be told from its siblings"
        case .added: "it is there, and was not stored"
        case .removed: "it was there, and was not stored"
        }
    }
}
