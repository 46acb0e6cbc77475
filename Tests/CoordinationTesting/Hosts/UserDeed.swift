@_spi(Hosting) import Coordination

/// A sort of action in an examination. Each first needs something shown: a sheet, an alert.
enum UserDeed: CaseIterable {
    case tab, back, backInNestedStack, backPastNestedStack, sheet, sheetOverSheet, sheetUnderSheet, answer, page
    case windowInFront, windowClosed

    var words: String {
        switch self {
        case .tab: "a tapped tab"
        case .back: "a step back"
        case .backInNestedStack: "a step back in a nested stack"
        case .backPastNestedStack: "a step back past a nested stack"
        case .sheet: "a sheet that is dragged away"
        case .sheetOverSheet: "a sheet that is dragged away over another"
        case .sheetUnderSheet: "a sheet that is dragged away with another over it"
        case .answer: "the answer to an alert"
        case .page: "a turned page"
        case .windowInFront: "a window that is brought to the front"
        case .windowClosed: "a window that is closed"
        }
    }

    /// True if the action is in the examined host's window, whose coordinator may claim it.
    var isInWindow: Bool { self != .windowInFront && self != .windowClosed }
}

/// An action that the user can take now, since all that it needs is shown.
struct UserScene {
    /// The name in messages.
    let what: String
    let action: UserAction

    /// A transition that does the same as the action, if there is one.
    var same: Transition<WindowRoot>?
}

extension HostTrial {
    /// Shows what a deed needs, such as a sheet.
    ///
    /// - Parameters:
    ///   - verdict: The verdict of the screen that would be left; nil for none.
    ///   - style: The style of the sheet, if the deed needs one.
    /// - Returns: The action to perform; nil if the host's place or the verdict rules the deed out.
    func scene(
        of deed: UserDeed, guardedBy verdict: Verdict? = nil, as style: PresentationStyle = .automatic
    ) -> UserScene? {
        let tabs = stage.tabs
        let screens = stage.news.screens.map { $0.node.id }
        guard let first = screens.first, let last = screens.last else { return nil }
        let model: any Presentable = verdict.map { StageModel("model", $0) } ?? Screen("model")
        switch deed {
        case .tab:
            if verdict != nil { show(.push(model), on: stage.news) }
            let users = stage.users
            return UserScene(what: deed.words, action: .tapTab(users.id), same: .perform(.select(users), on: tabs))
        case .back:
            if verdict != nil { show(.push(model), on: stage.news) }
            let target = verdict == nil ? first : last
            return UserScene(what: deed.words, action: .goBack(to: target), same: .perform(.pop(), on: stage.news))
        case .backInNestedStack, .backPastNestedStack:
            let inner = Screen("c")
            let child = StackRoot(inner, model)
            show(.push(child), on: stage.news)
            let isInside = deed == .backInNestedStack
            return UserScene(
                what: deed.words, action: .goBack(to: isInside ? inner.id : last),
                same: isInside ? .perform(.pop(), on: child) : .perform(.pop(), on: stage.news))
        case .sheet:
            show(.present(model, style: style), on: tabs)
            return UserScene(what: deed.words, action: .dragAway(model.node.id), same: .perform(.dismiss(), on: tabs))
        case .sheetOverSheet, .sheetUnderSheet:
            let under = StackRoot(Screen("n"))
            show(.multiple(.present(under), .present(model, style: style)), on: tabs)
            let isOver = deed == .sheetOverSheet
            return UserScene(
                what: deed.words, action: .dragAway(isOver ? model.node.id : under.node.id),
                same: .perform(isOver ? .dismiss() : .dismissAll(), on: tabs))
        case .answer:
            guard verdict == nil else { return nil }
            show(.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]), on: tabs)
            guard let alert = stage.main.alerts.first else { return nil }
            return UserScene(
                what: deed.words, action: .answer("Yes", alert: alert.id), same: .perform(.dismiss(), on: tabs))
        case .page:
            let other = Screen("q")
            let pages = PageRoot(model, other)
            show(.setRoot(pages), on: stage.main)
            return UserScene(
                what: deed.words, action: .turnPage(to: other.id), same: .perform(.turn(.forward), on: pages))
        case .windowInFront, .windowClosed:
            guard place == .manager, verdict == nil else { return nil }
            let window = WindowRoot(model, name: "more")
            show(.open(window), on: stage.manager)
            let isClosed = deed == .windowClosed
            return UserScene(
                what: deed.words, action: isClosed ? .closeWindow(window.node.id) : .focusWindow(stage.main.node.id))
        }
    }

    private var place: HostPlace { examination.place }

    private func show<Root: ContainerRoot>(_ transition: Transition<Root>, on root: Root) {
        root.perform(transition)
        rest()
    }
}
