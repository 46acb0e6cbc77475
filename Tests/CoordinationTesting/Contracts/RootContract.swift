public import Coordination
public import Testing

/// What every root keeps to, checked on a root of yours.
///
/// ```swift
/// @Test func deckKeepsTheContract() {
///     RootContract.check(
///         makeEmpty: { DeckRoot() }, show: { _, card in .add(card) }, remove: { _, card in .discard(card) })
/// }
/// ```
///
/// It shows screens of its own, one by one, and looks at the root from outside: in no window, in a window, on a stack,
/// after a refusal, and after it was dropped. Each promise that does not hold is an issue of the test, in words.
public enum RootContract {
    /// Checks that a root shows one path, that a refused transition changes nothing, that nothing gets two places, that
    /// what goes is freed, and that its picture reads back.
    ///
    /// - Parameters:
    ///   - makeEmpty: Makes a root without content.
    ///   - show: The root's way to show one thing more. It is asked for three, one after the other.
    ///   - remove: The root's way to remove what was shown last, with something before it; nil where it has none.
    ///   - sourceLocation: Where a failure is reported.
    public static func check<Root: ContainerRoot>(
        makeEmpty: () -> Root, show: @escaping (Root, any Presentable) -> Transition<Root>,
        remove: ((Root, any Presentable) -> Transition<Root>)? = nil,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        for violation in violations(makeEmpty: makeEmpty, show: show, remove: remove) {
            violation.record(at: sourceLocation)
        }
    }

    /// Examines a root as `check` does, and gives what does not hold, in the order in which that was found; nothing of a
    /// root that keeps all.
    ///
    /// - Parameters:
    ///   - makeEmpty: Makes a root without content.
    ///   - show: The root's way to show one thing more. It is asked for three, one after the other.
    ///   - remove: The root's way to remove what was shown last, with something before it; nil where it has none.
    public static func violations<Root: ContainerRoot>(
        makeEmpty: () -> Root, show: @escaping (Root, any Presentable) -> Transition<Root>,
        remove: ((Root, any Presentable) -> Transition<Root>)? = nil
    ) -> [ContractViolation] {
        var violations: [ContractViolation] = []
        let examination = RootExamination(show: show, violated: { violations.append($0) })
        examination.startsEmpty(makeEmpty())
        examination.showsOnePath(makeEmpty())
        examination.standsElsewhere(makeEmpty())
        examination.undoesWhatIsRefused(makeEmpty())
        examination.givesOnePlaceOnly(makeEmpty())
        examination.presents(makeEmpty())
        examination.freesWhatIsDropped(makeEmpty)
        if let remove { examination.freesWhatIsRemoved(makeEmpty(), remove) }
        return violations
    }
}
