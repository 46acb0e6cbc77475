#if DEBUG || INSPECTOR
    /// The rights of a client.
    public enum InspectorRights: String, Hashable, Sendable {
        /// To read everything, and change nothing.
        case look
        /// To do, as well, what the user can do.
        case act
    }
#endif
