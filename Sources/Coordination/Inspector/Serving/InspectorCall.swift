#if DEBUG || INSPECTOR
    /// The calls of the protocol.
    enum InspectorCall: String, CaseIterable {
        case hello, tree, moves, waiting, commits, history, recording, map, follow, cancel
        case `do`, open, go, signal, resize

        /// True if the call needs the right to act.
        var acts: Bool {
            switch self {
            case .hello, .tree, .moves, .waiting, .commits, .history, .recording, .map, .follow, .cancel: false
            case .do, .open, .go, .signal, .resize: true
            }
        }
    }
#endif
