@_spi(Hosting) public import Transitions

extension WindowsHost {
    /// Chooses the window of the tree for one of the system's: out of those that nothing shows at that time, or one
    /// that is made as for the user. It calls back with it once, now or later; with nil, the first that nothing shows
    /// is shown, or a new one.
    public typealias Choice = (
        _ free: @escaping () -> [any Presentable], _ make: @escaping () -> (any Presentable)?,
        _ show: @escaping ((any Presentable)?) -> Void
    ) -> Void

    /// Shows a window in one of the system's that has come: the one that it was asked for or showed before, if nothing
    /// else shows it, the one that is chosen, the first that nothing shows, or a new one.
    ///
    /// - Parameters:
    ///   - place: What has come.
    ///   - asked: What it was asked for, or showed before.
    ///   - choose: Chooses its window where it was asked for none that is there.
    public func connect(_ place: Opener.Place, asked: NodeID?, choosing choose: Choice? = nil) {
        if places.contains(where: { $0.value === place && opening.contains($0.key) }) { return }
        let isLate = asked.map { tooLate.remove($0) != nil } ?? false
        let other = asked.flatMap { places[$0] }
        if let window = onTree.first(where: { $0.node.id == asked }), other == nil || other === place {
            return show(window, in: place)
        }
        // It may have been closed in the meantime.
        if isLate { return close(place) }
        guard let choose else { return fill(place) }
        reserved += 1
        choose({ [weak self] in self?.free ?? [] }, { [weak self] in self?.newWindow?() }) { [weak self] content in
            self?.hasChosen(content, for: place)
        }
    }

    /// Reports that the user has closed a window of the system's, or hears that one has gone which was closed.
    public func disconnect(_ place: Opener.Place) {
        guard let window = places.first(where: { $0.value === place })?.key else { return hasGone(place) }
        places[window] = nil
        if onTree.contains(where: { $0.node.id == window }) { reportClosed(window) }
    }

    /// Reports that the user has brought a window of the system's to the front.
    public func hasBecomeActive(_ place: Opener.Place) {
        guard let id = window(of: place)?.node.id, windows?.frontWindow?.node.id != id else { return }
        windows?.report(.focused(id))
    }

    /// The window of the tree that one of the system's shows.
    public func window(of place: Opener.Place) -> (any Presentable)? {
        onTree.first { places[$0.node.id] === place }
    }

    private var onTree: [any Presentable] { windows?.node.children ?? [] }

    /// The windows that nothing shows, or was asked for.
    private var free: [any Presentable] {
        onTree.filter { places[$0.node.id] == nil && !asked.contains($0.node.id) }
    }

    private func hasChosen(_ content: (any Presentable)?, for place: Opener.Place) {
        reserved -= 1
        defer { arrange() }
        let isOpen = opener.isOpen(place)
        guard let content, free.contains(where: { $0.node === content.node }) else { return isOpen ? fill(place) : () }
        isComingBack = true
        if isOpen { show(content, in: place) } else { reportClosed(content.node.id) }
    }

    /// Shows the first free window, or a new one.
    private func fill(_ place: Opener.Place) {
        if let free = free.first { return show(free, in: place) }
        // No window is asked for one that it opens by a route.
        reserved += 1
        let made = newWindow?()
        reserved -= 1
        guard let made, let windows else { return close(place) }
        if onTree.contains(where: { $0.node === made.node }) {
            let isFree = free.contains { $0.node === made.node }
            return isFree ? show(made, in: place) : close(place)
        }
        places[made.node.id] = place
        opening.insert(made.node.id)
        windows.perform(.open(made), with: .unanimated) { [weak self] _ in self?.hasOpened(made) }
    }

    /// A window that the user has asked for is on the tree, or could not be opened.
    private func hasOpened(_ made: any Presentable) {
        let id = made.node.id
        opening.remove(id)
        let place = places.removeValue(forKey: id)
        let window = onTree.first { $0.node === made.node }
        if let place, let window, opener.isOpen(place) { return show(window, in: place) }
        if let place { close(place) }
        if window != nil { reportClosed(id) }
    }

    private func show(_ window: any Presentable, in place: Opener.Place) {
        places[window.node.id] = place
        opener.show(window, in: place)
        hasCome(window.node.id)
        opener.hasShown(place)
    }

    private func close(_ place: Opener.Place) { _ = opener.close(place) }

    /// Until the tree has heard of it, no window is asked for again. The last one stays on the tree, and is shown in
    /// the next that comes.
    private func reportClosed(_ window: NodeID) {
        closed.insert(window)
        windows?.report(.closed(window)) { [weak self] _ in
            guard let self else { return }
            if onTree.map({ $0.node.id }) != [window] { closed.remove(window) }
            arrange()
        }
    }
}
