/// The owner, the date and the greatest age of stored states, and what is done again of what has waited.
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
    private let repeatsWaiting: Bool

    /// Creates terms: by default, for no owner and any age.
    ///
    /// - Parameters:
    ///   - owner: Returns the owner's identifier, which is written as plain text; nil while nobody is signed in. A
    ///     state is restored only for its owner, and one without an owner only while nobody is signed in. Retained.
    ///   - now: Returns the current time, in seconds since 1970; nil to store no date. Retained.
    ///   - maximumAge: The greatest age in seconds at which a state is restored; nil for any age. If there is a limit,
    ///     a state of unknown age is too old.
    ///   - repeatsWaiting: False to leave out the triggers that waited, and what was shown for them, such as a login.
    ///     By default, they wait again, or run if the user is signed in by now.
    public init(
        owner: @escaping () -> String? = { nil }, now: (() -> Double)? = nil, maximumAge: Double? = nil,
        repeatsWaiting: Bool = true
    ) {
        self.owner = owner
        self.now = now
        self.maximumAge = maximumAge
        self.repeatsWaiting = repeatsWaiting
    }

    /// Returns what is restored of a state.
    func content(of state: StoredState) -> StoredContent {
        var content = state.content
        if !repeatsWaiting { content.waits = [] }
        return content
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
