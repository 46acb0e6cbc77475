/// A presentable that is kept while nothing shows it, and can be found again.
///
/// While the presentable is shown, the tree retains it, and the entry refers to it weakly. An ended entry stays ended.
package final class KeptEntry {
    enum Lifetime {
        case timed(Duration, from: KeepingStart, isRenewed: Bool, any TimeSource)
        case until((_ expire: @escaping () -> Void) -> Void)
    }

    let key: KeptKey
    weak var keeper: Keeper?

    /// The presentable, as long as it lives.
    package private(set) weak var presentable: (any Presentable)?

    /// The slot of the presentable, while it is not shown.
    private(set) var slot: Slot?

    private(set) var isOver = false

    /// True if the presentable is shown, as of the last settled commit.
    private(set) var isShown = false

    private var lifetime: Lifetime
    private var hasBegun = false

    /// The number of times that unsettled commits were given this entry.
    private var useCount = 0

    private weak var closing: KeptClosing?
    private var expiry: Duration?
    private var call: ScheduledCall?

    init(_ presentable: any Presentable, under key: KeptKey, _ lifetime: Lifetime) {
        self.key = key
        self.presentable = presentable
        self.lifetime = lifetime
        slot = Slot(presentable)
    }

    deinit {
        call?.cancel()
    }

    /// True if the entry's time is up, unless an unsettled commit may renew it.
    var isDue: Bool {
        guard let expiry, case .timed(_, _, let isRenewed, let time) = lifetime else { return false }
        return expiry <= time.now && !(isRenewed && useCount > 0)
    }

    /// Ends the entry: the presentable is neither found nor retained any more.
    @inline(never)
    func end() {
        guard !isOver else { return }
        isOver = true
        call?.cancel()
        keeper?.forget(self)
        lifetime = .until { _ in }
        guard let slot = slot.take() else {
            presentable?.node.forgetKept()
            return
        }
        slot.node.forgetKept()
        var slots = [consume slot]
        IterativeRelease.release(&slots)
    }
}

extension KeptEntry {
    func addUse() {
        useCount += 1
    }

    /// Takes the entry back from a commit that was undone, or that does not show the presentable.
    ///
    /// - Returns: The slot to release when that commit has settled, if the entry is over.
    @inline(never)
    package func returnFromCommit() -> Slot? {
        useCount -= 1
        keeper?.noteNested(self)
        guard useCount == 0, !hasBegun || isDue else {
            keepOrigin()
            return nil
        }
        defer { end() }
        return slot
    }

    /// Marks the entry as shown: the commit that shows it has settled.
    ///
    /// - Returns: The effect to run now; nil for none.
    func show() -> Effect? {
        useCount = 0
        guard !isOver, let node = presentable?.node else { return nil }
        isShown = true
        slot = nil
        if closing?.hasEnded != false {
            let closing = KeptClosing(self)
            self.closing = closing
            node.expect(closing)
        }
        defer { hasBegun = true }
        switch lifetime {
        case .timed(_, from: .shown, let isRenewed, _):
            if isRenewed || expiry == nil { startCounting() }
        case .timed(_, from: .closed, isRenewed: true, _):
            expiry = nil
            call?.cancel()
        case .timed(_, from: .closed, isRenewed: false, _): break
        case .until(let begin):
            guard !hasBegun else { return nil }
            lifetime = .until { _ in }
            return Effect(name: "keep") { [weak self] in
                guard let self, !isOver else { return }
                begin { [weak self] in self?.end() }
            }
        }
        return nil
    }

    /// Retains the removed presentable, and starts its time. After a reset, ends the entry.
    fileprivate func close(_ reason: EndReason) {
        guard !isOver, let presentable else { return }
        isShown = false
        if reason == .reset { return end() }
        slot = Slot(presentable)
        keepOrigin()
        keeper?.noteNested(self)
        if case .timed(_, from: .closed, _, _) = lifetime, expiry == nil { startCounting() }
    }

    /// Makes the node keep its origin until it is shown again.
    private func keepOrigin() {
        if let node = presentable?.node, node.cameFrom != nil { node.makeExtrasIfNeeded().isKept = true }
    }

    private func startCounting() {
        guard case .timed(let duration, _, _, let time) = lifetime else { return }
        call?.cancel()
        guard duration > .zero else { return end() }
        expiry = time.now + duration
        call = time.schedule(after: duration) { [weak self] in
            guard let self, expiry != nil else { return }
            expiry = time.now
            if isDue { end() }
        }
    }
}

/// An expectation that notifies an entry when its presentable is closed.
private final class KeptClosing: Expectation {
    private weak var entry: KeptEntry?

    init(_ entry: KeptEntry) {
        self.entry = entry
    }

    override func prepare(_ reason: EndReason) {
        entry?.close(reason)
    }
}

extension Node {
    /// Marks the node as no longer kept. Without a place, it loses its origin.
    fileprivate final func forgetKept() {
        guard let extras, extras.isKept else { return }
        extras.isKept = false
        if holder == nil { extras.cameFrom = nil }
    }
}
