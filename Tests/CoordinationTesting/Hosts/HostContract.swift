@_spi(Hosting) public import Coordination
public import Testing

/// What every host keeps to, checked on a host of yours.
///
/// ```swift
/// @Test func screenHostKeepsTheContract() {
///     HostContract.check(
///         make: { _ in ScreenHost() }, answer: { $0.finishAnimations() }, user: { $0.touch($1) },
///         shown: { $0.lines }, expected: { ScreenHost.lines(for: $0) })
/// }
/// ```
///
/// It makes windows of its own, attaches the host to them, and beside it a partner who refuses, answers out of turn,
/// twice, or never. It triggers, reports, and looks at what comes back. Each promise that does not hold is an issue of
/// the test, in words.
///
/// What the host reports is examined on its own views. The closure `user` is given a ``UserAction``, does that to them
/// as the user would (taps the real tab), and returns whether they let the user do it: false where there is no such view,
/// where something covers it, or where it is locked. Each action is to arrive once: also where a coordinator claims it,
/// the tree does not allow it, something settles, or it is done twice. What the views report of changes that the host
/// makes itself, at once or late, is to arrive not at all.
///
/// A host that draws all of a tree says what it has drawn, read off its own views. Given the closure `drawn` in place of
/// `shown` and `expected`, this holds it against ``drawing(of:)`` whenever the host has answered.
@_spi(Hosting) public enum HostContract {
    /// Checks that a host answers each commit once, and none that no longer waits for an answer; that it reports each
    /// action of the user once, comes along wherever the tree goes, and keeps nothing alive; and that what it shows is
    /// what the tree says, at each step.
    ///
    /// - Parameters:
    ///   - make: Makes a host for what it is given. It need not attach it. Called many times.
    ///   - answer: Lets come what is pending: ends its animations, moves its time on, runs its main loop until idle.
    ///   - user: Does to the host's own views what the user would, and returns whether they let the user do it. Without
    ///     it, nothing is looked at of what the host reports.
    ///   - shown: What the host shows, where that can be looked at: a tree, lines, anything.
    ///   - expected: What it is to show of a tree with which nothing is going on.
    ///   - sourceLocation: Where a failure is reported.
    public static func check<Examined: Host, Shown: Equatable>(
        make: @escaping (any Presentable) -> Examined, answer: @escaping (Examined) -> Void = { _ in },
        user: @escaping (Examined, UserAction) -> Bool = { _, _ in false },
        shown: @escaping (Examined) -> Shown, expected: @escaping (any Presentable) -> Shown,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let violations = violations(make: make, answer: answer, user: user, shown: shown, expected: expected)
        for violation in violations { violation.record(at: sourceLocation) }
    }

    /// Examines a host as `check` does, and gives what does not hold, in the order in which that was found; nothing of a
    /// host that keeps all.
    ///
    /// - Parameters:
    ///   - make: Makes a host for what it is given. It need not attach it. Called many times.
    ///   - answer: Lets come what is pending: ends its animations, moves its time on, runs its main loop until idle.
    ///   - user: Does to the host's own views what the user would, and returns whether they let the user do it.
    ///   - shown: What the host shows, where that can be looked at: a tree, lines, anything.
    ///   - expected: What it is to show of a tree with which nothing is going on.
    public static func violations<Examined: Host, Shown: Equatable>(
        make: @escaping (any Presentable) -> Examined, answer: @escaping (Examined) -> Void = { _ in },
        user: @escaping (Examined, UserAction) -> Bool = { _, _ in false },
        shown: @escaping (Examined) -> Shown, expected: @escaping (any Presentable) -> Shown
    ) -> [ContractViolation] {
        violations(make: make, answer: answer, user: user, shown: shown, expected: expected, drawn: nil)
    }

    static func violations<Examined: Host, Shown: Equatable>(
        make: @escaping (any Presentable) -> Examined, answer: @escaping (Examined) -> Void,
        user: @escaping (Examined, UserAction) -> Bool, shown: @escaping (Examined) -> Shown,
        expected: @escaping (any Presentable) -> Shown, drawn: ((Examined) -> String)?
    ) -> [ContractViolation] {
        var violations: [ContractViolation] = []
        for place in HostPlace.allCases {
            let examination = HostExamination(
                make: make, answer: answer, user: user, shown: shown, expected: expected, drawn: drawn,
                place: place, violated: { violations.append($0) })
            examination.examineCommits()
            examination.examineOthers()
            examination.examineTheUser()
            examination.examineReports()
            examination.examineGestures()
            examination.examineEnds()
        }
        return violations
    }

    /// Examines a host that shows nothing which could be looked at, and gives what does not hold.
    ///
    /// - Parameters:
    ///   - make: Makes a host for what it is given. It need not attach it. Called many times.
    ///   - answer: Lets come what is pending: ends its animations, moves its time on, runs its main loop until idle.
    ///   - user: Does to the host's own views what the user would, and returns whether they let the user do it.
    public static func violations<Examined: Host>(
        make: @escaping (any Presentable) -> Examined, answer: @escaping (Examined) -> Void = { _ in },
        user: @escaping (Examined, UserAction) -> Bool = { _, _ in false }
    ) -> [ContractViolation] {
        violations(make: make, answer: answer, user: user, shown: { _ in 0 }, expected: { _ in 0 })
    }

    /// Checks the same of a host that shows nothing which could be looked at.
    ///
    /// - Parameters:
    ///   - make: Makes a host for what it is given. It need not attach it. Called many times.
    ///   - answer: Lets come what is pending: ends its animations, moves its time on, runs its main loop until idle.
    ///   - user: Does to the host's own views what the user would, and returns whether they let the user do it.
    ///   - sourceLocation: Where a failure is reported.
    public static func check<Examined: Host>(
        make: @escaping (any Presentable) -> Examined, answer: @escaping (Examined) -> Void = { _ in },
        user: @escaping (Examined, UserAction) -> Bool = { _, _ in false },
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        check(
            make: make, answer: answer, user: user, shown: { _ in 0 }, expected: { _ in 0 },
            sourceLocation: sourceLocation)
    }
}
