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
        let link: ((String) throws -> ParsedLink)?

        private(set) var redactor: Redactor
        private(set) var commits: [StoredValue] = []
        private let start: Duration?
        private var observer: Observer<CommitRecord>?
        private var followers: [(number: Int, told: (StoredValue) -> Void)] = []
        private var lastFollower = 0

        /// Creates an inspector of an app, and begins to record.
        ///
        /// - Parameters:
        ///   - windows: The windows of the app. Not retained.
        ///   - limits: The limits of each client.
        ///   - history: The history of the app; one of its own if nil.
        ///   - terms: The owner of the recording and of the entries, as for a stored state.
        ///   - link: Returns the link of an address that is typed; nil if there are no addresses. Retained; it must not
        ///     retain the windows.
        public init(
            _ windows: WindowManager, limits: InspectorLimits = InspectorLimits(), history: History? = nil,
            terms: RestorationTerms = RestorationTerms(), link: ((String) throws -> ParsedLink)? = nil
        ) {
            (self.windows, self.limits, self.link) = (windows, limits, link)
            self.history = history ?? History(of: windows, terms: terms)
            recorder = Recorder(of: windows, terms: terms)
            redactor = Redactor(windows.restorableTypes)
            start = windows.time?.now
            observer = windows.observeCommits { [weak self] in self?.note($0) }
        }

        deinit { observer?.end() }

        private func note(_ record: CommitRecord) {
            guard let windows else { return }
            redactor.learn(from: windows)
            redactor.learn(from: record.cause)
            let now = windows.time?.now
            let commit = redactor.value(of: record, at: now.flatMap { now in start.map { now - $0 } })
            commits.append(commit)
            if commits.count > limits.commits { commits.removeFirst() }
            guard !followers.isEmpty else { return }
            let event: StoredValue = ["event": "commit", "commit": commit, "tree": .string("\(windows.tree)")]
            // A follower may end itself, or others, when it is told.
            for follower in followers where followers.contains(where: { $0.number == follower.number }) {
                follower.told(event)
            }
        }

        /// Calls a closure with the event of each trigger that ends, until `unfollow`.
        func follow(_ told: @escaping (StoredValue) -> Void) -> Int {
            lastFollower += 1
            followers.append((lastFollower, told))
            return lastFollower
        }

        func unfollow(_ number: Int) { followers.removeAll { $0.number == number } }

        /// Returns the windows, having read which coordinators they have.
        func read() throws(Refusal) -> WindowManager {
            guard let windows else {
                throw Refusal(
                    cannot: "read the app", because: "its windows have been released", "Connect to the app again.")
            }
            redactor.learn(from: windows)
            return windows
        }
    }
#endif
