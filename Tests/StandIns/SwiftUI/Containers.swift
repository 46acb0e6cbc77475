public struct NavigationStack<Data: SendableMetatype, Root: View>: PrimitiveView {
    private let path: (get: () -> [AnyHashable], set: ([AnyHashable]) -> Void)
    private let root: Root

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable & SendableMetatype
    {
        self.path = (
            { path.wrappedValue.map(AnyHashable.init) },
            { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
        )
        self.root = root()
    }

    public func _expand(_ site: Site) -> [Piece] {
        let memory = site.memory { StackMemory() }
        let root = root._expand(site.child("root"))
        var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
        for piece in root { piece.destinations(&destinations) }
        memory.take(path.get(), path.set, root: root, in: site) { value in
            let content = destinations[ObjectIdentifier(type(of: value.base))]?(value)
            if content == nil { Loop.warn("A navigation destination for \(type(of: value.base)) is missing.") }
            return content?._expand(site.child("destination").child(value)) ?? []
        }
        return [Piece(.stack(memory), site, memory.screens.flatMap(\.self))]
    }
}

public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
    private let selection: Binding<Selection>?
    private let content: Content

    public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    public func _expand(_ site: Site) -> [Piece] {
        let memory = site.memory { TabMemory() }
        let selection = selection
        memory.take(
            selection.map { AnyHashable($0.wrappedValue) },
            { tag in if let tag = tag.base as? Selection { selection?.wrappedValue = tag } },
            content._expand(site.child("tabs")))
        return [Piece(.tabs(memory), site, memory.tabs)]
    }
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
    let index: Int
    public static let sidebar = NavigationSplitViewColumn(index: 0)
    public static let content = NavigationSplitViewColumn(index: 1)
    public static let detail = NavigationSplitViewColumn(index: 2)
}

public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    /// How many columns are beside the last one at most.
    let leading: Int
    public static let all = NavigationSplitViewVisibility(leading: 2)
    public static let doubleColumn = NavigationSplitViewVisibility(leading: 1)
    public static let detailOnly = NavigationSplitViewVisibility(leading: 0)
    public static var automatic: NavigationSplitViewVisibility { all }
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    private let columns: [any View]
    private let preferred: Binding<NavigationSplitViewColumn>
    private let visibility: Binding<NavigationSplitViewVisibility>?

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { (visibility, preferred, columns) = (nil, preferredCompactColumn, [sidebar(), content(), detail()]) }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (visibility, preferred, columns) = (columnVisibility, preferredCompactColumn, [sidebar(), content(), detail()])
    }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        (visibility, preferred, columns) = (nil, preferredCompactColumn, [sidebar(), detail()])
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        (visibility, preferred, columns) = (columnVisibility, preferredCompactColumn, [sidebar(), detail()])
    }

    public func _expand(_ site: Site) -> [Piece] {
        let memory = site.memory { SplitMemory() }
        let (preferred, names) = (preferred, Self.names(columns.count))
        memory.take(
            columns.enumerated().map { index, column in column._expand(site.child(index)) },
            beside: visibility?.wrappedValue.leading, { visibility?.wrappedValue = $0 },
            top: names.firstIndex(of: preferred.wrappedValue) ?? 0, { preferred.wrappedValue = names[$0] }, in: site)
        return [Piece(.split(memory), site, memory.columns.flatMap(\.self))]
    }

    private static func names(_ count: Int) -> [NavigationSplitViewColumn] {
        count > 2 ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    }
}

public struct ScrollView<Content: View>: PrimitiveView {
    private let content: Content

    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) { self.content = content() }

    public func _expand(_ site: Site) -> [Piece] {
        let memory = site.memory { ScrollMemory() }
        memory.pages = content._expand(site.child("content")).flatMap(\.keyed)
        return [Piece(.scroll(memory), site, memory.pages)]
    }
}

extension Piece {
    /// What in it has an identity of its own.
    var keyed: [Piece] {
        if key != nil { return [self] }
        guard case .group = kind else { return [] }
        return children.flatMap(\.keyed)
    }
}

/// A stack as it is on the screen, which is behind what it is told.
@MainActor final class StackMemory {
    /// What it shows, and what it is moving to.
    private(set) var displayed: [AnyHashable]?
    private(set) var target: [AnyHashable]?
    private(set) var screens: [[Piece]] = []
    private(set) var isUsers = false
    private var values: [AnyHashable] = []
    private var given: [AnyHashable] = []
    private var set: ([AnyHashable]) -> Void = { _ in }
    private var rootLeaf: Site?
    private var isUntold = false
    private(set) weak var stage: Stage?

    /// Is told what to show. A root and a path that change in one update lose the path.
    func take(
        _ path: [AnyHashable], _ set: @escaping ([AnyHashable]) -> Void, root: [Piece], in site: Site,
        content: (AnyHashable) -> [Piece]
    ) {
        (self.given, self.set, stage) = (path, set, site.stage)
        let leaf = root.first?.firstLeaf
        if let known = rootLeaf, known !== leaf, displayed ?? path != path {
            Loop.warn("Update NavigationRequestObserver tried to update multiple times per frame.")
            (displayed, target, given, isUntold) = ([], nil, [], true)
            Loop.after { [weak self] in self?.tell() }
        }
        rootLeaf = leaf
        if displayed == nil { displayed = path }
        values = displayed ?? []
        for value in (target ?? []) + given where !values.contains(value) { values.append(value) }
        let contents = Dictionary(values.map { ($0, content($0)) }, uniquingKeysWith: { first, _ in first })
        all = (root, contents)
        screens = [root] + (displayed ?? []).map { contents[$0] ?? [] }
    }

    private var all: (root: [Piece], rest: [AnyHashable: [Piece]]) = ([], [:])

    var isMoving: Bool { target != nil }

    /// What comes while something moves.
    var coming: [Piece] { target.map { $0.last.map { all.rest[$0] ?? [] } ?? all.root } ?? [] }

    /// Begins to go where it was told, if it does not move.
    func begin(isVisible: Bool, animated: Bool) {
        // What goes out of sight is not held by a finger any more.
        if !isVisible, isUsers, !isUntold { (target, isUsers) = (nil, false) }
        guard target == nil, !isUntold, displayed != given, let stage else { return }
        guard isVisible, animated else {
            displayed = given
            return stage.invalidate()
        }
        move(to: given, of: stage)
    }

    private func move(to path: [AnyHashable], of stage: Stage) {
        target = path
        Loop.after(Loop.animationTurns) { [weak self] in self?.end() }
        stage.invalidate()
    }

    private func end() {
        guard let target, !isUsers || isUntold else { return }
        (displayed, self.target) = (target, nil)
        stage?.invalidate()
        if isUsers { Loop.after { [weak self] in self?.tell() } }
    }

    private func tell() {
        guard isUntold else { return }
        (isUntold, isUsers) = (false, false)
        set(displayed ?? [])
        stage?.invalidate()
    }

    /// The user goes back, by the button or by a swipe.
    ///
    /// - Returns: Whether that begins.
    func beginBack(to count: Int? = nil) -> Bool {
        guard let displayed, !displayed.isEmpty, target == nil, !isUntold, displayed == given else { return false }
        let hidesBack = screens.last?.contains { $0.first { $0.hidesBack ? true : nil } == true } == true
        if hidesBack { return false }
        target = Array(displayed.prefix(count ?? displayed.count - 1))
        (isUsers, isUntold) = (true, false)
        stage?.invalidate()
        return true
    }

    func endBack(isCancelled: Bool) {
        guard isUsers, !isUntold, target != nil else { return }
        if isCancelled {
            target = displayed
            isUsers = false
        } else {
            isUntold = true
        }
        Loop.after(Loop.animationTurns) { [weak self] in self?.end() }
    }

    /// A button that a screen has put in place of the back button.
    var replacement: (title: String, act: () -> Void)? { (screens.last ?? []).firstFound(\.replacement) }
}

extension Piece {
    var replacement: (title: String, act: () -> Void)? {
        first { said in
            guard said.hidesBack || !said.leading.isEmpty else { return nil }
            return said.leading.first?.first(\.action)
        }
    }

    var action: (String, () -> Void)? {
        if case .button(let title, _, let action) = kind { (title, action) } else { nil }
    }
}

/// Tabs as they are on the screen. A tap shows a tab at once; what is told otherwise is shown at the next update.
@MainActor final class TabMemory {
    private(set) var displayed: AnyHashable?
    private(set) var tabs: [Piece] = []
    private var set: (AnyHashable) -> Void = { _ in }

    func take(_ selection: AnyHashable?, _ set: @escaping (AnyHashable) -> Void, _ tabs: [Piece]) {
        (self.set, self.tabs) = (set, tabs)
        displayed = selection ?? displayed ?? tags.first ?? nil
    }

    var tags: [AnyHashable?] { tabs.map { $0.first(\.tag) } }

    func tap(_ index: Int) -> Bool {
        guard tags.indices.contains(index), let tag = tags[index] else { return false }
        displayed = tag
        set(tag)
        return true
    }
}

/// Pages that are scrolled. The binding is set late.
@MainActor final class ScrollMemory {
    var pages: [Piece] = []
    private(set) var displayed: AnyHashable?
    private var isUsers = false
    private var given: AnyHashable?
    private var position: (get: () -> AnyHashable?, set: (AnyHashable?) -> Void)?
    private weak var stage: Stage?

    func take(_ position: (get: () -> AnyHashable?, set: (AnyHashable?) -> Void)?, in stage: Stage) {
        (self.position, self.stage) = (position, stage)
        let wanted = position?.get()
        let isNew = wanted != given
        given = wanted
        if isUsers { return }
        if displayed == nil || isNew || wanted != displayed { displayed = wanted ?? pages.first?.key }
    }

    func turn(by step: Int, isCancelled: Bool = false) -> Bool {
        guard !isUsers, let index = pages.firstIndex(where: { $0.key == displayed }),
            pages.indices.contains(index + step), let target = pages[index + step].key
        else { return false }
        isUsers = true
        Loop.after(Loop.animationTurns) { [weak self] in
            guard let self else { return }
            isUsers = false
            if !isCancelled {
                displayed = target
                position?.set(target)
            }
            stage?.invalidate()
        }
        return true
    }
}
