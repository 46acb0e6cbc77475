@_spi(Hosting) public import Coordination
@_spi(Hosting) import CoordinationHosting
public import Testing

@_spi(Hosting)
extension HostContract {
    /// Checks the same of a host that says what it has drawn: whenever it has answered, in that very moment, this is what
    /// the tree says.
    ///
    /// ```swift
    /// HostContract.check(
    ///     make: { _ in WindowHost() }, answer: { $0.runLoopUntilIdle() }, drawn: { $0.drawn })
    /// ```
    ///
    /// - Parameters:
    ///   - make: Makes a host for what it is given. It need not attach it. Called many times.
    ///   - answer: Lets come what is pending: ends its animations, moves its time on, runs its main loop until idle.
    ///   - user: Does to the host's own views what the user would, and returns whether they let the user do it.
    ///   - drawn: What the host says that it has drawn, read off its views and written as by ``drawing(of:)``. It lets
    ///     nothing go on.
    ///   - sourceLocation: Where a failure is reported.
    public static func check<Examined: Host>(
        make: @escaping (any Presentable) -> Examined, answer: @escaping (Examined) -> Void = { _ in },
        user: @escaping (Examined, UserAction) -> Bool = { _, _ in false }, drawn: @escaping (Examined) -> String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let violations = violations(make: make, answer: answer, user: user, drawn: drawn)
        for violation in violations { violation.record(at: sourceLocation) }
    }

    /// Examines a host that says what it has drawn, and gives what does not hold.
    ///
    /// - Parameters:
    ///   - make: Makes a host for what it is given. It need not attach it. Called many times.
    ///   - answer: Lets come what is pending: ends its animations, moves its time on, runs its main loop until idle.
    ///   - user: Does to the host's own views what the user would, and returns whether they let the user do it.
    ///   - drawn: What the host says that it has drawn, read off its views and written as by ``drawing(of:)``. It lets
    ///     nothing go on.
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

    /// What a host says that draws all of a tree: `{[a, b]*, users}^[m]!Sure?`.
    ///
    /// It is written like a tree of what can be seen: of several windows the one in front, without its name; containers
    /// without theirs; nested stacks as one; what is embedded in a screen after a `+`; and the alert in front last, by its
    /// title.
    public static func drawing(of root: any Presentable) -> String {
        Picture(of: root).description
    }

    /// What a host says, without what only its window has to do with: a narrow window draws the columns of a split as one
    /// stack, and where the user has gone back from the bottom of one, `(list | -article)` says that this is covered.
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
