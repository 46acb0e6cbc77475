import CoordinationTesting

extension AdwApplicationWindow {
    /// Has the user do something to what can be touched of a host's widgets.
    func play(_ action: UserAction, on host: GTKHost) -> Bool {
        let front = dialogs.last.map { $0.child.map(seen) ?? [] } ?? content.map(seen) ?? []
        switch action {
        case .tapTab(let id):
            let stacks = front.compactMap { $0 as? AdwViewStack }
            guard let tab = host.widgets[id], let stack = stacks.first(where: { $0 === tab.parent }),
                stack.visibleChild !== tab
            else { return false }
            stack.click(tab)
        case .goBack(to: let id):
            let views = front.compactMap { $0 as? AdwNavigationView }
            guard let page = host.widgets[id]?.parent as? AdwNavigationPage,
                let view = views.first(where: { $0.navigationStack.dropLast().contains { $0 === page } })
            else { return false }
            view.goBack(to: page)
        case .dragAway(let id):
            guard let dialog = dialogs.last, let child = host.widgets[id], child === dialog.child else { return false }
            dialog.close()
        case .answer(let title, alert: _):
            guard let alert = dialogs.last as? AdwAlertDialog else { return false }
            alert.respond(title)
        case .turnPage, .closeWindow, .focusWindow: return false
        }
        return true
    }

    /// All tabs that are shown, however deep.
    var viewStacks: [AdwViewStack] {
        (dialogs.compactMap(\.child) + (content.map { [$0] } ?? [])).flatMap(seen).compactMap { $0 as? AdwViewStack }
    }

    /// A widget, and what can be seen in it.
    private func seen(_ widget: GtkWidget) -> [GtkWidget] {
        let inner =
            switch widget {
            case let view as AdwNavigationView: view.navigationStack.last?.child
            case let stack as AdwViewStack: stack.visibleChild
            default: nil as GtkWidget?
            }
        return [widget] + (inner.map(seen) ?? [])
    }
}
