@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// Tabs and pages say which route has selected what they show.
@Suite("Origins of selections", .bothEnds, .noUnhandledFailures) struct SelectionOriginTests {
    let tabs = Traced(TabRoot(Screen("a"), Screen("b"), Screen("c")))
    let pages = Traced(PageRoot(Screen("a"), Screen("b"), Screen("c")))

    @Test("a selection's origin is the route that selected it, with its coordinator") func selected() {
        #expect(tabs.root.node.selectionOrigin == nil)
        tabs.go(1) { .select(index: 1) }
        #expect(tabs.root.node.selectionOrigin?.route == Hop(TracedRoute.go(1)))
        #expect(tabs.root.node.selectionOrigin?.description == "go(1) on Traced<TabRoot>")
        tabs.go(2) { .select(index: 2) }
        #expect(selection(tabs) == "2")
        pages.go(1) { .turn(.forward) }
        #expect(pages.root.node.selectionOrigin?.route == Hop(TracedRoute.go(1)))
        #expect(origins(tabs) == "a -, b -, c -")
    }

    @Test("a plain transition, the user, and revealing leave no selection origin") func cleared() throws {
        let manager = WindowManager(WindowRoot(tabs))
        let host = TestHost(manager)
        tabs.go(1) { .select(index: 1) }
        tabs.perform(.select(index: 0))
        #expect(selection(tabs) == "-")
        tabs.go(1) { .select(index: 1) }
        host.choose(tabs.root.tabs[2])
        #expect(selection(tabs) == "-")
        tabs.go(1) { .select(index: 1) }
        #expect(selection(tabs) == "1")
        let hidden = Stacked("s")
        tabs.go(2) { .insert(hidden, at: 0) }
        #expect(selection(tabs) == "1")
        hidden.trigger(.push("t"), with: .revealing)
        #expect(tabs.root.selected === hidden)
        #expect(selection(tabs) == "-")
    }

    @Test("a claimed report leaves the route made of it as the selection's origin") func claimed() {
        let manager = WindowManager(WindowRoot(tabs))
        let host = TestHost(manager)
        tabs.claims = { _ in .go(1) }
        tabs.answers[1] = { .select(index: 2) }
        host.choose(tabs.root.tabs[1])
        #expect(tabs.root.selectedIndex == 2)
        #expect(selection(tabs) == "1")
    }

    @Test("selecting the selected tab again keeps the origin") func again() {
        tabs.go(1) { .select(index: 1) }
        tabs.go(2) { .select(index: 1) }
        tabs.perform(.select(index: 1))
        #expect(selection(tabs) == "1")
    }

    @Test("an undone or refused selection gives the former origin back") func undone() {
        let recorder = Recorder()
        tabs.go(1) { .select(index: 1) }
        for answer in [2, 3] {
            tabs.go(answer, completion: recorder("refused")) {
                .multiple(.select(index: answer - 2), .select(index: 2), .select(index: 9))
            }
            #expect(selection(tabs) == "1")
        }
        let manager = WindowManager(WindowRoot(tabs))
        let host = TestHost(manager, isHolding: true)
        tabs.go(4, completion: recorder("held")) { .select(index: 2) }
        #expect(selection(tabs) == "4")
        host.refuse("no")
        #expect(selection(tabs) == "1")
        tabs.perform(.select(index: 2), completion: recorder("plain"))
        #expect(selection(tabs) == "-")
        host.refuse("no")
        #expect(selection(tabs) == "1")
    }

    @Test("inserting the first tab or removing the selected one leaves an origin, other changes do not")
    func byTheWay() {
        let empty = Traced(TabRoot())
        empty.go(1) { .insert(Screen("a"), at: 0) }
        #expect(selection(empty) == "1")
        empty.go(2) { .multiple(.insert(Screen("b"), at: 0), .insert(Screen("c"), at: 2)) }
        #expect(selection(empty) == "1")
        empty.go(3) { verb { try $0.move(from: 0, to: 2) } }
        #expect(selection(empty) == "1")
        expect(empty, "{a*, c, b}")
        empty.go(4) { verb { try $0.remove(at: 0) } }
        expect(empty, "{c*, b}")
        #expect(selection(empty) == "4")
        empty.perform(verb { try $0.remove(at: 0) })
        #expect(selection(empty) == "-")
    }

    @Test("nested routes of several roots each leave their own selection origin") func nested() {
        tabs.answers[2] = { .select(index: 2) }
        pages.go(1) { [tabs] in .multiple(.turn(.forward), .trigger(.go(2), on: tabs), .turn(.forward)) }
        #expect(selection(pages) == "1")
        #expect(selection(tabs) == "2")
    }
}
