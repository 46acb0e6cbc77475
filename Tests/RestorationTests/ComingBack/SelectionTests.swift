@_spi(Hosting) import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

private enum PageRoute: Route, Codable { case second }

private final class PageCoordinator: Coordinator {
    let root = TabRoot(Screen("a"), Screen("b"))

    func prepareTransition(for route: PageRoute) -> Transition<TabRoot> { .select(index: 1) }
}

@Suite("A selection by a route") struct SelectionTests {
    let session = Session()

    @Test("is known again after a death", arguments: [[.account], [.account, .news], []] as [[AppRoute.Tab]])
    func isKnown(tabs: [AppRoute.Tab]) throws {
        let app = AppCoordinator(session)
        for tab in tabs { app.trigger(.tab(tab)) }
        let fresh = AppCoordinator(session)
        let report = try fresh.restore(StoredState(app.stored().text))
        #expect(report.isWhole)
        #expect(fresh.root.node.selectionOrigin?.route == tabs.last.map { Hop(AppRoute.tab($0)) })
        #expect(try fresh.stored() == app.stored())
    }

    @Test("a selection over an app that has moved on is as it was stored") func overLive() throws {
        let app = AppCoordinator(session)
        let stored = try app.stored()
        app.trigger(.tab(.account))
        app.trigger(.tab(.news))
        _ = try app.restore(stored)
        #expect(app.root.node.selectionOrigin == nil)
        #expect(try app.stored() == stored)
    }

    @Test("a selection by a route that is not stored is named, and not restored") func isNamed() throws {
        let app = PageCoordinator()
        app.trigger(.second)
        let fresh = PageCoordinator()
        let report = try fresh.restore(StoredState(app.stored().text))
        expect(fresh, "{a*, b}")
        #expect(report.losses.map(\.description) == ["/1 'b': \(RestorationReport.Detail.notStored)"])
        #expect(fresh.root.node.selectionOrigin == nil)
    }

    @Test("a selection that is lost with its tab is reported with its route") func isLost() throws {
        let app = GrownCoordinator(isLater: false)
        app.trigger(.second)
        let report = try GrownCoordinator(isLater: true).restore(StoredState(app.stored().text))
        let loss = try #require(report.losses.first { $0.detail == .selection })
        #expect(loss.routes.map(\.router) == ["grown"])
    }
}

/// Tabs, the second of which is a split in a later version.
private final class GrownCoordinator: Coordinator, Restorable {
    static let storedName: StaticString = "grown"
    let root: TabRoot

    init(isLater: Bool) {
        let second: any Presentable = isLater ? SplitRoot(Screen("b")) : StackRoot(Screen("b"))
        root = TabRoot(Screen("a"), second)
    }

    func prepareTransition(for route: PageRoute) -> Transition<TabRoot> { .select(index: 1) }
}

private enum PostRoute: Route, Codable { case letter }

/// Folders beside a letter.
private final class PostCoordinator: Coordinator, Restorable {
    static let storedName: StaticString = "post"
    let root = SplitRoot(Screen("folders"))

    func prepareTransition(for route: PostRoute) -> Transition<SplitRoot> { .showDetail(Screen("letter")) }
}

@Suite("A column in hand", .noUnhandledFailures) struct ColumnInHandTests {
    private func restored(_ mail: PostCoordinator, isNarrow: Bool = false) throws -> PostCoordinator {
        let fresh = PostCoordinator()
        let host = TestHost(fresh)
        if isNarrow { host.fold() }
        let report = try fresh.restore(StoredState(mail.stored().text))
        #expect(report.isWhole, "\(report)")
        withExtendedLifetime(host) {}
        return fresh
    }

    @Test("is in hand again after a death, whatever the width is then", arguments: [false, true])
    func hand(isNarrow: Bool) throws {
        let mail = PostCoordinator()
        let host = TestHost(mail)
        mail.trigger(.letter)
        host.fold()
        let letter = try restored(mail, isNarrow: isNarrow)
        expect(letter, isNarrow ? "(folders | letter)/" : "(folders | letter)")
        mail.back()
        let list = try restored(mail, isNarrow: isNarrow)
        expect(list, isNarrow ? "(folders* | letter)/" : "(folders* | letter)")
    }

    @Test("columns that the user has hidden are hidden again; a width is not stored") func hidden() throws {
        let mail = PostCoordinator()
        let host = TestHost(mail)
        mail.trigger(.letter)
        host.hide(column: 0, of: mail.root)
        host.fold()
        let fresh = try restored(mail)
        expect(fresh, "(/folders | letter)")
        #expect(try fresh.stored() == mail.stored())
    }

    @Test("is in hand again also if a route shows screens in a stack beside it", arguments: [false, true])
    func besideStack(isShown: Bool) throws {
        let letters = LettersCoordinator()
        let host = TestHost(letters)
        letters.trigger(.letter)
        host.fold()
        if isShown { letters.perform(.show(letters.list)) } else { letters.back() }
        expect(letters, "([inbox]* | [letter])/")
        let fresh = LettersCoordinator()
        let report = try fresh.restore(StoredState(letters.stored().text))
        #expect(report.isWhole, "\(report)")
        expect(fresh, "([inbox]* | [letter])")
        withExtendedLifetime(host) {}
    }
}

/// Folders beside letters on a stack.
private final class LettersCoordinator: Coordinator, Restorable {
    static let storedName: StaticString = "letters"
    let list = StackRoot(Screen("inbox"))
    let detail = StackRoot()
    let root: SplitRoot

    init() { root = SplitRoot(list, detail) }

    func prepareTransition(for route: PostRoute) -> Transition<SplitRoot> {
        .perform(.set([Screen("letter")]), on: detail)
    }
}
