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

/// How a launch with a stored state went.
public enum Comeback: Hashable, Sendable {
    /// Nothing was stored.
    case nothing
    /// The app is where it was, but for what the report names.
    case restored(RestorationReport)
    /// What was stored could not be restored. A ``StateKeeper`` has taken it away, unless only the moment was wrong:
    /// the tree was busy, or a screen may not be left.
    case refused(RestorationError)
    /// As many launches with it as are allowed have not come through. A ``StateKeeper`` has taken it away.
    case givenUp(launches: Int)
}

extension Comeback {
    /// Whether another moment may be better.
    fileprivate var isUntimely: Bool {
        switch self {
        case .refused(.busy), .refused(.refused): true
        default: false
        }
    }
}

/// Keeps the state of an app in a store: restores it at launch, then stores it after each commit, and when a trigger
/// comes to wait without one. With a time source this happens once a turn.
///
/// ```swift
/// let keeping = StateKeeper(of: windows, in: file)
/// let comeback = keeping.begin(givingUpAfter: 2)
/// ```
///
/// A state that kills the app is not restored for ever: each launch with it is counted before it is looked at, and the
/// count begins anew with the first commit after restoring, or by ``hasComeThrough()``. Keep it as long as the app
/// runs.
public final class StateKeeper {
    private let windows: WindowManager
    private let store: any StateStore
    private let limits: StoredState.Limits

    /// Whether it stores after each commit.
    private var isStoring = false

    /// What was written last, by its parts.
    private let blocks = StoredBlocks()

    /// Whether it stores in the next turn of the time source.
    private var isDue = false

    /// Why the last one could not be stored; nil where it could.
    public private(set) var failure: RestorationError?

    /// Makes one. Nothing is read before ``begin(givingUpAfter:)``.
    ///
    /// - Parameters:
    ///   - windows: All windows of the app.
    ///   - store: Where the state is kept.
    ///   - limits: How large it may be.
    public init(
        of windows: WindowManager, in store: some StateStore, limits: StoredState.Limits = StoredState.Limits()
    ) {
        self.windows = windows
        self.store = store
        self.limits = limits
    }

    /// Restores what is in the store, and stores after each commit from then on. Once, at launch.
    ///
    /// Where only the moment is wrong, the store is left as it is, nothing is stored yet, and this can be called again.
    ///
    /// - Parameter launches: How many launches with one state may fail to come through before it is given up.
    /// - Returns: What has become of it.
    public func begin(givingUpAfter launches: Int = 2) -> Comeback {
        let comeback = restore(launches)
        guard !isStoring, !comeback.isUntimely else { return comeback }
        isStoring = true
        windows.node.treeQueue.note { [weak self] in self?.noteChange() }
        return comeback
    }

    /// Says that the app is seen and alive after a launch: a state that has come this far is not given up. Nothing is
    /// done before ``begin(givingUpAfter:)`` has begun to store.
    public func hasComeThrough() { if isStoring { save() } }

    /// Stores the state now. Call it where the state of a model has changed, and where the app goes to the background.
    public func save() {
        isDue = false
        do throws(RestorationError) {
            store.write(try windows.storedText(limits: limits, blocks))
            failure = nil
        } catch {
            failure = error
            // The app has come this far with what it was launched with, and further.
            guard let text = store.read(), !text.isEmpty else { return }
            let older = StoredState.older(Self.counted(text).1)
            if older != text { store.write(older) }
        }
    }

    /// Notes that there is something to store. It is stored at once, or in the next turn of the time source.
    private func noteChange() {
        if isDue { return }
        guard let time = windows.time else { return save() }
        isDue = true
        time.schedule(after: .zero) { [weak self] in
            if let self, isDue { save() }
        }
    }

    private func restore(_ limit: Int) -> Comeback {
        guard let text = store.read(), !text.isEmpty else { return .nothing }
        let (launches, state) = Self.counted(text)
        guard launches < max(1, limit) else {
            store.write(nil)
            return .givenUp(launches: launches)
        }
        store.write("\(Self.mark)\(launches + 1)\n\(state)")
        do throws(RestorationError) {
            return .restored(try windows.restore(StoredState(state, limits: limits)))
        } catch {
            let comeback = Comeback.refused(error)
            store.write(comeback.isUntimely ? text : nil)
            return comeback
        }
    }

    private static let mark = "launches "

    /// How many launches with a state have been begun, and the state.
    private static func counted(_ text: String) -> (Int, String) {
        guard text.hasPrefix(mark), let end = text.firstIndex(of: "\n"),
            let count = Int(text[text.index(text.startIndex, offsetBy: mark.count)..<end]), count >= 0
        else { return (0, text) }
        return (count, String(text[text.index(after: end)...]))
    }
}
