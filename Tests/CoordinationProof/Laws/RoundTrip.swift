/// Something that may happen in any state of an app, and that leads back to it: ``Law/comesBack(from:inAtMost:)``.
public struct RoundTrip<App> {
    let name: String
    let kind: Kind

    enum Kind {
        case fold
        case restart((App, Launch) -> App)
        case history
        case refusals
        case links(but: Set<String>)
        case link(String)
        case event(Event)
    }

    struct Event {
        let happen: (App) -> Void
        let moves: [Move]
        let isMeant: (Situation<App>) -> Bool
    }

    /// All windows become narrow, or wide if they are narrow, and have their width again. While they are wide, each split
    /// has each width at which its last columns are side by side.
    public static var fold: RoundTrip { RoundTrip(name: "a fold", kind: .fold) }

    /// The app is killed, launched again and restored. Its coordinators are `Restorable`.
    ///
    /// - Parameter launch: Launches the app again. It gets the killed app, for the data that outlives it: the session,
    ///   the basket. It must take nothing else of it.
    public static func restart(_ launch: @escaping (_ killed: App, Launch) -> App) -> RoundTrip {
        RoundTrip(name: "a restart", kind: .restart(launch))
    }

    /// The user goes back in a `History`, and forward again. The app's coordinators are `Restorable`.
    public static var history: RoundTrip { RoundTrip(name: "a step back in history", kind: .history) }

    /// The host refuses each of the user's moves in turn. What changes all the same is outside the commit: an effect in
    /// `prepareTransition(for:)`, or another trigger there.
    public static var refusals: RoundTrip { RoundTrip(name: "a refused move", kind: .refusals) }

    /// Each link of the scenario arrives in turn, and the user goes back in a `History`, or closes the login that the link
    /// waits at. The app's coordinators are `Restorable`.
    ///
    /// Facts are not compared, as a link may do something.
    ///
    /// - Parameter names: The links that are meant to take something away.
    public static func links(but names: String...) -> RoundTrip {
        RoundTrip(name: "a link", kind: .links(but: Set(names)))
    }

    /// An event from outside happens, and the user undoes it: a session expires, and the user signs in again.
    ///
    /// Where nothing asks for the moves that undo it, facts are not compared. The event need not be one of the scenario.
    ///
    /// - Parameters:
    ///   - name: The event's name.
    ///   - moves: The moves that undo it, in order.
    ///   - isMeant: Returns true for the states in which the trip begins: the same user is signed in, say.
    ///   - happen: Makes the event happen.
    public static func event(
        _ name: String, undoneBy moves: Move..., where isMeant: @escaping (Situation<App>) -> Bool = { _ in true },
        _ happen: @escaping (App) -> Void
    ) -> RoundTrip {
        RoundTrip(name: "'\(name)'", kind: .event(Event(happen: happen, moves: moves, isMeant: isMeant)))
    }

    /// True if the trip needs a host that can refuse.
    var needsHost: Bool { if case .refusals = kind { true } else { false } }

    /// True if the trip needs a history, from the launch on.
    var needsHistory: Bool {
        switch kind {
        case .history, .links, .link: true
        case .fold, .restart, .refusals, .event: false
        }
    }
}

extension Law {
    /// Requires that a round trip from each state leads back to it, but for what is named as lost.
    ///
    /// Compared are the tree with what is selected and in front, the states and subjects of all models, what waits, and
    /// facts. Named are the losses of a `RestorationReport`, and those that `History.losses(of:)` names before a step:
    /// alerts, screens that no stored route has shown. What is lost besides is a finding; the proof counts the rest by
    /// its reason. A trip that a gate or a screen refuses, or that waits for an answer, has to leave everything as it
    /// was.
    ///
    /// Each state is come to once more, by its shortest way: O(states × length of the way).
    ///
    /// - Parameters:
    ///   - trip: The round trip.
    ///   - limit: The greatest number of states from which it is made, spread evenly from the nearest to the farthest.
    ///     Nil for all; with fewer, nothing is called proved.
    public static func comesBack(from trip: RoundTrip<App>, inAtMost limit: Int? = nil) -> Law {
        Law(name: "comes back from \(trip.name)", kind: .comesBack(trip, limit: limit))
    }
}
