@_spi(Hosting) public import Transitions

extension WindowsHost {
    /// A closure that chooses the window of the tree for a system window: one of `free`, which nothing shows, or one of
    /// `make`, as for the user. It passes that to `show` once, now or later; with nil, the first free window is shown,
    /// or a new one.
    public typealias Choice = (
        _ free: @escaping () -> [any Presentable], _ make: @escaping () -> (any Presentable)?,
        _ show: @escaping ((any Presentable)?) -> Void
    ) -> Void

    /// Shows a window of the tree in a system window that has come: `asked`, unless another system window shows it;
    /// else the chosen one, else the first that nothing shows, else a new one.
    ///
    /// - Parameters:
    ///   - systemWindow: The system window.
    ///   - asked: The window that the system window was asked for, or showed before.
    ///   - choose: Chooses the window if `asked` is not shown.
    public func connect(_ systemWindow: Opener.SystemWindow, asked: NodeID?, choosing choose: Choice? = nil) {
        if places.contains(where: { $0.value === systemWindow && opening.contains($0.key) }) { return }
        let isLate = asked.map { tooLate.remove($0) != nil } ?? false
        let other = asked.flatMap { places[$0] }
        if let window = onTree.first(where: { $0.node.id == asked }), other == nil || other === systemWindow {
            return show(window, in: systemWindow)
        }
        // The window may have been closed in the meantime.
        if isLate { return close(systemWindow) }
        guard let choose else { return fill(systemWindow) }
        reserved += 1
        choose({ [weak self] in self?.free ?? [] }, { [weak self] in self?.newWindow?() }) { [weak self] content in
            self?.hasChosen(content, for: systemWindow)
        }
    }

    /// Notes that a system window has gone. Unless the host had closed it, reports that the user did.
    public func disconnect(_ systemWindow: Opener.SystemWindow) {
        guard let window = places.first(where: { $0.value === systemWindow })?.key else { return hasGone(systemWindow) }
        places[window] = nil
        if onTree.contains(where: { $0.node.id == window }) { reportClosed(window) }
    }

    /// Reports that the user has brought a system window to the front.
    public func hasBecomeActive(_ systemWindow: Opener.SystemWindow) {
        guard let id = window(of: systemWindow)?.node.id, windows?.frontWindow?.node.id != id else { return }
        windows?.report(.focused(id))
    }

    /// Returns the window of the tree that a system window shows.
    public func window(of systemWindow: Opener.SystemWindow) -> (any Presentable)? {
        onTree.first { places[$0.node.id] === systemWindow }
    }

    private var onTree: [any Presentable] { windows?.node.children ?? [] }

    /// The windows that have no system window, and wait for none.
    private var free: [any Presentable] {
        onTree.filter { places[$0.node.id] == nil && !asked.contains($0.node.id) }
    }

    private func hasChosen(_ content: (any Presentable)?, for systemWindow: Opener.SystemWindow) {
        reserved -= 1
        defer { arrange() }
        let isOpen = opener.isOpen(systemWindow)
        guard let content, free.contains(where: { $0.node === content.node }) else {
            return isOpen ? fill(systemWindow) : ()
        }
        isComingBack = true
        if isOpen { show(content, in: systemWindow) } else { reportClosed(content.node.id) }
    }

    /// Shows the first free window, or a new one.
    private func fill(_ systemWindow: Opener.SystemWindow) {
        if let free = free.first { return show(free, in: systemWindow) }
        // A window that this opens by a route asks for no system window.
        reserved += 1
        let made = newWindow?()
        reserved -= 1
        guard let made, let windows else { return close(systemWindow) }
        if onTree.contains(where: { $0.node === made.node }) {
            let isFree = free.contains { $0.node === made.node }
            return isFree ? show(made, in: systemWindow) : close(systemWindow)
        }
        places[made.node.id] = systemWindow
        opening.insert(made.node.id)
        windows.perform(.open(made), with: .unanimated) { [weak self] _ in self?.hasOpened(made) }
    }

    /// Shows a window that the user has asked for, or closes the system window if the tree has not opened it.
    private func hasOpened(_ made: any Presentable) {
        let id = made.node.id
        opening.remove(id)
        let systemWindow = places.removeValue(forKey: id)
        let window = onTree.first { $0.node === made.node }
        if let systemWindow, let window, opener.isOpen(systemWindow) { return show(window, in: systemWindow) }
        if let systemWindow { close(systemWindow) }
        if window != nil { reportClosed(id) }
    }

    private func show(_ window: any Presentable, in systemWindow: Opener.SystemWindow) {
        places[window.node.id] = systemWindow
        opener.show(window, in: systemWindow)
        hasCome(window.node.id)
        opener.hasShown(systemWindow)
    }

    private func close(_ systemWindow: Opener.SystemWindow) { _ = opener.close(systemWindow) }

    /// Reports a window as closed, and asks for no other system window for it until the tree has answered. The last
    /// window stays on the tree, and is shown in the next system window.
    private func reportClosed(_ window: NodeID) {
        closed.insert(window)
        windows?.report(.closed(window)) { [weak self] _ in
            guard let self else { return }
            if onTree.map({ $0.node.id }) != [window] { closed.remove(window) }
            arrange()
        }
    }
}
