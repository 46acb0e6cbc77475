/// What stands in a window: views, and one over the other what they present.
@MainActor package final class Stage {
    private let content: () -> any View
    private var site = Site(nil)
    private(set) var evaluation = 0
    private(set) var pieces: [Piece] = []
    private var isInvalid = false
    private var isUnanimated = false
    private var visible: [ObjectIdentifier: (site: Site, piece: Piece)] = [:]
    private(set) var movingStacks = 0
    /// What hears of each update: the view controller that it stands in.
    var onUpdate: () -> Void = {}

    /// Whether it is on a screen.
    package private(set) var isOpen = false

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
        isOpen = false
        presentations = []
        site = Site(self)
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
            case .split(let columns):
                for column in columns {
                    walk(column, isVisible: isVisible, level: level, animated, &seen, &wishes)
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
            if wish.id == shown.id { return shown.take(wish) }
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

    private func dismiss(_ shown: Presentation, _ animated: Bool) {
        shown.phase = .going
        Loop.after(animated ? Loop.animationTurns : 1) { [weak self] in self?.end(shown) }
    }

    private func end(_ shown: Presentation) {
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

/// What was last asked for by one modifier.
final class WishMemory { var last: AnyHashable? }

struct Wish {
    enum Kind { case sheet, cover, alert }
    let site: Site
    let id: AnyHashable?
    let kind: Kind
    let title: String
    let content: () -> AnyView
    let clear: () -> Void
    let onDismiss: (() -> Void)?
}

/// Something that was presented.
@MainActor final class Presentation {
    enum Phase { case coming, up, going }
    let site: Site
    let id: AnyHashable?
    let kind: Wish.Kind
    let title: String
    fileprivate(set) var content: () -> AnyView
    fileprivate(set) var clear: () -> Void
    fileprivate(set) var onDismiss: (() -> Void)?
    fileprivate(set) var pieces: [Piece] = []
    fileprivate(set) var phase = Phase.coming
    fileprivate var isDragged = false

    fileprivate init(_ wish: Wish) {
        (site, id, kind, title) = (wish.site, wish.id, wish.kind, wish.title)
        (content, clear, onDismiss) = (wish.content, wish.clear, wish.onDismiss)
    }

    fileprivate func take(_ wish: Wish) {
        (content, clear, onDismiss) = (wish.content, wish.clear, wish.onDismiss)
    }

    var isCover: Bool { kind == .cover }
}

// The user's hand.
extension Stage {
    private var top: Presentation? { presentations.last }

    /// The user takes hold of a sheet.
    package func beginDrag() -> Hold {
        guard let top, top.kind == .sheet, top.phase == .up else { return .nothing }
        if top.pieces.contains(where: { $0.first { $0.locksSheet ? true : nil } == true }) { return .held }
        (top.phase, top.isDragged) = (.going, true)
        return .follows
    }

    package func endDrag(isCancelled: Bool) {
        guard let top, top.isDragged else { return }
        top.isDragged = false
        Loop.after(Loop.animationTurns) { [weak self] in
            guard let self, presentations.contains(where: { $0 === top }) else { return }
            if isCancelled {
                top.phase = .up
                return invalidate()
            }
            end(top)
            top.clear()
        }
    }

    /// The user answers an alert. The action comes first, and then it goes.
    package func press(_ title: String) -> Bool {
        guard let top, top.kind == .alert, top.phase == .up else { return false }
        for piece in top.pieces.flatMap(\.buttons) {
            guard case .button(title, _, let action) = piece.kind else { continue }
            top.phase = .going
            action()
            top.clear()
            Loop.after(Loop.animationTurns) { [weak self] in self?.end(top) }
            return true
        }
        return false
    }

    /// An alert goes without an answer.
    package func loseAlert() {
        guard let top, top.kind == .alert, top.phase == .up else { return }
        dismiss(top, true)
        top.clear()
    }

    private var front: [Piece] { presentations.last(where: { $0.kind != .alert })?.pieces ?? pieces }
    private var isTouchable: Bool { top.map { $0.kind != .alert && $0.phase == .up } ?? true }

    private func find<Found>(_ what: (Piece) -> Found?) -> Found? {
        guard isTouchable else { return nil }
        return front.firstFound { $0.find(what) }
    }

    /// The user presses the back button of the stack in front, or picks from its menu.
    package func tapBack(to count: Int? = nil) -> Bool {
        guard let stack = find({ if case .stack(let stack) = $0.kind { stack } else { nil } }) else { return false }
        if stack.beginBack(to: count) {
            stack.endBack(isCancelled: false)
            return true
        }
        guard let replacement = stack.replacement else { return false }
        replacement()
        return true
    }

    package func beginSwipe() -> Hold {
        guard let stack = find({ if case .stack(let stack) = $0.kind { stack } else { nil } }) else { return .nothing }
        return stack.beginBack() ? .follows : stack.replacement == nil ? .nothing : .held
    }

    package func endSwipe(isCancelled: Bool) {
        let all = pieces + presentations.flatMap(\.pieces)
        let stack = all.firstFound { $0.find { if case .stack(let it) = $0.kind, it.isUsers { it } else { nil } } }
        stack?.endBack(isCancelled: isCancelled)
    }

    package func tapTab(_ index: Int) -> Bool {
        guard let bar = find({ if case .tabs(let bar) = $0.kind { bar } else { nil } }), bar.tap(index) else {
            return false
        }
        return true
    }

    package func turnPage(by step: Int, isCancelled: Bool = false) -> Bool {
        guard let pages = find({ if case .scroll(let pages) = $0.kind { pages } else { nil } }) else { return false }
        return pages.turn(by: step, isCancelled: isCancelled)
    }

    /// The system hands on a URL.
    package func open(_ url: URL) {
        for piece in pieces { piece.find(\.onURL)?(url) }
    }
}

/// What comes of a finger that takes hold of something.
package enum Hold {
    case nothing, held, follows
}

extension Piece {
    /// The first in all that can be seen of it.
    func find<Found>(_ what: (Piece) -> Found?) -> Found? {
        if let found = what(self) { return found }
        switch kind {
        case .tabs(let bar):
            return zip(bar.tabs, bar.tags).first { $0.1 == bar.displayed }?.0.find(what)
        case .stack(let stack): return stack.screens.last?.firstFound { $0.find(what) }
        case .scroll(let scroll): return scroll.pages.first { $0.key == scroll.displayed }?.find(what)
        default: return children.firstFound { $0.find(what) }
        }
    }

    var buttons: [Piece] {
        if case .button = kind { return [self] }
        return children.flatMap(\.buttons)
    }

    /// The pages that a modifier around them says the position of.
    var scroll: ScrollMemory? {
        guard position != nil else { return nil }
        return find { if case .scroll(let scroll) = $0.kind { scroll } else { nil } }
    }
}

// What can be seen.
extension Stage {
    /// Read off what is on the screen, and not off what was asked for: `{[a, b]*, users}^[m]!Sure?`.
    package var words: String {
        pieces.map(\.words).joined()
            + presentations.map { shown in
                let mark = shown.phase == .up ? "" : "~"
                return shown.kind == .alert ? mark + "!" + shown.title : mark + "^" + shown.pieces.map(\.words).joined()
            }.joined()
    }
}

extension Piece {
    var words: String {
        if isIgnored { return "" }
        switch kind {
        case .nothing, .button: return ""
        case .text(let text): return text
        case .group: return children.map(\.words).filter { !$0.isEmpty }.joined(separator: "+")
        case .stack(let stack):
            let screens = stack.screens.map { $0.map(\.words).joined() }.joined(separator: ", ")
            return "[" + screens + "]" + (stack.isMoving ? "~" : "")
        case .tabs(let bar):
            return "{"
                + zip(bar.tabs, bar.tags).map { $0.words + ($1 == bar.displayed ? "*" : "") }.joined(separator: ", ") + "}"
        case .scroll(let scroll):
            return "<"
                + scroll.pages.map { $0.words + ($0.key == scroll.displayed ? "*" : "") }.joined(separator: ", ") + ">"
        case .split(let columns): return "(" + columns.map { $0.map(\.words).joined() }.joined(separator: " | ") + ")"
        #if canImport(UIKit)
            case .controller: return ""
        #endif
        }
    }
}

extension Sequence {
    @MainActor func firstFound<Found>(_ what: (Element) -> Found?) -> Found? {
        for element in self { if let found = what(element) { return found } }
        return nil
    }
}

// The same, by what stands there.
extension Stage {
    /// The user taps the tab with that tag.
    package func tapTab(tagged tag: some Hashable) -> Bool {
        guard
            let bar = find({ piece -> TabMemory? in
                if case .tabs(let bar) = piece.kind, bar.tags.contains(AnyHashable(tag)) { bar } else { nil }
            }), let index = bar.tags.firstIndex(of: AnyHashable(tag))
        else { return false }
        return bar.tap(index)
    }

    /// The user goes back to that screen: by the button, by its menu, or by a swipe. Nil stands for the first one.
    package func goBack(to value: AnyHashable?, isSwiping: Bool) -> Bool {
        guard
            let stack = find({ piece -> StackMemory? in
                guard case .stack(let stack) = piece.kind, let displayed = stack.displayed else { return nil }
                guard let value else { return displayed.isEmpty ? nil : stack }
                return displayed.dropLast().contains(value) ? stack : nil
            }), let displayed = stack.displayed
        else { return false }
        let count = value.flatMap { displayed.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        if stack.beginBack(to: count) {
            stack.endBack(isCancelled: false)
            return true
        }
        guard count == displayed.count - 1, let replacement = stack.replacement else { return false }
        replacement()
        return true
    }

    /// The user drags that modal away.
    package func dragAway(_ id: some Hashable) -> Bool {
        guard presentations.last?.id == AnyHashable(id), beginDrag() == .follows else { return false }
        endDrag(isCancelled: false)
        return true
    }

    /// The user turns to that page, which is beside the one that is shown.
    package func turnPage(to id: some Hashable) -> Bool {
        guard let pages = find({ if case .scroll(let pages) = $0.kind { pages } else { nil } }),
            let now = pages.pages.firstIndex(where: { $0.key == pages.displayed }),
            let index = pages.pages.firstIndex(where: { $0.key == AnyHashable(id) }), abs(index - now) == 1
        else { return false }
        return pages.turn(by: index - now)
    }
}

extension Stage {
    /// A view dismisses the modal that it stands in.
    package func dismissItself() -> Bool {
        guard let top = presentations.last, top.kind != .alert, top.phase == .up else { return false }
        top.clear()
        return true
    }
}
