package import Coordination
import Shop
package import TreeTools

/// A terminal without the terminal: keys and time go in, pictures come out.
package final class Console {
    /// The app's time, which stands still until ``advance(by:)``.
    private let time: ManualTime

    /// What shows the app. It is attached by who makes the console.
    package let host: TerminalHost

    /// What is shown, which the console does not keep.
    private weak var root: (any Presentable)?

    /// The address of what is shown, and what goes where one leads that was typed.
    package var address: () -> String? = { nil }
    package var visit: (String) -> Void = { _ in }

    /// What is selected in each list that was used.
    private var selections: [NodeID: Int] = [:]
    private var message: String?
    private var prompt: Prompt?

    /// How far what is in front was scrolled up from its first choice, and how much further it can be.
    private var scroll: (focus: NodeID?, rows: Int) = (nil, 0)
    private var hiddenAbove = 0

    /// Whether the keys are listed.
    private var showsKeys = false

    /// Whether the user has had enough.
    package private(set) var isOver = false

    /// A text that is being typed, and for which offer of which list.
    private struct Prompt {
        let title: String
        let focus: NodeID?
        /// Nil for an address.
        let offer: Int?
        var text = ""
    }

    /// Makes a console.
    ///
    /// - Parameters:
    ///   - root: What is to be used: windows, or one of them.
    ///   - time: What its animations play by, and the app may as well.
    ///   - standard: How long a change takes that brings no animation of its own.
    package init(showing root: any Presentable, time: ManualTime, standard: Duration) {
        self.root = root
        self.time = time
        host = TerminalHost(time: time, standard: standard)
        host.atRoot = { [weak self] in self?.say("There is nothing to go back to. Press q to quit.") }
    }

    private var scene: Scene? { root.map { Scene(of: $0) } }
}

extension Console {
    /// What can be pressed, and what it does.
    private static let keys = [
        ("↑↓", "choose"),
        ("enter", "do what is chosen"),
        ("esc", "back, close, cancel"),
        ("←→ or tab", "another tab, page or side"),
        ("1 to 9", "the tab of that number"),
        ("g", "go to an address"),
        ("ctrl-L", "draw everything anew"),
        ("?", "these keys"),
        ("q, ctrl-C", "quit"),
    ]

    /// What the terminal shows.
    package func picture(width: Int, height: Int) -> Canvas {
        guard let scene else { return Canvas(width: width, height: height) }
        let status: Painter.Status = showsKeys ? .anyKey : status(of: scene)
        let painter = Painter(
            scene: scene, selected: selected(in: scene), scrolled: scrolled(in: scene), status: status)
        let canvas = painter.paint(width: width, height: height, keys: showsKeys ? Self.keys : nil)
        hiddenAbove = canvas.hiddenAbove
        return canvas
    }

    private func status(of scene: Scene) -> Painter.Status {
        if let prompt, prompt.focus == scene.focus { return .prompt(prompt.title, prompt.text) }
        if let progress = host.progress {
            let animation = progress.animation.map { " (\($0))" } ?? ""
            return .progress(progress.fraction, "to \(scene.title)\(animation)")
        }
        return message.map { .message($0) } ?? .keys(address: address())
    }

    /// Whether the next picture differs by nothing but the time.
    package var isAnimating: Bool { host.progress != nil }

    /// How long until something happens by itself; nil if nothing does.
    package var untilNext: Duration? { time.nextDue.map { $0 - time.now } }

    /// Lets time pass.
    package func advance(by duration: Duration) {
        time.advance(by: duration)
    }
}

extension Console {
    /// Does what a key says.
    package func press(_ key: Key) {
        message = nil
        if key == .interrupt { return isOver = true }
        if showsKeys { return showsKeys = false }
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
            perform(scene.offers[offer].deed.filled(with: asked.text))
        default: break
        }
    }

    /// What stands above the first choice may have no room, and is scrolled to.
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

    /// A digit is a tab's, where there are so many.
    private func press(_ character: Character, in scene: Scene) {
        let tabs = scene.front?.tabs.count ?? 0
        if let number = character.wholeNumberValue, (1...9).contains(number), number <= tabs {
            chooseTab(number - 1, in: scene)
        } else if character == "g" {
            prompt = Prompt(title: "Address", focus: scene.focus, offer: nil, text: "/")
        } else {
            say("'\(character)' does nothing here. Press ? for the keys.")
        }
    }

    /// A page is turned back; anything else is a step back.
    private func goBack(in scene: Scene) {
        if let page = scene.pageBefore {
            perform(.report(.selected(page)))
        } else {
            root?.back { [weak self] in self?.hear($0) }
        }
    }

    private func perform(_ index: Int, of scene: Scene) {
        guard scene.offers.indices.contains(index) else { return }
        let deed = scene.offers[index].deed
        if case .ask(let title, _) = deed {
            prompt = Prompt(title: title, focus: scene.focus, offer: index)
        } else {
            perform(deed)
        }
    }

    private func perform(_ deed: Scene.Deed) {
        guard let root else { return }
        deed.perform(in: root) { [weak self] in self?.hear($0) }
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

    /// To the next tab, page or side, whichever there is.
    private func goSideways(_ step: Int, wrapping: Bool, in scene: Scene) {
        guard let front = scene.front else { return }
        if let selected = front.tabs.firstIndex(where: \.isSelected) {
            let next = selected + step
            let count = front.tabs.count
            chooseTab(wrapping ? (next + count) % count : next, in: scene)
        } else if let pages = front.pages {
            let next = step < 0 ? pages.shown.lowerBound - 1 : pages.shown.upperBound
            guard pages.ids.indices.contains(next) else { return }
            perform(.report(.selected(pages.ids[next])))
        } else {
            goToPanel(step, wrapping: wrapping, of: front, in: scene)
        }
    }

    private func chooseTab(_ index: Int, in scene: Scene) {
        guard let tabs = scene.front?.tabs, tabs.indices.contains(index) else { return }
        perform(.report(.selected(tabs[index].id)))
    }

    /// To the first offer of another panel.
    private func goToPanel(_ step: Int, wrapping: Bool, of layer: Scene.Layer, in scene: Scene) {
        var starts: [Int] = []
        var first = 0
        for panel in layer.panels where !panel.offers.isEmpty {
            starts.append(first)
            first += panel.offers.count
        }
        guard let current = starts.lastIndex(where: { $0 <= selected(in: scene) }) else { return }
        let next = current + step
        if starts.indices.contains(next) {
            select(starts[next], in: scene)
        } else if wrapping {
            select(starts[(next + starts.count) % starts.count], in: scene)
        }
    }
}
