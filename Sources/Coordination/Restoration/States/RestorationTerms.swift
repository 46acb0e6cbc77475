/// Whose a state is, when it was stored, and for how long it counts.
///
/// ```swift
/// let terms = RestorationTerms(
///     owner: { session.user }, now: { Date().timeIntervalSince1970 }, greatestAge: 7 * 86_400)
/// let keeper = StateKeeper(of: windows, in: store, terms: terms)
/// ```
///
/// The same terms are passed where a state is stored and where it is restored.
public struct RestorationTerms {
    /// Whose state it is: an identifier, which is written as it is; nil while nobody is signed in. A state is restored
    /// for its owner alone, and one of nobody for nobody.
    public var owner: () -> String?

    /// The date, in seconds since 1970; nil where none is written.
    public var now: (() -> Double)?

    /// The greatest age in seconds at which a state is restored; nil for any age. A state of unknown age is too old.
    public var greatestAge: Double?

    /// Makes terms: nobody's, and of any age, unless you say otherwise. The closures are kept.
    public init(
        owner: @escaping () -> String? = { nil }, now: (() -> Double)? = nil, greatestAge: Double? = nil
    ) {
        self.owner = owner
        self.now = now
        self.greatestAge = greatestAge
    }

    /// - Throws: The reason why a state is not restored.
    func check(_ state: StoredState) throws(RestorationError) {
        guard state.owner == owner() else { throw .otherOwner }
        guard let greatestAge else { return }
        guard let now = now?(), let date = state.date, now - date <= greatestAge else {
            throw .tooOld(limit: greatestAge)
        }
    }
}
