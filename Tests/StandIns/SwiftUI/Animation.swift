// Called like something of ours: what names them beside that does not compile.
public protocol Gesture {}
public protocol Transition {}

public struct Animation: Sendable {
    public static let `default` = Animation()
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
}

public struct AnimationCompletionCriteria: Sendable {
    public static let logicallyComplete = AnimationCompletionCriteria()
    public static let removed = AnimationCompletionCriteria()
}

@MainActor public struct Transaction {
    public var disablesAnimations = false
    public var dismissBehavior = DismissBehavior.interactive
    public init() {}
    static var current = Transaction()
    /// How many views were to be drawn anew.
    static var changes = 0
    /// How many windows are to be drawn anew already.
    static var pending = 0
}

@MainActor public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
{
    let before = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = before }
    return try body()
}

/// The completion is called once: at once where nothing of what can be seen has changed.
@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let before = Transaction.changes
    let result = try body()
    if Transaction.changes == before, Transaction.pending == 0 {
        completion()
    } else {
        Loop.after(Loop.animationTurns) { completion() }
    }
    return result
}

@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
