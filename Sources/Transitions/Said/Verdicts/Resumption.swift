/// What a gate that waits is to call when it knows more: exactly once counts.
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
/// Released without a call, it denies: no answer can come any more.
public final class Resumption {
    private var waiting: (any Suspended)?

    init(_ waiting: any Suspended) {
        self.waiting = waiting
    }

    deinit {
        waiting?.reject("its answer was dropped")
    }

    /// Whether a trigger still waits for it.
    public var isPending: Bool { waiting?.isOver == false }

    /// Has the trigger planned again, and the gate asked again.
    public func callAsFunction() {
        take()?.resume()
    }

    /// Rejects the trigger.
    ///
    /// - Parameter reason: Why, without a full stop.
    public func deny(_ reason: String) {
        take()?.reject(reason)
    }

    private func take() -> (any Suspended)? {
        defer { waiting = nil }
        return waiting
    }
}

/// What waits for a ``Resumption``.
protocol Suspended: AnyObject {
    /// Whether it waits no longer.
    var isOver: Bool { get }

    /// Plans all who wait again.
    func resume()

    /// Rejects all who wait.
    ///
    /// - Parameter reason: Why, without a full stop.
    func reject(_ reason: String)
}
