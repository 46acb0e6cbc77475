/// The owner, the date and the greatest age of stored states.
///
/// ```swift
/// let terms = RestorationTerms(
///     owner: { session.user }, now: { Date().timeIntervalSince1970 }, maximumAge: 7 * 86_400)
/// let keeper = StateKeeper(of: windows, in: store, terms: terms)
/// ```
///
/// Pass the same terms when you store a state and when you restore it.
public struct RestorationTerms {
    package let owner: () -> String?
    let now: (() -> Double)?
    let maximumAge: Double?

    /// Creates terms: by default, for no owner and any age.
    ///
    /// - Parameters:
    ///   - owner: Returns the owner's identifier, which is written as plain text; nil while nobody is signed in. A
    ///     state is restored only for its owner, and one without an owner only while nobody is signed in. Retained.
    ///   - now: Returns the current time, in seconds since 1970; nil to store no date. Retained.
    ///   - maximumAge: The greatest age in seconds at which a state is restored; nil for any age. If there is a limit,
    ///     a state of unknown age is too old.
    public init(
        owner: @escaping () -> String? = { nil }, now: (() -> Double)? = nil, maximumAge: Double? = nil
    ) {
        self.owner = owner
        self.now = now
        self.maximumAge = maximumAge
    }

    /// - Throws: The reason why a state is not restored.
    func check(_ state: StoredState) throws(RestorationError) {
        guard state.owner == owner() else { throw .otherOwner }
        guard let maximumAge else { return }
        guard let now = now?(), let date = state.date, now - date <= maximumAge else {
            throw .tooOld(limit: maximumAge)
        }
    }
}
