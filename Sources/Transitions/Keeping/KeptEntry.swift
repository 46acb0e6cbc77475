/// Something that is kept while nothing shows it, and found again.
///
/// While it is shown the tree keeps it, and the entry knows it weakly. It is over once and for good.
package final class KeptEntry {
    enum Lifetime {
        case timed(Duration, from: KeepingStart, isRenewed: Bool, any TimeSource)
        case until((_ expire: @escaping () -> Void) -> Void)
    }

    let key: KeptKey
    weak var keeper: Keeper?

    /// What it is about, as long as that lives.
    package private(set) weak var presentable: (any Presentable)?

    /// What is kept, unless it is shown.
    private(set) var slot: Slot?

    private(set) var isOver = false

    /// Whether it is shown, as far as commits have settled.
    private(set) var isShown = false

    private var lifetime: Lifetime
    private var hasBegun = false

    /// How often it was given out by a commit that has not settled.
    private var given = 0

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

    /// Whether its time has come. Where it would begin anew, what becomes of the commit is waited for.
    var isDue: Bool {
        guard let expiry, case .timed(_, _, let isRenewed, let time) = lifetime else { return false }
        return expiry <= time.now && !(isRenewed && given > 0)
    }

    /// It is found no more, and kept no longer.
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
        Burial.bury(&slots)
    }
}

extension KeptEntry {
    func giveOut() {
        given += 1
    }

    /// The commit that it was given to was undone, or shows it not.
    ///
    /// - Returns: What is to be let go of when that commit has settled, where it is over.
    @inline(never)
    package func handBack() -> Slot? {
        given -= 1
        keeper?.noteInner(self)
        guard given == 0, !hasBegun || isDue else {
            keepOrigin()
            return nil
        }
        defer { end() }
        return slot
    }

    /// The commit that shows it has settled.
    ///
    /// - Returns: What is to be called now.
    func show() -> Effect? {
        given = 0
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

    /// It has been removed, and is about to be let go of.
    fileprivate func close(_ reason: EndReason) {
        guard !isOver, let presentable else { return }
        isShown = false
        if reason == .reset { return end() }
        slot = Slot(presentable)
        keepOrigin()
        keeper?.noteInner(self)
        if case .timed(_, from: .closed, _, _) = lifetime, expiry == nil { startCounting() }
    }

    /// It still is what a route has put there, when it is shown again.
    private func keepOrigin() {
        if let node = presentable?.node, node.cameFrom != nil { node.demandExtras().isKept = true }
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

/// Learns that what is kept was closed.
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
    /// It is kept no more: what stands nowhere came from nowhere.
    fileprivate final func forgetKept() {
        guard let extras, extras.isKept else { return }
        extras.isKept = false
        if holder == nil { extras.cameFrom = nil }
    }
}
