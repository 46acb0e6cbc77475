/// Removed objects that were alive in a state from which no way home was known.
struct LeakDebt {
    /// The home of a law about leaks.
    struct Home {
        let law: String
        let condition: Int
    }

    let home: Home
    let leaks: [String]
    let trail: [(edge: Int, state: Int32)]
    let state: Int32
}
