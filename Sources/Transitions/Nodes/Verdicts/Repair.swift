/// The way to repair a place whose standing gate no longer holds: a session has expired, a flag is off.
public struct Repair {
    enum Kind {
        case cover(() -> any Presentable)
        case remove
        case replace(Demand)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    package init(replacingBy demand: Demand) { self.init(.replace(demand)) }

    /// Covers the place with a presentable, such as a login, which the user cannot dismiss. It is hidden and removed
    /// with the place; a step back leaves the place.
    ///
    /// It goes when it finishes, or when the gate holds again at a call of ``Navigable/gatesChanged(completion:)``. If
    /// the gate then holds for another owner, the place is removed, as by ``remove``.
    ///
    /// - Parameter build: Builds the presentable; called each time that a place is covered.
    public static func cover(_ build: @escaping () -> any Presentable) -> Repair { Repair(.cover(build)) }

    /// Removes the place, with the lowest beneath it that does not hold either, and all above. The first screen of a
    /// tab, a first column, a page or a window stays, covered by an empty screen with the name of the gate.
    public static var remove: Repair { Repair(.remove) }
}

/// The part of a gate that holds for what stands, with its repair.
final class RepairingRule: StandingRule {
    let repair: Repair

    init(_ owner: @escaping () -> AnyHashable?, isOwned: Bool, _ repair: Repair) {
        self.repair = repair
        super.init(owner, isOwned: isOwned)
    }
}

extension Gate {
    /// Returns this gate, which also holds for what it has let in, as long as a condition is true.
    ///
    /// It is asked about each presentable whose type has the gate, which a route with the gate has put in its place, or
    /// for whose selection a coordinator names such a route. It is asked after a call of
    /// ``Navigable/gatesChanged(completion:)``, and then whenever something that did not hold would come into sight.
    ///
    /// - Parameters:
    ///   - holds: Returns true while the gate holds. Changes nothing.
    ///   - repair: The repair of a place for which it does not.
    public func standing(while holds: @escaping () -> Bool, else repair: Repair) -> Gate {
        Gate(self, RepairingRule({ holds() ? true : nil }, isOwned: false, repair))
    }

    /// Returns this gate, which also holds for what it has let in, as long as that belongs to someone.
    ///
    /// A place that has stood for one owner is removed when it stands for another, so that nobody finds the draft of
    /// someone else. A first screen, which stays under an empty one, is replaced if the repair names a route.
    ///
    /// - Parameters:
    ///   - owner: Returns the owner, such as the id of the user who is signed in; nil if the gate does not hold.
    ///   - repair: The repair of a place for which it does not.
    public func standing<Owner: Hashable & Sendable>(for owner: @escaping () -> Owner?, else repair: Repair) -> Gate {
        Gate(self, RepairingRule({ owner().map(AnyHashable.init) }, isOwned: true, repair))
    }
}
