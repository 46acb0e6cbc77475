/// A handle that runs transitions of a root and keeps it from nothing: for what outlives a window, and for sequences.
///
/// ```swift
/// let front = window.weakRoot
/// await front.follow(launches) { launch in .present(LoginModel(launch)) }
/// ```
///
/// When the root has gone, a transition fails with `TransitionError.Reason.released`, awaited or not.
public final class WeakRoot<Root: ContainerRoot> {
    @usableFromInline private(set) weak var root: Root?

    /// Makes a handle of a root.
    init(_ root: Root) {
        self.root = root
    }

    /// Whether the root is gone.
    public var isReleased: Bool { root == nil }
}

extension ContainerRoot {
    /// A handle that runs transitions of this root and keeps nothing alive.
    public var weakRoot: WeakRoot<Self> { WeakRoot(self) }
}

extension WeakRoot {
    /// Runs a transition of the root, as its own `perform` does.
    ///
    /// - Parameters:
    ///   - transition: What is to be done.
    ///   - options: How it is to be carried out.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public func perform(
        _ transition: Transition<Root>, with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        var call = Call(options, CallSite(fileID: fileID, line: line), completion)
        submit({ "\(transition)" }, &call) { transition }
    }

    /// Runs a transition of the root, and waits for it to settle.
    ///
    /// - Returns: What it did; nothing, if it was so already.
    /// - Throws: Why it was not done.
    @discardableResult
    public nonisolated(nonsending) func perform(
        _ transition: Transition<Root>, with options: TransitionOptions = .animated, fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        var call = Call(awaiting: options, CallSite(fileID: fileID, line: line))
        submit({ "\(transition)" }, &call) { transition }
        return try await call.outcome()
    }

    /// Has a transition take its turn.
    ///
    /// - Parameters:
    ///   - title: What a log calls it.
    ///   - call: What asks for it.
    ///   - transition: Makes the transition when it has its turn.
    @usableFromInline func submit(
        _ title: @escaping () -> String, _ call: inout Call, _ transition: @escaping () -> Transition<Root>
    ) {
        let body = { (handle: WeakRoot, running: inout RunningCommit) throws(TransitionError) in
            guard let root = handle.root else { throw TransitionError("\(title()) on \(Root.self)", .released) }
            try running.perform(transition(), on: root)
        }
        // The root's own `perform` would keep the root until it has its turn.
        Call.queue(at: root?.node).submit(
            at: root?.node, &call, of: nil, { _ in .transition(title()) },
            { TransitionIntent(on: self, at: { $0.root?.node }, { .transition(title()) }, body) }
        ) { running throws(TransitionError) in
            try body(self, &running)
        }
    }
}
