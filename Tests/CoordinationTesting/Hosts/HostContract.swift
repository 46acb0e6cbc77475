@_spi(Hosting) public import Coordination
public import Testing

/// The promises of every host, checked on a host of yours.
///
/// ```swift
/// @Test func screenHostKeepsTheContract() {
///     HostContract.check(
///         make: { _ in ScreenHost() }, answer: { $0.finishAnimations() }, user: { $0.touch($1) },
///         shown: { $0.lines }, expected: { ScreenHost.lines(for: $0) })
/// }
/// ```
///
/// The check creates windows and attaches the host to them, beside a second host that refuses, or answers out of turn,
/// twice or never. It triggers, reports, and examines the results. Each broken promise is an issue of the test, in
/// words.
///
/// Reports are examined on the host's own views. The closure `user` receives a ``UserAction``, performs it as the user
/// would (taps the real tab), and returns true if the views allow it: false if there is no such view, or it is covered
/// or locked. Each action must arrive as one report, also if it is repeated, claimed by a coordinator, not allowed by
/// the tree, or performed while a commit settles. Changes that the host itself makes to its views must never arrive, at
/// once or late.
///
/// A host that draws all of a tree can describe its drawing, read off its own views. With the closure `drawn` in place
/// of `shown` and `expected`, the check compares the drawing with ``drawing(of:)`` whenever the host has answered.
@_spi(Hosting) public enum HostContract {
    /// Checks that a host answers each commit once, and only while it waits for an answer; reports each action of the
    /// user once; follows the tree; retains nothing that has left the tree; and shows what the tree says at each step.
    ///
    /// - Parameters:
    ///   - make: Creates a host, which the check attaches. Called many times.
    ///   - answer: Completes what is pending: ends animations, advances time, runs the main loop until idle.
    ///   - user: Performs an action on the host's own views, and returns true if they allow it. Without this closure,
    ///     no actions are examined.
    ///   - shown: Returns what the host shows, in any form: a tree, lines.
    ///   - expected: Returns what the host has to show of a tree at rest.
    ///   - sourceLocation: The place at which a failure is reported.
    public static func check<Examined: Host, Shown: Equatable>(
        make: @escaping (any Presentable) -> Examined, answer: @escaping (Examined) -> Void = { _ in },
        user: @escaping (Examined, UserAction) -> Bool = { _, _ in false },
        shown: @escaping (Examined) -> Shown, expected: @escaping (any Presentable) -> Shown,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let violations = violations(make: make, answer: answer, user: user, shown: shown, expected: expected)
        for violation in violations { violation.record(at: sourceLocation) }
    }

    /// Examines a host as `check` does, and returns the broken promises in the order in which they were found.
    ///
    /// - Parameters:
    ///   - make: Creates a host, which the check attaches. Called many times.
    ///   - answer: Completes what is pending: ends animations, advances time, runs the main loop until idle.
    ///   - user: Performs an action on the host's own views, and returns true if they allow it.
    ///   - shown: Returns what the host shows, in any form: a tree, lines.
    ///   - expected: Returns what the host has to show of a tree at rest.
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

    /// Examines a host without comparing what it shows, and returns the broken promises.
    ///
    /// - Parameters:
    ///   - make: Creates a host, which the check attaches. Called many times.
    ///   - answer: Completes what is pending: ends animations, advances time, runs the main loop until idle.
    ///   - user: Performs an action on the host's own views, and returns true if they allow it.
    public static func violations<Examined: Host>(
        make: @escaping (any Presentable) -> Examined, answer: @escaping (Examined) -> Void = { _ in },
        user: @escaping (Examined, UserAction) -> Bool = { _, _ in false }
    ) -> [ContractViolation] {
        violations(make: make, answer: answer, user: user, shown: { _ in 0 }, expected: { _ in 0 })
    }

    /// Checks a host without comparing what it shows.
    ///
    /// - Parameters:
    ///   - make: Creates a host, which the check attaches. Called many times.
    ///   - answer: Completes what is pending: ends animations, advances time, runs the main loop until idle.
    ///   - user: Performs an action on the host's own views, and returns true if they allow it.
    ///   - sourceLocation: The place at which a failure is reported.
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
