#if canImport(UIKit)
    package import UIKit
#endif

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
    var isTouchable: Bool { top.map { $0.kind != .alert && $0.phase == .up } ?? true }

    private func find<Found>(_ what: (Piece) -> Found?) -> Found? {
        guard isTouchable else { return nil }
        return front.firstFound { $0.find(what) }
    }

    /// The user presses the back button of the stack in front, or picks from its menu.
    ///
    /// At the bottom of a column, that is the back button of a narrow split.
    package func tapBack(to count: Int? = nil) -> Bool {
        if let stack = find({ if case .stack(let stack) = $0.kind { stack } else { nil } }) {
            if stack.beginBack(to: count) {
                stack.endBack(isCancelled: false)
                return true
            }
            if let replacement = stack.replacement {
                replacement.act()
                return true
            }
            guard stack.displayed?.isEmpty == true else { return false }
        }
        guard let split = find({ if case .split(let split) = $0.kind { split } else { nil } }) else { return false }
        if split.beginBack() {
            split.endBack(isCancelled: false)
            return true
        }
        split.replacement?.act()
        return split.replacement != nil
    }

    package func beginSwipe() -> Hold {
        if let stack = find({ if case .stack(let stack) = $0.kind { stack } else { nil } }) {
            if stack.beginBack() { return .follows }
            if stack.replacement != nil { return .held }
            guard stack.displayed?.isEmpty == true else { return .nothing }
        }
        let split = find { if case .split(let split) = $0.kind { split } else { nil } }
        return split?.beginBack() == true ? .follows : .nothing
    }

    package func endSwipe(isCancelled: Bool) {
        let split = (pieces + presentations.flatMap(\.pieces)).firstFound {
            $0.find { if case .split(let it) = $0.kind, it.isUsers { it } else { nil } }
        }
        if let split { return split.endBack(isCancelled: isCancelled) }
        let all = pieces + presentations.flatMap(\.pieces)
        let stack = all.firstFound { $0.find { if case .stack(let it) = $0.kind, it.isUsers { it } else { nil } } }
        stack?.endBack(isCancelled: isCancelled)
    }

    /// The user shows these columns of a split, and no others: by the button of the sidebar.
    package func showColumns(_ visibility: NavigationSplitViewVisibility) -> Bool {
        find { if case .split(let split) = $0.kind { split } else { nil } }?.show(visibility) ?? false
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
    ///
    /// - Returns: Whether a view asks for URLs.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        let takers = pieces.compactMap { $0.find(\.onURL) }
        for take in takers { take(url) }
        return !takers.isEmpty
    }

    /// The system hands on an activity.
    package func resume(_ activity: NSUserActivity) {
        for piece in pieces {
            piece.find { $0.onActivity?.type == activity.activityType ? $0.onActivity?.act : nil }?(activity)
        }
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
        case .split(let split):
            let columns = split.displayed.map { [$0] } ?? split.columns.indices.filter(split.isVisible)
            return columns.firstFound { split.columns[$0].firstFound { $0.find(what) } }
        default: return children.firstFound { $0.find(what) }
        }
    }

    var buttons: [Piece] {
        if isDisabled { return [] }
        if case .button = kind { return [self] }
        return children.flatMap(\.buttons)
    }

    /// The pages that a modifier around them says the position of.
    var scroll: ScrollMemory? {
        guard position != nil else { return nil }
        return find { if case .scroll(let scroll) = $0.kind { scroll } else { nil } }
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
        replacement.act()
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
    /// A view dismisses the modal that it is in.
    package func dismissItself() -> Bool {
        guard let top = presentations.last, top.kind != .alert, top.phase == .up else { return false }
        top.clear()
        return true
    }
}

extension Sequence {
    @MainActor func firstFound<Found>(_ what: (Element) -> Found?) -> Found? {
        for element in self { if let found = what(element) { return found } }
        return nil
    }
}

extension Stage {
    /// The user taps a button.
    package func tapButton(_ title: String) -> Bool {
        for piece in (presentations.last?.pieces ?? pieces).flatMap(\.buttons) {
            guard case .button(title, _, let action) = piece.kind else { continue }
            action()
            return true
        }
        return false
    }

    /// The user types in the first field.
    package func type(_ text: String) -> Bool {
        let typed: ((String) -> Void)? = (presentations.last?.pieces ?? pieces).firstFound { $0.find(\.type) }
        typed?(text)
        return typed != nil
    }
}
