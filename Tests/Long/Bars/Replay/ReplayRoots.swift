import Coordination

extension StackRoot: ReplayRoot {
    func verb(_ deed: ReplayDeed, in app: ReplayApp) -> Transition<StackRoot> {
        switch deed {
        case .show(let thing): .push(app.make(thing))
        case .set(let things): .set(things.map(app.make))
        case .back: .pop()
        case .replace(let thing): .replaceTop(app.make(thing))
        case .select(let index):
            Transition("pop to one") { [unowned self] in try $0.perform(.pop(to: screens[index % screens.count])) }
        default: .popToRoot()
        }
    }
}

extension TabRoot: ReplayRoot {
    func verb(_ deed: ReplayDeed, in app: ReplayApp) -> Transition<TabRoot> {
        switch deed {
        case .show(let thing): return .insert(app.make(thing), at: 0)
        case .set(let things): return .set(things.map(app.make))
        case .select(let index):
            return Transition("select one") { [unowned self] in try $0.perform(.select(tabs[index % tabs.count])) }
        case .remove(let index):
            return Transition("remove one") { [unowned self] in try $0.perform(.remove(tabs[index % tabs.count])) }
        case .back:
            return Transition("remove the first") { [unowned self] in try $0.perform(.remove(tabs[0])) }
        case .replace(let thing):
            let made = app.make(thing)
            return Transition("replace the first") { [unowned self] in
                let first = tabs[0]
                try $0.perform(.set([made] + tabs.filter { $0 !== first }))
            }
        default: return .select(index: 0)
        }
    }
}

extension WindowManager: ReplayRoot {
    func verb(_ deed: ReplayDeed, in app: ReplayApp) -> Transition<WindowManager> {
        switch deed {
        case .show(let thing), .replace(let thing): .open(WindowRoot(app.make(thing)))
        case .set(let things): .open(WindowRoot(app.make(things[0])))
        case .select(let index):
            Transition("bring one to the front") { [unowned self] in
                try $0.perform(.bringToFront(windows[index % windows.count]))
            }
        case .remove(let index):
            Transition("close one") { [unowned self] in try $0.perform(.close(windows[index % windows.count])) }
        case .back:
            Transition("close the last") { [unowned self] in try $0.perform(.close(windows[windows.count - 1])) }
        default: .none()
        }
    }
}
