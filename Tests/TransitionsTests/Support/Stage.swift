import CoordinationHosting
@_spi(Hosting) import Transitions
import TreeTools

/// A live tree made from a picture, and its nodes by name.
///
/// Everything is put on it with the verbs that users have.
final class Stage {
    /// What the picture shows: a screen or a root, or a manager where the picture names windows.
    private(set) var outermost: any Presentable = Screen("")

    private let loops: Bool
    private let isDoubleSided: Bool
    private var roots: [any ContainerRoot] = []
    private var named: [String: any Presentable] = [:]
    private var embeds: [(presentable: any Presentable, host: any Presentable)] = []

    struct Unpaintable: Error { let reason: String }

    init(_ picture: String, loops: Bool = false, isDoubleSided: Bool = false) throws {
        self.loops = loops
        self.isDoubleSided = isDoubleSided
        let windows = try Tree(picture).windows
        if windows.count == 1, windows[0].name.isEmpty, let content = windows[0].content {
            outermost = try make(content)
            try alert(windows[0].alerts, on: outermost)
        } else {
            let manager = WindowManager()
            roots.append(manager)
            for window in windows { try open(window, in: manager) }
            outermost = manager
        }
        for pair in embeds { try embed(pair.presentable, in: pair.host) }
        embeds = []
    }

    var tree: Tree { outermost.node.tree }

    /// What has a name in the picture; else a new screen of that name, the same one every time.
    subscript(name: String) -> any Presentable {
        if let known = named[name] { return known }
        let screen = Screen(name)
        named[name] = screen
        return screen
    }

    /// A root of a type, counted in the order of the line.
    func root<Root: ContainerRoot>(_ type: Root.Type = Root.self, _ index: Int = 0) throws -> Root {
        let found = roots.compactMap { $0 as? Root }
        guard found.indices.contains(index) else { throw Unpaintable(reason: "there is no \(index). \(Root.self)") }
        return found[index]
    }

    func window(_ name: String) throws -> WindowRoot {
        guard let window = named[name] as? WindowRoot else { throw Unpaintable(reason: "there is no window \(name)") }
        return window
    }

    /// Something that is not shown yet, made from a picture of its own.
    func make(_ picture: String) throws -> any Presentable {
        guard let content = try Tree(picture).windows.first?.content else { throw Unpaintable(reason: picture) }
        return try make(content)
    }
}

extension Stage {
    private func open(_ picture: Tree.Window, in manager: WindowManager) throws {
        let window = WindowRoot(name: picture.name)
        note(window)
        manager.perform(.open(window))
        if let content = picture.content { window.perform(.setRoot(try make(content))) }
        try alert(picture.alerts, on: window)
    }

    private func alert(_ titles: [String], on presentable: any Presentable) throws {
        guard !titles.isEmpty else { return }
        guard let root = presentable as? any ContainerRoot else { throw Unpaintable(reason: "a screen asks nothing") }
        func ask<Root: ContainerRoot>(_ title: String, on root: Root) {
            root.perform(.alert(title, choices: [AlertChoice("OK"), .cancel()]))
        }
        for title in titles { ask(title, on: root) }
    }

    /// Makes a node of the picture with all that belongs to it.
    private func make(_ picture: Tree.Node) throws -> any Presentable {
        let base = try makeAlone(picture)
        var presented = picture.presented
        while let modal = presented {
            guard let root = base as? any ContainerRoot else { throw Unpaintable(reason: "a screen presents nothing") }
            func present<Root: ContainerRoot>(_ modal: any Presentable, on root: Root) { root.perform(.present(modal)) }
            present(try makeAlone(modal), on: root)
            presented = modal.presented
        }
        return base
    }

    private func makeAlone(_ picture: Tree.Node) throws -> any Presentable {
        let made: any Presentable
        switch picture.kind {
        case .window, .screen: made = note(Screen(picture.name))
        case .stack:
            let root = note(StackRoot(name: picture.name))
            if !picture.children.isEmpty { root.perform(.set(try picture.children.map(make))) }
            made = root
        case .tabs:
            let root = note(TabRoot(name: picture.name))
            if !picture.children.isEmpty { root.perform(.set(try picture.children.map(make))) }
            if let index = picture.children.firstIndex(where: \.isShown) { root.perform(.select(index: index)) }
            made = root
        case .pages:
            let root = note(PageRoot(loops: loops, isDoubleSided: isDoubleSided, name: picture.name))
            let pages = try picture.children.map(make)
            if !pages.isEmpty { root.perform(.set(pages)) }
            if let index = picture.children.firstIndex(where: \.isShown) {
                root.perform(Transition("select") { editor in try editor.select(index: index) })
            }
            made = root
        case .split:
            let root = note(SplitRoot(columns: picture.columns.count, name: picture.name))
            for (column, child) in picture.columns.enumerated() {
                if let child { root.perform(.fill(column: column, with: try make(child))) }
            }
            let filled = picture.columns.indices.filter { picture.columns[$0] != nil }
            if let hand = filled.first(where: { picture.columns[$0]?.isShown == true }) ?? filled.last {
                root.perform(Transition("take") { editor in try editor.select(index: hand) })
            }
            made = root
        }
        for embedded in picture.embedded {
            let place = embeds.count
            embeds.insert((try make(embedded), made), at: place)
        }
        return made
    }

    @discardableResult
    private func note<Made: Presentable>(_ presentable: Made) -> Made {
        if let root = presentable as? any ContainerRoot { roots.append(root) }
        let name = presentable.node.name
        if !name.isEmpty, named[name] == nil { named[name] = presentable }
        return presentable
    }

    private func embed(_ presentable: any Presentable, in host: any Presentable) throws {
        guard let root = outermost as? any ContainerRoot else { throw Unpaintable(reason: "a screen embeds nothing") }
        func run<Root: ContainerRoot>(on root: Root) { root.perform(.embed(presentable, in: host)) }
        run(on: root)
    }
}
