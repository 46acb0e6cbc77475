#if !(DEBUG || INSPECTOR)
    public import Coordination
    public import CoordinationHistory
    public import CoordinationLinks
    public import CoordinationRestoration

    // Names that compile only as far as their error. An alias, and code that is compiled where it is used, leave no
    // symbol in an app, as a type would. Rights are functions here, since a property leaves a symbol, too.

    /// No inspector: this is a release build.
    @available(
        *, unavailable,
        message: "There is no inspector in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
    )
    public typealias Inspector = Never

    /// No connection to an inspector: this is a release build.
    @available(
        *, unavailable,
        message: "There is no inspector in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
    )
    public typealias InspectorConnection = Never

    /// No rights of a client: this is a release build.
    @available(
        *, unavailable,
        message: "There is no inspector in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
    )
    public typealias InspectorRights = (() -> Never)?

    /// No limits of a client: this is a release build.
    @available(
        *, unavailable,
        message: "There is no inspector in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
    )
    public typealias InspectorLimits = Never

    /// No splitter of lines: this is a release build.
    @available(
        *, unavailable,
        message: "There is no inspector in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
    )
    public typealias LineSplitter = Never

    /// No port for agents: this is a release build.
    @available(
        *, unavailable,
        message: "There is no agent's port in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
    )
    public typealias AgentPort = Never

    @available(
        *, unavailable,
        message: "There is no inspector in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
    )
    extension Never {
        /// Takes what an inspector is made with, so that the error says why there is none.
        @export(implementation)
        public init(
            _ windows: WindowManager, limits: Never? = nil, history: History? = nil,
            terms: RestorationTerms = RestorationTerms(), map: String? = nil,
            link: ((String) throws -> ParsedLink)? = nil
        ) { while true {} }

        /// Takes what a splitter is made with, so that the error says why there is none.
        @export(implementation)
        public init(limits: Never? = nil) { while true {} }

        /// Takes what limits are made with, so that the error says why there is none.
        @export(implementation)
        public init(lineBytes: Int = 0, depth: Int = 0, outstanding: Int = 0, commits: Int = 0) { while true {} }

        /// Takes what a client connects with, so that the error says why there is none.
        @export(implementation)
        public func connect(as rights: (() -> Never)? = nil, send: @escaping (String) -> Void) -> Never {
            while true {}
        }

        /// Takes a line, so that the error says why there is none.
        @export(implementation)
        public func handle(_ line: String) { while true {} }

        /// Takes bytes, so that the error says why there is none.
        @export(implementation)
        public func lines(in bytes: some Sequence<UInt8>) -> [String] { while true {} }

        /// Takes the end of the input, so that the error says why there is none.
        @export(implementation)
        public func end() -> String? { while true {} }
    }

    @available(
        *, unavailable,
        message: "There is no agent's port in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
    )
    extension Never {
        /// Takes what a port is made with, so that the error says why there is none.
        @export(implementation)
        public init(_ inspector: Never, rights: (() -> Never)? = nil, send: @escaping (String) -> Void) {
            while true {}
        }
    }

    @available(
        *, unavailable,
        message: "There is no inspector in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
    )
    extension Optional where Wrapped == () -> Never {
        /// Stands for the right to look, so that the error says why there is none.
        @export(implementation)
        public static func look() -> Never { while true {} }

        /// Stands for the right to act, so that the error says why there is none.
        @export(implementation)
        public static func act() -> Never { while true {} }

        /// Takes the raw value of rights, so that the error says why there are none.
        @export(implementation)
        public init?(rawValue: String) { while true {} }
    }
#endif
