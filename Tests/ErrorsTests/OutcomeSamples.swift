import Transitions

// The other reasons, each list closed by a switch: a new one does not compile until it has its sample here.

extension CancellationReason {
    /// All of them.
    static let samples: [CancellationReason] = {
        var all: [CancellationReason] = [.caller]
        while let next = all[all.count - 1].next { all.append(next) }
        return all
    }()

    private var next: CancellationReason? {
        switch self {
        case .caller: .user
        case .user: .program
        case .program: .recovery
        case .recovery: .rolledBack
        case .rolledBack: .superseded
        case .superseded: .released
        case .released: nil
        }
    }
}

extension RejectionReason {
    /// All of them, with an ellipsis for what varies.
    static let samples: [RejectionReason] = {
        var all: [RejectionReason] = [.denied("…")]
        while let next = all[all.count - 1].next { all.append(next) }
        return all
    }()

    private var next: RejectionReason? {
        switch self {
        case .denied: .closed("…")
        case .closed: .stays("…")
        case .stays: .mustBeAnswered("…")
        case .mustBeAnswered: .busy
        case .busy: nil
        }
    }
}

extension EndReason {
    /// All of them, with a failure for what varies.
    static let samples: [EndReason] = {
        var all: [EndReason] = [.popped]
        while let next = all[all.count - 1].next { all.append(next) }
        return all
    }()

    private var next: EndReason? {
        switch self {
        case .popped: .dismissed
        case .dismissed: .replaced
        case .replaced: .windowClosed
        case .windowClosed: .reset
        case .reset: .cancelled
        case .cancelled: .notAllowed(by: "…")
        case .notAllowed: .notShown(.failed(TransitionError(cannot: "…", because: "…")))
        case .notShown: .released
        case .released: nil
        }
    }
}
