/// The callback of a gate that waits. Only the first call counts.
///
/// ```swift
/// static func fingerprint(_ vault: Vault) -> Gate {
///     Gate("fingerprint") { _ in
///         if vault.isOpen { return .allow }
///         return .wait { resume in
///             vault.open { isOpen in
///                 if isOpen { resume() } else { resume.deny("the vault stays shut") }
///             }
///         }
///     }
/// }
/// ```
///
/// If it is released without a call, the trigger is rejected, as no answer can come any more.
public final class Resumption {
    private var waiting: (any Suspended)?

    init(_ waiting: any Suspended) {
        self.waiting = waiting
    }

    deinit {
        waiting?.answer("its answer was dropped")
    }

    /// True while a trigger waits for the answer.
    public var isPending: Bool { waiting?.isOver == false }

    /// Makes the trigger's next attempt, which asks the gate again.
    public func callAsFunction() {
        take()?.answer(nil)
    }

    /// Rejects the trigger.
    ///
    /// - Parameter reason: The reason, without a full stop.
    public func deny(_ reason: String) {
        take()?.answer(reason)
    }

    private func take() -> (any Suspended)? {
        defer { waiting = nil }
        return waiting
    }
}

/// An object with triggers that wait for a ``Resumption``.
protocol Suspended: AnyObject {
    /// True once nothing waits any more.
    var isOver: Bool { get }

    /// Makes the next attempt of all waiting triggers, or rejects them.
    ///
    /// - Parameter denial: The reason to reject them, without a full stop; nil for the next attempt.
    func answer(_ denial: String?)
}
