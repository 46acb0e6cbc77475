public import Coordination

/// Where the text of a stored state is kept between two runs: a file, the storage of a scene, the defaults of an app.
///
/// A write has to be whole or not to be at all, also where the app is killed in it: write a file beside the old one,
/// and rename it.
public protocol StateStore {
    /// What was written last; nil, or empty, where nothing was, or where it was taken away.
    func read() -> String?

    /// Puts a text in the place of what was written last; nil takes that away.
    func write(_ text: String?)
}

/// Keeps the state of an app, or of one window, in a store: restores it at launch, then stores it after each commit,
/// and when a trigger comes to wait without one. With a time source this happens once a turn.
///
/// ```swift
/// let keeping = StateKeeper(of: windows, in: file)
/// let comeback = keeping.begin(givingUpAfter: 2)
/// ```
///
/// A state that kills the app is not restored for ever. Each launch with it is counted before it is looked at, and the
/// count stays, whatever is triggered, until the launch has come through: what was restored is shown by a host, and for
/// five seconds nothing has settled or waited for the host; or the app goes to the background in order
/// (``hasEnteredBackground()``). Keep it as long as the app runs.
public final class StateKeeper {
    private let node: Node
    private let store: any StateStore
    private let terms: RestorationTerms
    private let limits: StoredState.Limits
    private let time: (any TimeSource)?
    private let quiet: Duration

    private enum Phase {
        case new
        /// Something is to be restored, or was refused for the moment. The store is left as it is.
        case waiting
        case storing
    }

    private var phase = Phase.new

    /// What is in the store.
    private lazy var kept = KeptText(store.read())

    /// What was in the store before this launch counted.
    private var former: KeptText?

    /// Looks whether this launch comes through.
    private var guarding: LaunchGuard?

    /// What was written last, by its parts.
    private let blocks = StoredBlocks()

    /// Hears of changes, once it stores; due while it will store in the next turn of the time source.
    private var note: ChangeNote?

    /// Why the last one could not be stored; nil where it could. The first in a row goes to the diagnostics handler.
    public private(set) var failure: RestorationError?

    /// Makes one. Nothing is read before it begins.
    ///
    /// - Parameters:
    ///   - tree: All windows of the app, or one of them.
    ///   - store: Where the state is kept.
    ///   - terms: Whose it is, and for how long it counts.
    ///   - time: Where the seconds are measured after which a launch has come through; that of the windows, unless you
    ///     say otherwise. If neither has one, that is reported, and only the background counts.
    ///   - quiet: How many seconds those are.
    ///   - limits: How large it may be.
    public init(
        of tree: some Navigable, in store: some StateStore, terms: RestorationTerms = RestorationTerms(),
        time: (any TimeSource)? = nil, quiet: Duration = .seconds(5),
        limits: StoredState.Limits = StoredState.Limits()
    ) {
        (node, self.store, self.terms, self.limits, self.quiet) = (tree.node, store, terms, limits, quiet)
        self.time = time ?? node.treeQueue.time
    }

    /// Restores what is in the store, and stores after each commit from then on. Once, at launch.
    ///
    /// Where only the moment is wrong, the store is left as it is, nothing is stored yet, and this can be called again.
    ///
    /// - Parameters:
    ///   - launches: How many launches with one state may fail to come through before it is given up.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: What has become of it.
    public func begin(
        givingUpAfter launches: Int = 2, fileID: StaticString = #fileID, line: UInt = #line
    ) -> Comeback {
        if phase == .storing { return .nothing }
        phase = .waiting
        let comeback: Comeback
        switch due(launches) {
        case .nothing(let found): comeback = found
        case .state(let state):
            do throws(RestorationError) {
                comeback = .restored(
                    try node.restore(state, terms: terms, isLaunch: true, fileID: fileID, line: line))
            } catch {
                comeback = .refused(error)
            }
        }
        conclude(comeback)
        return comeback
    }

    /// The same, once gates allow it: a login first, then the last view. What is stored stays in the store meanwhile,
    /// also if the user turns the login down.
    ///
    /// ```swift
    /// keeper.begin(after: [.signedIn(session)])
    /// ```
    ///
    /// Where nothing is stored, no gate is asked.
    ///
    /// - Parameters:
    ///   - launches: How many launches with one state may fail to come through before it is given up.
    ///   - gates: What is asked first. The question is about no route.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - completion: Given what has become of it, exactly once. Without one, an error goes to the diagnostics
    ///     handler, and so does a report that is not whole.
    public func begin(
        givingUpAfter launches: Int = 2, after gates: [Gate], fileID: StaticString = #fileID, line: UInt = #line,
        completion: ((Comeback) -> Void)? = nil
    ) {
        let end = { [weak self, weak node] (_: Node?, comeback: Comeback) in
            self?.conclude(comeback)
            if let completion { completion(comeback) } else { node?.diagnose(comeback) }
        }
        if phase == .storing { return end(nil, .nothing) }
        phase = .waiting
        kept = KeptText(store.read())
        // A login for nothing would be a riddle.
        guard kept.state != nil, kept.launches < max(1, launches) else {
            if case .nothing(let comeback) = due(launches) { end(nil, comeback) }
            return
        }
        let location = CallSite(fileID: fileID, line: line)
        node.restore(
            after: gates, terms, location, isLaunch: true,
            { [weak self] in
                // It may have been forgotten meanwhile.
                guard let self, phase == .waiting else { return .nothing(.nothing) }
                return due(launches)
            }, completion: end)
    }

    /// Says that the app goes to the background in order, or ends: stores, and a launch that has come this far has come
    /// through. Nothing is done before something was restored, or found not to be there.
    public func hasEnteredBackground() {
        guard phase == .storing else { return }
        comeThrough()
    }

    /// Stores the state now. Call it where the state of a model has changed. Nothing is done while what is in the store
    /// is to be restored.
    public func save() {
        note?.isDue = false
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
            // The app has come this far with what it was launched with, and further.
            guard let state = kept.state else { return }
            kept.state = StoredState.older(state)
            if kept.state != state { store.write(kept.text) }
        }
    }

    /// Notes that there is something to store. It is stored at once, or in the next turn of the time source.
    private func noteChange() {
        guard let time else { return save() }
        note?.isDue = true
        time.schedule(after: .zero) { [weak self] in
            if let self, note?.isDue == true { save() }
        }
    }

    /// Hands out what was put aside, once: a state that was given up, or was another owner's. It is no longer in the
    /// store then.
    public func takeAside() -> String? {
        defer {
            kept.aside = nil
            store.write(kept.text)
        }
        return kept.aside
    }

    /// Takes away what is stored, and what was put aside: when its owner signs out. It is stored again after the next
    /// commit.
    public func forget() {
        kept = KeptText(nil)
        store.write(nil)
        if phase == .waiting { conclude(.nothing) }
    }

    /// Looks what is in the store. A launch with that counts from now on.
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

    private func conclude(_ comeback: Comeback) {
        if phase == .storing { return }
        switch comeback {
        case .nothing: break
        case .restored: guardLaunch()
        case .givenUp, .refused(.otherOwner):
            kept.putAside()
            store.write(kept.text)
        case .refused where comeback.isUntimely:
            guard let former else { return }
            kept = former
            return store.write(kept.text)
        case .refused:
            (kept.state, kept.launches) = (nil, 0)
            store.write(kept.text)
        }
        former = nil
        phase = .storing
        note = node.treeQueue.note { [weak self] in self?.noteChange() }
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
        // What cannot be stored now has come this far.
        if failure != nil { store.write(kept.text) }
    }
}
