#if !(DEBUG || INSPECTOR)
    public import Coordination
    public import CoordinationHistory
    public import CoordinationLinks
    public import CoordinationRestoration

    // Names that compile only as far as their error. An alias, and code that is compiled where it is used, leave no
    // symbol in an app, as a type would.

    /// No inspector: this is a release build.
    @available(
        *, unavailable,
        message: "There is no inspector in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
    )
    public typealias Inspector = Never

    /// No port for agents: this is a release build.
    @available(
        *, unavailable,
        message: "There is no agent's port in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
    )
    public typealias AgentPort = Never

    extension Never {
        /// Takes what an inspector is made with, so that the error says why there is none.
        @available(
            *, unavailable,
            message: "There is no inspector in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
        )
        @export(implementation)
        public init(
            _ windows: WindowManager, history: History? = nil, terms: RestorationTerms = RestorationTerms(),
            link: ((String) throws -> ParsedLink)? = nil
        ) { while true {} }

        /// Takes what a port is made with, so that the error says why there is none.
        @available(
            *, unavailable,
            message:
                "There is no agent's port in a release build. Put its use in '#if DEBUG', or build with -DINSPECTOR."
        )
        @export(implementation)
        public init(_ inspector: Never, send: @escaping (String) -> Void) { while true {} }
    }
#endif
