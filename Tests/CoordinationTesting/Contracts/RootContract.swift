public import Coordination
public import Testing

/// The promises of every root, checked on a root of yours.
///
/// ```swift
/// @Test func deckKeepsTheContract() {
///     RootContract.check(
///         makeEmpty: { DeckRoot() }, show: { _, card in .add(card) }, remove: { _, card in .discard(card) })
/// }
/// ```
///
/// The check shows screens of its own, one by one, and examines the root from outside: without a window, in a window,
/// on a stack, after a refusal, and after its release. Each broken promise is an issue of the test, in words.
public enum RootContract {
    /// Checks that a root has one path to the screen in front, changes nothing if a transition is refused, gives no
    /// presentable a second place, releases what it removes, and prints a tree that can be parsed.
    ///
    /// - Parameters:
    ///   - makeEmpty: Creates a root without content.
    ///   - show: Returns a transition that shows one more presentable. Up to three are shown, one after the other.
    ///   - remove: Returns a transition that removes the last of two presentables; nil if the root cannot remove.
    ///   - sourceLocation: The place at which a failure is reported.
    public static func check<Root: ContainerRoot>(
        makeEmpty: () -> Root, show: @escaping (Root, any Presentable) -> Transition<Root>,
        remove: ((Root, any Presentable) -> Transition<Root>)? = nil,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        for violation in violations(makeEmpty: makeEmpty, show: show, remove: remove) {
            violation.record(at: sourceLocation)
        }
    }

    /// Examines a root as `check` does, and returns the broken promises in the order in which they were found.
    ///
    /// - Parameters:
    ///   - makeEmpty: Creates a root without content.
    ///   - show: Returns a transition that shows one more presentable. Up to three are shown, one after the other.
    ///   - remove: Returns a transition that removes the last of two presentables; nil if the root cannot remove.
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
