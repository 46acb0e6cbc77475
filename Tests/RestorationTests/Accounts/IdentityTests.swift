@_spi(Hosting) import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

private typealias Reason = RestorationReport.Detail

/// Stores a desk, and restores it in another launch.
private func reborn(_ desk: Desk, _ launch: DeskLaunch) throws -> (Desk, RestorationReport) {
    let state = try StoredState(desk.stored().text)
    let fresh = Desk(launch)
    let report = try fresh.restore(state)
    let (tree, drafts) = (fresh.tree, fresh.boxes.map(\.kept))
    try fresh.restore(state)
    #expect(fresh.tree == tree && fresh.boxes.map(\.kept) == drafts, "restored twice")
    return (fresh, report)
}

/// A desk at which each account has a mail open, and a draft.
private func busyDesk(_ launch: DeskLaunch = DeskLaunch()) -> Desk {
    let desk = Desk(launch)
    if launch.isLate { desk.trigger(.open) }
    for (number, box) in desk.boxes.enumerated() {
        box.trigger(.mail(number))
        box.kept = "\(box.account)'s draft"
    }
    return desk
}

/// True if nobody has something of another account.
private func isSorted(_ desk: Desk) -> Bool {
    desk.boxes.allSatisfy { box in
        (box.kept.isEmpty || box.kept == "\(box.account)'s draft")
            && box.root.node.children.dropFirst().allSatisfy { $0.node.name.hasPrefix(box.account) }
    }
}

/// The models of a tree that is walked.
private func models(_ node: Node) -> [MemoModel] {
    var found: [MemoModel] = []
    var waiting: [Node] = [node]
    while let node = waiting.popLast() {
        if let model = node.presentable as? MemoModel { found.append(model) }
        waiting += node.directSlots.map(\.node).reversed()
    }
    return found
}

@Suite("Accounts, when a desk comes back") struct AccountTests {
    private static let launches = [false, true]
    private static let named: [DeskLaunch.Naming] = [.byID, .byRoot]

    @Test("accounts in another order keep what is theirs", arguments: named, launches)
    func order(names: DeskLaunch.Naming, isLate: Bool) throws {
        let (fresh, report) = try reborn(
            busyDesk(.init(names: names, isLate: isLate)),
            .init(accounts: ["bob", "ann"], names: names, isLate: isLate))
        #expect(report.isWhole, "\(report)")
        #expect(isSorted(fresh))
        #expect(fresh.boxes.map(\.kept) == ["ann's draft", "bob's draft"])
        #expect(fresh["bob"]?.root.node.children.map { $0.node.name } == ["inbox", "bob1"])
    }

    @Test("an account that is gone has its content named, and no account is shown twice", arguments: named, launches)
    func gone(names: DeskLaunch.Naming, isLate: Bool) throws {
        for rest in [["bob"], ["ann"]] {
            let (fresh, report) = try reborn(
                busyDesk(.init(names: names, isLate: isLate)),
                .init(accounts: rest, names: names, isLate: isLate))
            #expect(isSorted(fresh))
            #expect(fresh.boxes.map(\.account) == rest)
            #expect(fresh.boxes.map(\.kept) == ["\(rest[0])'s draft"])
            let place = try #require(TreePath(rest == ["bob"] ? "/0" : "/1"))
            let lost = report.losses.filter { $0.place.description.hasPrefix(place.description) }
            let reasons = lost.map(\.detail).filter { $0 != .selection }
            #expect(reasons == [.notShown, .stoodOn(place), .stoodOn(place)], "\(report)")
        }
    }

    @Test("an added account stays where the launch has put it, and is named", arguments: named, launches)
    func more(names: DeskLaunch.Naming, isLate: Bool) throws {
        let (fresh, report) = try reborn(
            busyDesk(.init(names: names, isLate: isLate)),
            .init(accounts: ["ann", "carl", "bob"], names: names, isLate: isLate))
        #expect(isSorted(fresh))
        #expect(fresh.boxes.map(\.account) == ["ann", "carl", "bob"])
        #expect(fresh["bob"]?.kept == "bob's draft" && fresh["carl"]?.kept == "")
        #expect(report.losses.map(\.detail).filter { $0 != .removed } == [.added], "\(report)")
    }

    @Test("entirely different accounts get nothing that was stored", arguments: named, launches)
    func others(names: DeskLaunch.Naming, isLate: Bool) throws {
        let (fresh, report) = try reborn(
            busyDesk(.init(names: names, isLate: isLate)),
            .init(accounts: ["carl", "dave"], names: names, isLate: isLate))
        #expect(fresh.boxes.map(\.account) == ["carl", "dave"])
        #expect(isSorted(fresh))
        #expect(report.losses.filter { $0.detail == .notShown }.count == 2, "\(report)")
        #expect(report.losses.filter { $0.detail == .added }.count == 2, "\(report)")
    }

    @Test("accounts that cannot be distinguished are there without their content, which is named", arguments: launches)
    func unnamed(isLate: Bool) throws {
        for accounts in [["ann", "bob"], ["bob", "ann"], ["bob"], ["ann", "bob", "carl"]] {
            let (fresh, report) = try reborn(
                busyDesk(.init(names: .not, isLate: isLate)), .init(accounts: accounts, names: .not, isLate: isLate))
            #expect(fresh.boxes.map(\.account) == accounts)
            #expect(fresh.boxes.allSatisfy { $0.kept.isEmpty && $0.root.node.count == 1 })
            #expect(report.losses.filter { $0.detail == .indistinct }.count == 2, "\(report)")
        }
    }

    @Test("a sole account needs no name", arguments: launches)
    func sole(isLate: Bool) throws {
        let launch = DeskLaunch(accounts: ["ann"], names: .not, isLate: isLate)
        let (fresh, report) = try reborn(busyDesk(launch), launch)
        #expect(report.isWhole, "\(report)")
        #expect(fresh["ann"]?.kept == "ann's draft")
    }

    @Test("accounts inside a presented desk, in another order, keep what is theirs") func inside() throws {
        let desk = Desk(.init(accounts: []))
        desk.trigger(.desk)
        let (fresh, report) = try reborn(desk, .init(accounts: []))
        #expect(report.isWhole, "\(report)")
        let outer = Desk(.init(accounts: ["ann", "bob"]))
        outer.trigger(.desk)
        let inner = try #require(outer.node.presented?.presentable as? Desk)
        inner["bob"]?.kept = "bob's draft"
        let (again, second) = try reborn(outer, .init(accounts: ["bob", "ann"]))
        #expect(second.isWhole, "\(second)")
        #expect((again.node.presented?.presentable as? Desk)?["bob"]?.kept == "bob's draft")
        withExtendedLifetime(fresh) {}
    }
}

@Suite("Several screens of one route, when they come back") struct SiblingTests {
    private static let routes: [DeskRoute] = [.stacked, .sheets, .panels, .pages, .columns, .keyed]

    @Test("several screens of one route are distinguished by names and keys", arguments: routes)
    func sorted(route: DeskRoute) throws {
        let desk = Desk(.init())
        desk.trigger(route)
        for model in models(desk.node) { model.kept = model.account }
        for accounts in [["ann", "bob"], ["bob", "ann"], ["ann"], ["bob"], ["carl", "bob", "ann"]] {
            let (fresh, report) = try reborn(desk, .init(accounts: accounts))
            let found = models(fresh.node)
            #expect(found.allSatisfy { $0.kept.isEmpty || $0.kept == $0.account }, "\(accounts) \(report)")
            if accounts == ["ann", "bob"] { #expect(report.isWhole && found.count == 2, "\(report)") }
            if accounts.count == 1 { #expect(!report.isWhole) }
        }
    }

    @Test("equal screens without names come back, and nothing is lost") func twins() throws {
        let desk = Desk(.init())
        desk.trigger(.twins)
        desk.trigger(.note(1))
        let (fresh, report) = try reborn(desk, .init())
        #expect(report.isWhole, "\(report)")
        #expect(fresh.tree == desk.tree)
    }

    @Test("screens come back into plain roots by the initial content of these, else they are named")
    func plainRoots() throws {
        func tabs(_ names: String...) -> (TabRoot, [StackRoot]) {
            let stacks = names.map { StackRoot(Screen($0)) }
            return (TabRoot(stacks), stacks)
        }
        let (root, stacks) = tabs("home", "search", "cart")
        let (fresh, _) = tabs("search", "home", "cart")
        #expect(try fresh.restore(root.stored()).isWhole)
        expect(fresh, "{[home]*, [search], [cart]}")
        stacks[0].perform(.set([Screen("other")]))
        let (again, _) = tabs("home", "search", "cart")
        let report = try again.restore(root.stored())
        expect(again, "{[home]*, [search], [cart]}")
        #expect(report.losses.contains { $0.detail == .indistinct && $0.place.description == "/0" }, "\(report)")
    }

    @Test("screens of a route that was taken twice keep their order") func again() throws {
        let desk = Desk(.init())
        for _ in 0..<2 { desk.trigger(.stacked) }
        for (number, model) in models(desk.node).enumerated() { model.kept = "\(number)" }
        let (fresh, report) = try reborn(desk, .init())
        #expect(report.isWhole, "\(report)")
        #expect(models(fresh.node).map(\.kept) == ["0", "1", "2", "3"])
    }
}

@Suite("Content of a launch that was not stored") struct AddedTests {
    @Test("stays, as the tab of an update, at its place") func tab() throws {
        let (fresh, report) = try reborn(busyDesk(), .init(hasLabs: true))
        #expect("\(fresh.tree)" == "{[inbox, ann0]*, labs[labs], [inbox, bob1], settings[settings]}")
        #expect(report.losses.map(\.description) == ["/ 'labs': it is there, and was not stored"])
    }

    @Test("stays, as the tab of an update that a route of its own adds") func ownRoute() throws {
        let desk = busyDesk()
        let state = try desk.stored()
        let fresh = Desk(.init())
        fresh.trigger(.labs)
        let report = try fresh.restore(state)
        #expect("\(fresh.tree)" == "{labs[labs], [inbox, ann0]*, [inbox, bob1], settings[settings]}")
        #expect(report.losses.map(\.detail) == [.added])
    }

    @Test("stays, as a banner and news over everything") func overEverything() throws {
        let desk = busyDesk()
        desk.trigger(.panel)
        desk.trigger(.note(1))
        let (fresh, report) = try reborn(desk, .init(hasBanner: true, hasNews: true))
        #expect(fresh.root.node.embedded.map { $0.node.name } == ["panel", "banner"])
        #expect(fresh.node.presented?.name == "note1" && fresh.node.presented?.presented?.name == "news")
        #expect(report.losses.map(\.detail) == [.added, .added])
        #expect(fresh["ann"]?.kept == "ann's draft")
    }

    @Test("stays, as a window") func window() throws {
        func windows(_ names: [String]) -> WindowManager {
            let manager = WindowManager { names.map { WindowRoot(StackRoot(Screen($0)), name: $0) } }
            manager.perform(.none())
            return manager
        }
        let manager = windows(["main"])
        let fresh = windows(["tools", "main"])
        let report = try fresh.restore(manager.stored())
        #expect(fresh.windows.map { $0.node.name } == ["tools", "main"])
        #expect(report.losses.map(\.detail) == [.added])
        let less = try manager.restore(fresh.stored())
        #expect(manager.windows.map { $0.node.name } == ["main"])
        #expect(less.losses.map(\.detail) == [.noRoute, .stoodOn(TreePath("/0")!), .stoodOn(TreePath("/0")!)])
    }

    @Test("gives way on a stack, and in an app that a host has shown, and is in the report") func removed() throws {
        let desk = busyDesk()
        let state = try desk.stored()
        let host = TestHost(desk)
        desk.trigger(.labs)
        desk.trigger(.news)
        desk.boxes.first?.trigger(.mail(9))
        let report = try desk.restore(state)
        #expect("\(desk.tree)" == "{[inbox, ann0]*, [inbox, bob1], settings[settings]}")
        #expect(report.isWhole)
        #expect(Set(report.losses.map(\.name)) == ["labs", "news", "ann9"])
        #expect(report.losses.allSatisfy { $0.detail == .removed })
        withExtendedLifetime(host) {}
    }

    @Test("gives way as a whole to what another route has set") func replaced() throws {
        let (fresh, report) = try reborn(busyDesk(.init(isLate: true)), .init(isLate: true))
        #expect("\(fresh.tree)" == "{[inbox, ann0]*, [inbox, bob1], settings[settings]}")
        #expect(report.losses.map(\.description) == ["/ 'splash': it was there, and was not stored"])
    }
}
