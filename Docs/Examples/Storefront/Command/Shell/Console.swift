@_spi(Hosting) package import Coordination
package import CoordinationHistory
import CoordinationMoves
import Shop
package import TreeTools

/// A terminal without the terminal: keys and time go in, pictures come out.
package final class Console {
    /// The app's time, advanced only by ``advance(by:)``.
    private let time: ManualTime

    /// The host that shows the app. The creator of the console attaches it.
    package let host: TerminalHost

    /// The root that is shown, which the console does not retain.
    private weak var root: (any Presentable)?

    /// The closures that return the current address, and follow a typed one.
    package var address: () -> String? = { nil }
    package var visit: (String) -> Void = { _ in }

    /// The places where the user was.
    package var history: History?

    /// What happens outside the app, by key; each returns what to tell the user.
    package var outside: [Character: () -> String] = [:]

    /// The selected index of each list that was used.
    private var selections: [NodeID: Int] = [:]
    private var message: String?
    private var prompt: Prompt?

    /// The rows scrolled up from the first choice in front, and those still hidden above.
    private var scroll: (focus: NodeID?, rows: Int) = (nil, 0)
    private var hiddenAbove = 0

    /// True while the keys are listed.
    private var showsKeys = false

    /// The chosen entry while those of the history are listed.
    var chosenEntry: History.Entry.ID?

    /// True once the user has quit.
    package private(set) var isOver = false

    /// A text that is being typed, and the offer and list that it is for.
    private struct Prompt {
        let title: String
        let focus: NodeID?
        /// Nil for an address.
        let offer: Int?
        var text = ""
    }

    /// Creates a console.
    ///
    /// - Parameters:
    ///   - root: The windows to use, or one of them.
    ///   - time: The time of its animations, and possibly of the app.
    ///   - standard: The duration of a change without an animation of its own.
    package init(showing root: any Presentable, time: ManualTime, standard: Duration) {
        self.root = root
        self.time = time
        host = TerminalHost(time: time, standard: standard)
        host.atRoot = { [weak self] in self?.say("There is nothing to go back to. Press q to quit.") }
    }

    private var scene: Scene? { root.map { Scene(of: $0) } }
}

extension Console {
    /// The keys, and what they do.
    private static let keys = [
        ("↑↓", "choose"),
        ("enter", "do what is chosen"),
        ("esc", "back, close, cancel"),
        ("←→ or tab", "another tab, page or side"),
        ("1 to 9, g", "a tab, an address"),
        ("[, ], h", "before, after, all places"),
        ("x, r", "end session, stop ratings"),
        ("ctrl-L, ?", "draw anew; these keys"),
        ("q, ctrl-C", "quit"),
    ]

    private static var keyList: Painter.Overlay {
        let column = (keys.map(\.0.columns).max() ?? 0) + 2
        return Painter.Overlay(
            title: "Keys", rows: keys.map { Painter.Row($0.0.padded(to: column) + $0.1, isOneLine: true) })
    }

    /// Returns the content of the terminal.
    package func picture(width: Int, height: Int) -> Canvas {
        reportWidth(width)
        guard let scene else { return Canvas(width: width, height: height) }
        let status: Painter.Status = showsKeys ? .anyKey : status(of: scene)
        let painter = Painter(
            scene: scene, selected: selected(in: scene), scrolled: scrolled(in: scene), status: status)
        let canvas = painter.paint(width: width, height: height, under: showsKeys ? Self.keyList : entryList)
        hiddenAbove = canvas.hiddenAbove
        return canvas
    }

    /// Reports the width of each window when it changes: with less than 60 columns a split shows the one in hand.
    private func reportWidth(_ width: Int) {
        let isNarrow = width < 60
        let windows: [any Presentable] = (root as? WindowManager)?.windows ?? [root].compactMap(\.self)
        for window in windows.map({ $0.node as Node }) where window.isNarrow != isNarrow {
            window.report(.resized(window.id, isNarrow ? .none : .all))
        }
    }

    private func status(of scene: Scene) -> Painter.Status {
        if let prompt, prompt.focus == scene.focus { return .prompt(prompt.title, prompt.text) }
        if let progress = host.progress {
            let animation = progress.animation.map { " (\($0))" } ?? ""
            return .progress(progress.fraction, "to \(scene.title)\(animation)")
        }
        return message.map { .message($0) } ?? .keys(address: address())
    }

    /// True while an animation plays.
    package var isAnimating: Bool { host.progress != nil }

    /// The time until something happens by itself; nil if nothing does.
    package var untilNext: Duration? { time.nextDue.map { $0 - time.now } }

    /// Advances the time.
    package func advance(by duration: Duration) {
        time.advance(by: duration)
    }
}

extension Console {
    /// Handles a key.
    package func press(_ key: Key) {
        message = nil
        if key == .interrupt { return isOver = true }
        if showsKeys { return showsKeys = false }
        if let chosenEntry { return press(key, at: chosenEntry) }
        guard let scene else { return }
        if prompt != nil, prompt?.focus == scene.focus { return type(key, in: scene) }
        prompt = nil
        switch key {
        case .up: goUp(in: scene)
        case .down: goDown(in: scene)
        case .left: goSideways(-1, wrapping: false, in: scene)
        case .right: goSideways(1, wrapping: false, in: scene)
        case .backTab: goSideways(-1, wrapping: true, in: scene)
        case .tab: goSideways(1, wrapping: true, in: scene)
        case .enter where scrolled(in: scene) > 0: scroll.rows = 0
        case .enter: perform(selected(in: scene), of: scene)
        case .escape, .backspace: goBack(in: scene)
        case .character("q"): isOver = true
        case .character("?"): showsKeys = true
        case .character(let character): press(character, in: scene)
        case .interrupt, .suspend, .redraw: break
        }
    }

    private func type(_ key: Key, in scene: Scene) {
        switch key {
        case .character(let character): prompt?.text.append(character)
        case .backspace: _ = prompt?.text.popLast()
        case .escape: prompt = nil
        case .enter:
            guard let asked = prompt, !asked.text.isEmpty else { break }
            guard let offer = asked.offer else {
                prompt = nil
                return visit(asked.text)
            }
            guard scene.offers.indices.contains(offer) else { break }
            prompt = nil
            perform(scene.offers[offer].item?.move.typing(asked.text))
        default: break
        }
    }

    /// Selects the choice above; from the first one, scrolls to hidden text above it.
    private func goUp(in scene: Scene) {
        if selected(in: scene) == 0, hiddenAbove > 0 {
            scroll = (scene.focus, scrolled(in: scene) + 1)
            hiddenAbove -= 1
        } else {
            select(selected(in: scene) - 1, in: scene)
        }
    }

    private func goDown(in scene: Scene) {
        if scrolled(in: scene) > 0 {
            scroll.rows -= 1
        } else {
            select(selected(in: scene) + 1, in: scene)
        }
    }

    private func scrolled(in scene: Scene) -> Int { scroll.focus == scene.focus ? scroll.rows : 0 }

    /// Handles a character: a digit selects a tab, `g` asks for an address, and others go through the history.
    private func press(_ character: Character, in scene: Scene) {
        let tabs = scene.front?.tabs.count ?? 0
        if let number = character.wholeNumberValue, (1...9).contains(number), number <= tabs {
            chooseTab(number - 1, in: scene)
        } else if character == "g" {
            prompt = Prompt(title: "Address", focus: scene.focus, offer: nil, text: "/")
        } else if travel(by: character) {
            return
        } else if let happen = outside[character] {
            say(happen())
        } else {
            say("'\(character)' does nothing here. Press ? for the keys.")
        }
    }

    /// Turns a page back, or goes one step back.
    private func goBack(in scene: Scene) {
        if let move = scene.wayBack { perform(move) } else { root?.back { [weak self] in self?.hear($0) } }
    }

    private func perform(_ index: Int, of scene: Scene) {
        guard scene.offers.indices.contains(index) else { return }
        let offer = scene.offers[index]
        if let title = offer.prompt {
            prompt = Prompt(title: title, focus: scene.focus, offer: index)
        } else {
            perform(offer.item?.move)
        }
    }

    private func perform(_ move: Move?) {
        guard let move else { return }
        root?.node.do(move) { [weak self] in self?.hear($0) }
    }

    func hear(_ outcome: TransitionOutcome) {
        if let sentence = outcome.sentence { say(sentence) }
    }

    func say(_ text: String) { message = text }
}

extension Console {
    private func selected(in scene: Scene) -> Int {
        let wanted = scene.focus.flatMap { selections[$0] } ?? 0
        return min(max(wanted, 0), max(scene.offers.count - 1, 0))
    }

    private func select(_ index: Int, in scene: Scene) {
        guard let focus = scene.focus, scene.offers.indices.contains(index) else { return }
        selections[focus] = index
    }

    /// Goes to the next side, page or tab. The sides and pages within a tab come first for the arrows, the tabs for the tab key.
    private func goSideways(_ step: Int, wrapping: Bool, in scene: Scene) {
        guard let front = scene.front else { return }
        let selected = front.tabs.firstIndex(where: \.isSelected)
        if let columns = front.columns, !wrapping || selected == nil {
            let (next, count) = (columns.inHand + step, columns.ids.count)
            if wrapping || columns.ids.indices.contains(next) {
                return perform(scene.move(.step, columns.ids[(next + count) % count]))
            }
        }
        if let pages = front.pages, !wrapping || selected == nil {
            let next = step < 0 ? pages.shown.lowerBound - 1 : pages.shown.upperBound
            if pages.ids.indices.contains(next) { return perform(scene.move(.turn, pages.ids[next])) }
        }
        if let selected {
            let next = selected + step
            let count = front.tabs.count
            chooseTab(wrapping ? (next + count) % count : next, in: scene)
        }
    }

    private func chooseTab(_ index: Int, in scene: Scene) {
        guard let tabs = scene.front?.tabs, tabs.indices.contains(index) else { return }
        perform(scene.move(.tab, tabs[index].id))
    }
}
