/// What is in a window: views, and one over the other what they present.
@MainActor package final class Stage {
    private let content: () -> any View
    private var site = Site(nil)
    private(set) var evaluation = 0
    private(set) var pieces: [Piece] = []
    private var isInvalid = false
    private var isUnanimated = false
    private var visible: [ObjectIdentifier: (site: Site, piece: Piece)] = [:]
    package private(set) var movingStacks = 0
    /// What is told of each update: the view controller that it is in.
    var onUpdate: () -> Void = {}

    /// What its views find around them.
    var environment = EnvironmentValues() { didSet { invalidate() } }

    /// The objects around the views that are being expanded.
    var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Whether its window is too narrow for columns.
    package var isNarrow = false { didSet { invalidate() } }

    /// Whether it is on a screen.
    package private(set) var isOpen = false

    /// Whether its views have been told that they have appeared.
    package private(set) var isInSight = false

    /// One over the other.
    private(set) var presentations: [Presentation] = []

    package init(_ content: @escaping () -> any View) {
        self.content = content
        site = Site(self)
    }

    package func open() {
        isOpen = true
        evaluate()
    }

    /// The window goes.
    package func close() {
        presentations = []
        site = Site(self)
        cover()
    }

    /// It goes out of sight. What its views keep stays.
    func cover() {
        (isOpen, isInSight) = (false, false)
        let gone = visible.values.map(\.piece)
        visible = [:]
        for piece in gone { piece.onDisappear?() }
    }

    /// Something has changed: it is drawn in the next turn, with all that changes until then.
    package func invalidate() {
        Transaction.changes += 1
        if Transaction.current.disablesAnimations { isUnanimated = true }
        if isInvalid || !isOpen { return }
        isInvalid = true
        Transaction.pending += 1
        Loop.after { [weak self] in self?.evaluate() }
    }

    private func evaluate() {
        if isInvalid { Transaction.pending -= 1 }
        isInvalid = false
        guard isOpen else { return }
        evaluation += 1
        let animated = !isUnanimated
        isUnanimated = false
        var seen: [ObjectIdentifier: (site: Site, piece: Piece)] = [:]
        withObservationTracking {
            pieces = content()._expand(site.child("content"))
            movingStacks = 0
            var wishes: [Piece] = []
            var index = 0
            let covered = presentations.lastIndex { $0.isCover && $0.phase == .up }
            walk(pieces, isVisible: covered == nil, level: 0, animated, &seen, &wishes)
            meet(wishes, at: 0, animated)
            while index < presentations.count {
                let presentation = presentations[index]
                presentation.pieces = presentation.content()._expand(presentation.site.child("presented"))
                wishes = []
                walk(
                    presentation.pieces, isVisible: covered.map { index >= $0 } ?? true, level: index + 1, animated,
                    &seen, &wishes)
                meet(wishes, at: index + 1, animated)
                index += 1
            }
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.invalidate() }
        }
        site.prune()
        let (before, now) = (visible, seen)
        visible = seen
        for (key, entry) in before where now[key] == nil { entry.piece.onDisappear?() }
        for (key, entry) in now where before[key] == nil { entry.piece.onAppear?() }
        isInSight = isOpen
        onUpdate()
    }

    private func walk(
        _ pieces: [Piece], isVisible: Bool, level: Int, _ animated: Bool,
        _ seen: inout [ObjectIdentifier: (site: Site, piece: Piece)], _ wishes: inout [Piece]
    ) {
        for piece in pieces {
            if isVisible, piece.onAppear != nil || piece.onDisappear != nil {
                seen[ObjectIdentifier(piece.site)] = (piece.site, piece)
            }
            if piece.sheet != nil || piece.alert != nil, isVisible || presents(piece.site) { wishes.append(piece) }
            switch piece.kind {
            case .nothing, .text, .button: break
            case .group:
                if let scroll = piece.scroll { scroll.take(piece.position, in: self) }
                walk(piece.children, isVisible: isVisible, level: level, animated, &seen, &wishes)
            case .stack(let stack):
                stack.begin(isVisible: isVisible, animated: animated)
                if stack.isMoving { movingStacks += 1 }
                let last = stack.screens.count - 1
                for (index, screen) in stack.screens.enumerated() {
                    walk(screen, isVisible: isVisible && index == last, level: level, animated, &seen, &wishes)
                }
                if stack.isMoving {
                    walk(stack.coming, isVisible: isVisible, level: level, animated, &seen, &wishes)
                }
            case .tabs(let bar):
                for (tab, tag) in zip(bar.tabs, bar.tags) {
                    walk([tab], isVisible: isVisible && tag == bar.displayed, level: level, animated, &seen, &wishes)
                }
            case .scroll(let scroll):
                walk(scroll.pages, isVisible: isVisible, level: level, animated, &seen, &wishes)
            case .split(let split):
                split.begin(isVisible: isVisible, animated: animated)
                if split.isMoving { movingStacks += 1 }
                for (index, column) in split.columns.enumerated() {
                    walk(
                        column, isVisible: isVisible && split.isVisible(index), level: level, animated, &seen, &wishes)
                }
            #if canImport(UIKit)
                case .controller: break
            #endif
            }
        }
    }

    private func presents(_ site: Site) -> Bool { presentations.contains { $0.site === site } }

    /// Whether something comes or goes.
    private var isBusy: Bool { movingStacks > 0 || presentations.contains { $0.phase != .up } }

    private func meet(_ wishes: [Piece], at level: Int, _ animated: Bool) {
        // The sheet of a view that has gone goes with it.
        if presentations.indices.contains(level), !wishes.contains(where: { $0.site === presentations[level].site }) {
            remove(from: level)
        }
        for piece in wishes {
            if let sheet = piece.sheet {
                meet(
                    Wish(
                        site: piece.site, id: sheet.id, kind: sheet.isCover ? .cover : .sheet, title: "",
                        content: sheet.content, clear: sheet.clear, onDismiss: sheet.onDismiss), at: level, animated)
            }
            if let alert = piece.alert {
                meet(
                    Wish(
                        site: piece.site, id: alert.isPresented ? AnyHashable(alert.title) : nil, kind: .alert,
                        title: alert.title, content: alert.actions, clear: alert.clear, onDismiss: nil), at: level,
                    animated)
            }
        }
    }

    /// A wish is looked at once: what cannot be met then is not met later, until it is another one.
    private func meet(_ wish: Wish, at level: Int, _ animated: Bool) {
        let memory = wish.site.memory { WishMemory() }
        if let shown = presentations.first(where: { $0.site === wish.site }) {
            if wish.id == shown.id {
                memory.last = wish.id
                return shown.take(wish)
            }
            if memory.last == wish.id || shown.phase == .going { return }
            if isBusy, wish.kind == .alert { return }
            memory.last = wish.id
            if isBusy || wish.kind != .alert && Loop.refuses("a dismissal") {
                return Loop.warn("Attempt to dismiss while a presentation or dismissal is in progress.")
            }
            return dismiss(shown, animated)
        }
        guard memory.last != wish.id else { return }
        memory.last = wish.id
        guard wish.id != nil else { return }
        if presentations.count > level {
            return Loop.warn("Currently, only presenting a single sheet is supported.")
        }
        if isBusy, wish.kind == .alert {
            // Nothing could be done about one that was lost: nothing tells whether an alert has come.
            memory.last = nil
            return
        }
        if isBusy || wish.kind != .alert && Loop.refuses("a presentation") {
            return Loop.warn("Attempt to present while a transition is in progress.")
        }
        let presentation = Presentation(wish)
        presentations.append(presentation)
        Loop.after(animated ? Loop.animationTurns : 1) { [weak self] in
            guard presentation.phase == .coming else { return }
            presentation.phase = .up
            self?.invalidate()
        }
    }

    func dismiss(_ shown: Presentation, _ animated: Bool) {
        shown.phase = .going
        Loop.after(animated ? Loop.animationTurns : 1) { [weak self] in self?.end(shown) }
    }

    func end(_ shown: Presentation) {
        guard let index = presentations.firstIndex(where: { $0 === shown }) else { return }
        remove(from: index)
    }

    private func remove(from index: Int) {
        let gone = presentations[index...]
        presentations.removeSubrange(index...)
        for presentation in gone.reversed() {
            presentation.site.memory { WishMemory() }.last = nil
            if let onDismiss = presentation.onDismiss { Loop.after { onDismiss() } }
        }
        Loop.after { [weak self] in self?.invalidate() }
    }
}
