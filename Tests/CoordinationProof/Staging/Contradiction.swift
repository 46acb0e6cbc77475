/// Two ways to one state after which the app behaves differently.
struct Contradiction {
    enum Kind {
        case launch
        case target(edge: Int)
        case choices(former: [Move], now: [Move])
        case condition(String)
        /// A way with other items in the place of those on it, and that way, after which something differs.
        case renamed([Move], [Move], Difference)
    }

    enum Difference {
        case state
        /// The move is not possible with the other item.
        case move(Move)
        case law
    }

    let kind: Kind
    /// The state to which both ways lead.
    let state: Int32
    /// The moves since the launch, on the later way.
    let trail: [(edge: Int, state: Int32)]
}
