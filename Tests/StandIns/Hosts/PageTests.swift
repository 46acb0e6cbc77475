import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite("A host that ships, for UIKit: pages", .onScreen, .whereThereIsAScreen, .noUnhandledFailures) @MainActor
struct PageTests {
    private func book(_ stage: Stage, _ pages: PageRoot) throws -> UIPageViewController {
        try #require(try stage.view(pages) as? UIPageViewController)
    }

    @Test("the user turns, or lets go of a page again, and it is reported once")
    func turns() async throws {
        let pages = PageRoot(Screen("a"), Screen("b"), Screen("c"))
        let stage = await Stage(pages)
        let book = try book(stage, pages)
        #expect(await stage.drawn == "<a*, b, c>")
        #expect(!stage.hand.turn(.reverse, on: book))
        for isCancelled in stage.hand.ends {
            #expect(stage.hand.turn(.forward, on: book, isCancelled: isCancelled))
            #expect(await stage.drawn == (isCancelled ? "<a*, b, c>" : "<a, b*, c>"))
            #expect(stage.takeReports().count == (isCancelled ? 0 : 1))
        }
    }

    @Test("a turn by the app waits until the user has let go", .withAFingerDown, arguments: [true, false])
    func meanwhile(isCancelled: Bool) async throws {
        let pages = PageRoot(Screen("a"), Screen("b"), Screen("c"))
        let stage = await Stage(pages)
        let book = try book(stage, pages)
        #expect(stage.hand.beginTurn(.forward, on: book))
        stage.perform(.set(pages.pages[2], direction: .forward), on: pages)
        await stage.settle()
        #expect(stage.outcomes == [])
        stage.hand.endTurn(on: book, isCancelled: isCancelled)
        #expect(await stage.drawn == (isCancelled ? "<a, b, c*>" : "<a, b*, c>"))
        #expect(stage.outcomes == ["completed"])
    }

    @Test("a page that may not be turned to is not offered, and is again when it may")
    func locked() async throws {
        let lock = Lock()
        let pages = PageRoot(lock, Screen("b"))
        let stage = await Stage(pages)
        let book = try book(stage, pages)
        #expect(!stage.hand.turn(.forward, on: book))
        lock.isOpen = true
        stage.perform(.present(Screen("m")), on: pages)
        stage.perform(.dismiss(), on: pages)
        await stage.settle()
        #expect(stage.hand.turn(.forward, on: book))
        #expect(await stage.drawn == "<lock, b*>")
    }

    @Test("pages come and go, and what was asked before is asked again")
    func change() async throws {
        let pages = PageRoot(Screen("a"), Screen("b"))
        let stage = await Stage(pages)
        let book = try book(stage, pages)
        #expect(stage.hand.turn(.forward, on: book))
        await stage.settle()
        #expect(!stage.hand.turn(.forward, on: book))
        stage.perform(.set(pages.pages + [Screen("c")]), on: pages)
        await stage.settle()
        #expect(stage.hand.turn(.forward, on: book))
        #expect(await stage.drawn == "<a, b, c*>")
        stage.perform(.set([Screen("x"), Screen("y")]), on: pages)
        #expect(await stage.drawn == "<x*, y>" && stage.outcomes == ["completed", "completed"])
    }

    @Test("in the middle of a turn everything can be recovered", .withAFingerDown)
    func recovered() async throws {
        let pages = PageRoot(Screen("a"), Screen("b"), Screen("c"))
        let stage = await Stage(pages)
        stage.perform(.turn(.forward), on: pages)
        stage.windows.recover(to: .perform(.set(pages.pages[2], direction: .forward), on: pages)) { _ in }
        #expect(await stage.drawn == "<a, b, c*>")
        #expect(stage.hand.beginTurn(.reverse, on: try book(stage, pages)))
        stage.windows.recover(to: .perform(.set(pages.pages[0], direction: .forward), on: pages)) { _ in }
        #expect(await stage.drawn == "<a*, b, c>")
        #expect(stage.hand.turn(.forward, on: try book(stage, pages)))
        #expect(await stage.drawn == "<a, b*, c>")
    }

    @Test("the outcome of a turn comes when it has ended")
    func late() async {
        let pages = PageRoot(Screen("a"), Screen("b"))
        let stage = await Stage(pages)
        stage.perform(.turn(.forward), on: pages)
        #expect(stage.outcomes == [])
        #expect(await stage.drawn == "<a, b*>" && stage.outcomes == ["completed"])
    }

    @Test("pages that loop have one before the first")
    func loops() async throws {
        let pages = PageRoot(Screen("a"), Screen("b"), Screen("c"), loops: true)
        let stage = await Stage(pages)
        #expect(stage.hand.turn(.reverse, on: try book(stage, pages)))
        #expect(await stage.drawn == "<a, b, c*>")
        #expect(stage.hand.turn(.forward, on: try book(stage, pages)))
        #expect(await stage.drawn == "<a*, b, c>")
    }

    @Test("two pages are turned at once, and the last may have no partner")
    func double() async throws {
        let pages = PageRoot(Screen("a"), Screen("b"), Screen("c"), isDoubleSided: true)
        let stage = await Stage(pages)
        #expect(await stage.drawn == "<a*, b*, c>")
        let book = try book(stage, pages)
        #expect(stage.hand.turn(.forward, on: book))
        #expect(await stage.drawn == "<a, b, c*>" && book.viewControllers?.count == 2)
        #expect(!stage.hand.turn(.forward, on: book))
        #expect(stage.hand.turn(.reverse, on: book))
        #expect(await stage.drawn == "<a*, b*, c>" && stage.takeReports().count == 2)
    }
}

private final class Lock: Presentable {
    let node = Screen("lock")
    var isOpen = false
    func verdict(forLeavingBy departure: Departure) -> Verdict { isOpen ? .allow : .deny("it is locked") }
}
