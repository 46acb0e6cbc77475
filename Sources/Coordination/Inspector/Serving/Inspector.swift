#if DEBUG || INSPECTOR
    @_spi(Log) @_spi(Hosting) public import Coordination
    public import CoordinationHistory
    public import CoordinationLinks
    import CoordinationMoves
    public import CoordinationRestoration

    /// An app from the inside, for its author's tools: its tree, what can be done, what was done, and the way back.
    ///
    /// ```swift
    /// let inspector = Inspector(windows) { try AppRoute.links.link(for: $0) }
    /// let connection = inspector.connect(as: .act) { line in socket.write(line) }
    /// connection.handle(line)
    /// ```
    ///
    /// It takes lines of JSON and returns lines of JSON. It has no socket: the app decides who connects, and by what.
    /// <doc:Inspecting-an-app> has the protocol. It retains nothing of the app.
    ///
    /// Make it right after the app was built, on the isolation of its windows: it records what happens from then on.
    /// Each call that comes to the windows costs O(nodes), as with a `Recorder`. A release build has no inspector.
    public final class Inspector {
        private(set) weak var windows: WindowManager?
        let limits: InspectorLimits
        let history: History
        let recorder: Recorder
        let map: MapText?
        let link: ((String) throws -> ParsedLink)?

        private(set) var redactor: Redactor
        private(set) var commits: [StoredValue] = []
        private let start: Duration?
        private var observer: Observer<CommitRecord>?
        private weak var parting: Observer<NodeEvent>?
        private var followers: [Follower] = []
        private var lastFollower = 0

        private struct Follower {
            let number: Int
            let told: ((StoredValue) -> Void)?
            let left: () -> Void
        }

        /// Creates an inspector of an app, and begins to record.
        ///
        /// - Parameters:
        ///   - windows: The windows of the app. Not retained.
        ///   - limits: The limits of each client.
        ///   - history: The history of the app; one of its own if nil.
        ///   - terms: The owner of the recording and of the entries, as for a stored state.
        ///   - map: The text of the app's map, as `expectMap` of CoordinationTesting keeps it; nil if there is none.
        ///   - link: Returns the link of an address that is typed; nil if there are no addresses. Retained; it must not
        ///     retain the windows.
        public init(
            _ windows: WindowManager, limits: InspectorLimits = InspectorLimits(), history: History? = nil,
            terms: RestorationTerms = RestorationTerms(), map: String? = nil,
            link: ((String) throws -> ParsedLink)? = nil
        ) {
            (self.windows, self.limits, self.link) = (windows, limits, link)
            self.map = map.map { MapText($0) }
            self.history = history ?? History(of: windows, terms: terms)
            recorder = Recorder(of: windows, terms: terms)
            redactor = Redactor(windows.restorableTypes)
            start = windows.time?.now
            observer = windows.observeCommits { [weak self] in self?.note($0) }
            // A node releases its observers once everything that was pending on its tree has ended.
            let farewell = Farewell { [weak self] in self?.leave() }
            parting = windows.node.observe { _ in withExtendedLifetime(farewell) {} }
        }

        deinit {
            observer?.end()
            parting?.end()
        }

        private func note(_ record: CommitRecord) {
            guard let windows else { return }
            redactor.learn(from: windows)
            redactor.learn(from: record.cause)
            let now = windows.time?.now
            let commit = redactor.value(of: record, at: now.flatMap { now in start.map { now - $0 } })
            commits.append(commit)
            if commits.count > limits.commits { commits.removeFirst() }
            guard followers.contains(where: { $0.told != nil }) else { return }
            let event: StoredValue = ["event": "commit", "commit": commit, "tree": .string("\(windows.tree)")]
            // A follower may end itself, or others, when it is told.
            for follower in followers where followers.contains(where: { $0.number == follower.number }) {
                follower.told?(event)
            }
        }

        private func leave() {
            for follower in followers where followers.contains(where: { $0.number == follower.number }) {
                follower.left()
            }
            followers = []
        }

        /// Calls closures until `unfollow`.
        ///
        /// - Parameters:
        ///   - told: Called with the event of each trigger that ends; nil for one who asks for none.
        ///   - left: Called when the windows are released.
        func follow(_ told: ((StoredValue) -> Void)?, until left: @escaping () -> Void) -> Int {
            lastFollower += 1
            followers.append(Follower(number: lastFollower, told: told, left: left))
            return lastFollower
        }

        func unfollow(_ number: Int) { followers.removeAll { $0.number == number } }

        /// Returns the windows, having read which coordinators they have.
        func read() throws(Refusal) -> WindowManager {
            guard let windows else { throw Self.released }
            redactor.learn(from: windows)
            return windows
        }

        static let released = Refusal(
            cannot: "read the app", because: "its windows have been released", "Connect to the app again.")
    }

    /// Calls a closure when what retains this has been released.
    private final class Farewell {
        private let call: () -> Void

        init(_ call: @escaping () -> Void) { self.call = call }

        deinit { call() }
    }
#endif
