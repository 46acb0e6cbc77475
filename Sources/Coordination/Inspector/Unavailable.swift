#if !(DEBUG || INSPECTOR)
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
#endif
