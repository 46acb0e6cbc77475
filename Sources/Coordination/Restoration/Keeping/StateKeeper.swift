public import Coordination

/// An object that keeps the state of an app, or of one window, in a store: it restores the state at launch, then saves
/// after each commit, and when a trigger starts to wait without a commit. With a time source, it saves at most once per
/// turn.
///
/// ```swift
/// let keeping = StateKeeper(of: windows, in: file)
/// let result = keeping.begin(givingUpAfter: 2)
/// ```
///
/// A state that crashes the app is not restored forever. Each launch increments a counter before it reads the state.
/// The counter is reset when the launch has *come through*: the app goes to the background (``didEnterBackground()``),
/// or a host shows the restored tree and for five seconds no commit has settled or waited for the host. Triggers do not
/// reset it. Retain the keeper as long as the app runs.
public final class StateKeeper {
    private let node: Node
    private let store: any StateStore
    private let terms: RestorationTerms
    private let limits: StoredState.Limits
    private let time: (any TimeSource)?
    private let quiet: Duration

    private enum Phase {
        case new
        /// A state is still to be restored, or was refused for the moment. Nothing is saved.
        case waiting
        case storing
    }

    private var phase = Phase.new

    private lazy var kept = KeptText(store.read())

    /// The content of the store before this launch was counted.
    private var former: KeptText?

    private var guarding: LaunchGuard?

    /// The blocks that were last written.
    private let blocks = StoredBlocks()

    /// The subscription to changes, made when saving begins. Its `isDue` is true while a save is scheduled.
    private var changeCallback: ChangeCallback?

    /// The error of the last save; nil if it succeeded. The first of several in a row goes to the diagnostics handler.
    public private(set) var failure: RestorationError?

    /// Creates a keeper. The store is not read yet.
    ///
    /// - Parameters:
    ///   - tree: All windows of the app, or one of them.
    ///   - store: The store for the state.
    ///   - terms: The owner of the state, and its greatest age.
    ///   - time: The time source that measures `quiet`; by default, that of the windows. If there is none, the
    ///     diagnostics handler gets an error, and a launch comes through only when the app goes to the background.
    ///   - quiet: The time without activity after which a launch has come through.
    ///   - limits: The size limits.
    public init(
        of tree: some Navigable, in store: some StateStore, terms: RestorationTerms = RestorationTerms(),
        time: (any TimeSource)? = nil, quiet: Duration = .seconds(5),
        limits: StoredState.Limits = StoredState.Limits()
    ) {
        (node, self.store, self.terms, self.limits, self.quiet) = (tree.node, store, terms, limits, quiet)
        self.time = time ?? node.treeQueue.time
    }

    /// Restores the state in the store, and saves after each commit from then on. Call it once, at launch.
    ///
    /// If only the moment is wrong (``RestorationResult/isUntimely``), the store is left as it is, nothing is saved
    /// yet, and you can call `begin` again.
    ///
    /// - Parameters:
    ///   - launches: The number of launches with one state that may fail to come through before the state is given up.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: The result.
    public func begin(
        givingUpAfter launches: Int = 2, fileID: StaticString = #fileID, line: UInt = #line
    ) -> RestorationResult {
        if phase == .storing { return .nothing }
        phase = .waiting
        let result: RestorationResult
        switch due(launches) {
        case .nothing(let found): result = found
        case .state(let state):
            do throws(RestorationError) {
                result = .restored(
                    try node.restore(state, terms: terms, isLaunch: true, fileID: fileID, line: line))
            } catch {
                result = .refused(error)
            }
        }
        conclude(result)
        return result
    }

    /// Asks gates first, such as one that requires a login, restores the state if they allow it, then saves after each
    /// commit. The state stays in the store until then, even if the user declines the login.
    ///
    /// ```swift
    /// keeper.begin(after: [.signedIn(session)])
    /// ```
    ///
    /// If nothing is stored, no gate is asked.
    ///
    /// - Parameters:
    ///   - launches: The number of launches with one state that may fail to come through before the state is given up.
    ///   - gates: The gates that are asked first, about no particular route.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - completion: Called with the result, exactly once. Without a completion, the diagnostics handler gets an
    ///     error, or a report with losses.
    public func begin(
        givingUpAfter launches: Int = 2, after gates: [Gate], fileID: StaticString = #fileID, line: UInt = #line,
        completion: ((RestorationResult) -> Void)? = nil
    ) {
        let end = { [weak self, weak node] (_: Node?, result: RestorationResult) in
            self?.conclude(result)
            if let completion { completion(result) } else { node?.diagnose(result) }
        }
        if phase == .storing { return end(nil, .nothing) }
        phase = .waiting
        kept = KeptText(store.read())
        // A login with nothing to restore would puzzle the user.
        guard kept.state != nil, kept.launches < max(1, launches) else {
            if case .nothing(let result) = due(launches) { end(nil, result) }
            return
        }
        let location = CallSite(fileID: fileID, line: line)
        node.restore(
            after: gates, terms, location, isLaunch: true,
            { [weak self] in
                // `forget()` may have been called meanwhile.
                guard let self, phase == .waiting else { return .nothing(.nothing) }
                return due(launches)
            }, completion: end)
    }

    /// Saves, and counts this launch as come through. Call it when the app goes to the background normally, or ends.
    /// Does nothing before `begin` has ended, or if `begin` can be called again.
    public func didEnterBackground() {
        guard phase == .storing else { return }
        comeThrough()
    }

    /// Saves the state now. Call it when the state of a model has changed. Does nothing while a restoration is pending.
    public func save() {
        changeCallback?.isDue = false
        if phase == .waiting { return }
        do throws(RestorationError) {
            kept.state = try node.storedText(terms, limits, blocks)
            store.write(kept.text)
            failure = nil
        } catch {
            if failure == nil {
                node.diagnose(
                    TransitionError(cannot: "store \(node.name)", because: "it is refused", state: "\(error)"))
            }
            failure = error
            // The app has moved on from the state in the store.
            guard let state = kept.state else { return }
            kept.state = StoredState.older(state)
            if kept.state != state { store.write(kept.text) }
        }
    }

    /// Saves at once, or in the next turn of the time source.
    private func noteChange() {
        guard let time else { return save() }
        changeCallback?.isDue = true
        time.schedule(after: .zero) { [weak self] in
            if let self, changeCallback?.isDue == true { save() }
        }
    }

    /// Returns the state that was set aside, as it was given up or is another owner's, and removes it from the store.
    public func takeStateSetAside() -> String? {
        defer {
            kept.stateSetAside = nil
            store.write(kept.text)
        }
        return kept.stateSetAside
    }

    /// Removes the stored state, and one that was set aside. Call it when the owner signs out. The next commit is saved
    /// again.
    public func forget() {
        kept = KeptText(nil)
        store.write(nil)
        if phase == .waiting { conclude(.nothing) }
    }

    /// Reads the store. If it has a state, this launch counts from now on.
    private func due(_ limit: Int) -> Due {
        kept = KeptText(store.read())
        guard let text = kept.state else { return .nothing(.nothing) }
        guard kept.launches < max(1, limit) else { return .nothing(.givenUp(launches: kept.launches)) }
        former = kept
        kept.launches += 1
        store.write(kept.text)
        do throws(RestorationError) {
            return .state(try StoredState(text, limits: limits))
        } catch {
            return .nothing(.refused(error))
        }
    }

    private func conclude(_ result: RestorationResult) {
        if phase == .storing { return }
        switch result {
        case .nothing: break
        case .restored: guardLaunch()
        case .givenUp, .refused(.otherOwner):
            kept.setAside()
            store.write(kept.text)
        case .refused where result.isUntimely:
            guard let former else { return }
            kept = former
            return store.write(kept.text)
        case .refused:
            (kept.state, kept.launches) = (nil, 0)
            store.write(kept.text)
        }
        former = nil
        phase = .storing
        changeCallback = node.treeQueue.addChangeCallback { [weak self] in self?.noteChange() }
    }

    private func guardLaunch() {
        guard let time else {
            return node.diagnose(
                TransitionError(
                    cannot: "find out when a launch has come through", because: "nothing tells the time",
                    remedy: "Make the windows or the keeper with a time."))
        }
        guarding = LaunchGuard(node, time, quiet) { [weak self] in self?.comeThrough() }
    }

    private func comeThrough() {
        guarding = nil
        kept.launches = 0
        save()
        // The reset counter is written even if the state cannot be stored.
        if failure != nil { store.write(kept.text) }
    }
}
