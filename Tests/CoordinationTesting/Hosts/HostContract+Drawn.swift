@_spi(Hosting) public import Coordination
@_spi(Hosting) import CoordinationHosting
public import Testing

@_spi(Hosting)
extension HostContract {
    /// Checks a host that describes what it has drawn. Besides all else, the drawing must match the tree as soon as
    /// the host has answered.
    ///
    /// ```swift
    /// HostContract.check(
    ///     make: { _ in WindowHost() }, answer: { $0.runLoopUntilIdle() }, drawn: { $0.drawn })
    /// ```
    ///
    /// - Parameters:
    ///   - make: Creates a host for a presentable. Need not attach it. Called many times.
    ///   - answer: Completes what is pending: ends animations, advances time, runs the main loop until idle.
    ///   - user: Performs an action on the host's own views, and returns true if they allow it.
    ///   - drawn: Returns what the host has drawn, read off its views and written as by ``drawing(of:)``. It must not
    ///     advance anything.
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
    ///   - make: Creates a host for a presentable. Need not attach it. Called many times.
    ///   - answer: Completes what is pending: ends animations, advances time, runs the main loop until idle.
    ///   - user: Performs an action on the host's own views, and returns true if they allow it.
    ///   - drawn: Returns what the host has drawn, read off its views and written as by ``drawing(of:)``. It must not
    ///     advance anything.
    public static func violations<Examined: Host>(
        make: @escaping (any Presentable) -> Examined, answer: @escaping (Examined) -> Void = { _ in },
        user: @escaping (Examined, UserAction) -> Bool = { _, _ in false }, drawn: @escaping (Examined) -> String
    ) -> [ContractViolation] {
        violations(
            make: make, answer: answer, user: user,
            shown: { host in
                answer(host)
                return uncovered(drawn(host))
            }, expected: { drawing(of: $0) }, drawn: drawn)
    }

    /// Returns the drawing of a host that draws all of a tree: `{[a, b]*, users}^[m]!Sure?`.
    ///
    /// It is in the notation, with only the visible parts: of several windows the one in front; windows and containers
    /// without names; nested stacks as one; embedded parts after a `+`; and the alert in front last, by its title.
    public static func drawing(of root: any Presentable) -> String {
        Picture(of: root).description
    }

    /// Returns a drawing without the marks of covered columns: a narrow window draws the columns of a split as one
    /// stack, and after the user has gone back from the second, `(list | -article)` marks it as covered.
    public static func uncovered(_ drawn: String) -> String {
        var (text, before) = ("", "")
        for character in drawn {
            if character == "-", before.hasSuffix("| ") { continue }
            text.append(character)
            before = String((before + String(character)).suffix(2))
        }
        return text
    }
}
