@_spi(Hosting) public import Coordination
@_spi(Hosting) import CoordinationHosting
public import CoordinationMoves
public import Testing

@_spi(Hosting)
extension HostContract {
    /// Checks a host that describes what it has drawn. Besides keeping all other promises, the drawing must match the
    /// tree as soon as the host has answered.
    ///
    /// ```swift
    /// HostContract.check(
    ///     make: { _ in WindowHost() }, answer: { $0.runLoopUntilIdle() }, drawn: { $0.drawn })
    /// ```
    ///
    /// - Parameters:
    ///   - make: Creates a host, which the check attaches. Called many times.
    ///   - answer: Completes what is pending: ends animations, advances time, runs the main loop until idle.
    ///   - user: Performs an action on the host's own views, and returns true if they allow it.
    ///   - drawn: Returns what the host has drawn, read off its views and written as by ``drawing(of:)``, without
    ///     advancing anything.
    ///   - sourceLocation: The place at which a failure is reported.
    public static func check<Examined: Host>(
        make: @escaping (any Presentable) -> Examined, answer: @escaping (Examined) -> Void = { _ in },
        user: @escaping (Examined, UserAction) -> Bool = { _, _ in false }, drawn: @escaping (Examined) -> String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let violations = violations(make: make, answer: answer, user: user, drawn: drawn)
        for violation in violations { violation.record(at: sourceLocation) }
    }

    /// Examines a host that describes what it has drawn, and returns the broken promises.
    ///
    /// - Parameters:
    ///   - make: Creates a host, which the check attaches. Called many times.
    ///   - answer: Completes what is pending: ends animations, advances time, runs the main loop until idle.
    ///   - user: Performs an action on the host's own views, and returns true if they allow it.
    ///   - drawn: Returns what the host has drawn, read off its views and written as by ``drawing(of:)``, without
    ///     advancing anything.
    public static func violations<Examined: Host>(
        make: @escaping (any Presentable) -> Examined, answer: @escaping (Examined) -> Void = { _ in },
        user: @escaping (Examined, UserAction) -> Bool = { _, _ in false }, drawn: @escaping (Examined) -> String
    ) -> [ContractViolation] {
        violations(
            make: make, answer: answer, user: user,
            shown: { host in
                answer(host)
                return drawn(host)
            }, expected: { drawing(of: $0) }, drawn: drawn)
    }

    /// Returns the drawing of a host that draws all of a tree: `{[a, b]*, users}^[m]!Sure?`.
    ///
    /// It is in the notation, but of several windows only the one in front, without the modals of hidden tabs; windows
    /// and containers have no names; nested stacks are one; each column that is out of sight has a `/` before it,
    /// `(list | /article)`; and the alert in front comes last, by its title.
    public static func drawing(of root: any Presentable) -> String {
        Picture(of: root).description
    }

    /// Returns the moves of the user that a host offers on its views, by the reports that it sends of them.
    ///
    /// A move that is not enabled, or that a coordinator claims, is held back: `allows(_:)` of its report is false. A
    /// step back is there by the report that does the same: of a pop, a dismissal, an answer, a step in a narrow split.
    public static func moves(of root: any Presentable) -> [Report: Moves.Item] {
        let node: Node = root.node
        return Dictionary(
            node.moves.compactMap { item in item.report.map { ($0, item) } }, uniquingKeysWith: { first, _ in first })
    }
}
