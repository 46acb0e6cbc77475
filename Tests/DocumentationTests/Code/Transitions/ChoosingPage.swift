@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// The code of the page on choosing a root.
@Suite("The page on choosing a root", .noUnhandledFailures) struct ChoosingPage {
    private func error<Root: ContainerRoot>(_ root: Root, _ transition: Transition<Root>) -> String? {
        var error: TransitionError?
        root.perform(transition) { error = $0.error }
        return error?.reason.description
    }

    @Test("a stack") func stack() {
        let (list, article) = (Screen("list"), Screen("article"))
        // snippet.choose-stack
        let stack = StackRoot(list)
        stack.perform(.push(article))  // [list, article]
        stack.perform(.pop())  // [list]
        // snippet.end
        expect(stack, "[list]")
        #expect(error(stack, .pop()) == TransitionError.Reason.nothingToPop.description)
        #expect(error(stack, .set([])) == "the list is empty")
        stack.perform(.push(Later { Screen("seven") }, key: 7))
        stack.perform(.push(Screen("b")))
        stack.perform(.push(Later { Screen("eight") }, key: 7))
        expect(stack, "[list, seven]")
    }

    @Test("nested stacks are one to the user") func nested() {
        let (home, web) = (Screen("home"), Screen("web"))
        // snippet.choose-nested
        let about = StackRoot(Screen("about"))
        let stack = StackRoot(home, about)  // [home, [about]]
        about.perform(.push(web))  // [home, [about, web]]
        about.perform(.multiple(.pop(), .pop()))  // [home]
        // snippet.end
        expect(stack, "[home]")
    }

    @Test("tabs keep what is in them") func tabs() {
        let (list, article) = (Screen("list"), Screen("article"))
        // snippet.choose-tabs
        let (news, account) = (StackRoot(list, article), StackRoot(Screen("account")))
        let tabs = TabRoot(news, account)  // {[list, article]*, [account]}
        tabs.perform(.select(account))  // {[list, article], [account]*}
        tabs.perform(.multiple(.select(news), .perform(.popToRoot(), on: news)))  // {[list]*, [account]}
        // snippet.end
        expect(tabs, "{[list]*, [account]}")
        tabs.perform(.remove(news))
        expect(tabs, "{[account]*}")
        #expect(error(tabs, .remove(account)) == TransitionError.Reason.lastOne.description)
        #expect(error(tabs, .select(news)) == "it is not one of these tabs")
    }

    @Test("pages turn, wrap and come in pairs") func pages() {
        let (welcome, features, start) = (Screen("welcome"), Screen("features"), Screen("start"))
        // snippet.choose-pages
        let tour = PageRoot(welcome, features, start)  // <welcome*, features, start>
        tour.perform(.turn(.forward))  // <welcome, features*, start>
        tour.perform(.set(start, direction: .forward))  // <welcome, features, start*>
        // snippet.end
        expect(tour, "<welcome, features, start*>")
        #expect(error(tour, .turn(.forward)) == TransitionError.Reason.atTheEnd.description)

        let (p1, p2, p3) = (Screen("p1"), Screen("p2"), Screen("p3"))
        // snippet.choose-spreads
        let book = PageRoot(p1, p2, p3, loops: true, isDoubleSided: true)  // <p1*, p2*, p3>
        book.perform(.turn(.forward))  // <p1, p2, p3*>
        book.perform(.turn(.forward))  // <p1*, p2*, p3>
        book.perform(.set(p3, direction: .reverse))  // <p1, p2, p3*>
        // snippet.end
        expect(book, "<p1, p2, p3*>")
        #expect(error(book, .set(p2, p3, direction: .forward)) == "these pages do not form a pair")
        book.perform(.turn(.reverse))
        expect(book, "<p1*, p2*, p3>")
    }

    @Test("a split shows its columns") func split() {
        let (folders, letters, letter) = (Screen("folders"), Screen("letters"), Screen("letter"))
        // snippet.choose-split
        let mail = SplitRoot(folders, columns: 3)  // (folders | | )
        mail.perform(.fill(column: 1, with: letters))  // (folders* | letters | )
        mail.perform(.showDetail(letter))  // (folders | letters | letter)
        // snippet.end
        expect(mail, "(folders | letters | letter)")
        #expect(mail.top === letter)
        mail.perform(.set([folders]))
        expect(mail, "(folders | | )")
        #expect(error(mail, .fill(column: 3, with: letter)) == "the indices run from 0 to 2")
        #expect(SplitRoot(columns: 1).columnCount == 2 && SplitRoot(columns: 99).columnCount == 64)
    }

    @Test("windows open, come to the front, and close") func windows() {
        let (list, draft) = (StackRoot(Screen("list")), StackRoot(Screen("draft")))
        // snippet.choose-windows
        let (main, editor) = (WindowRoot(list, name: "main"), WindowRoot(draft, name: "editor"))
        let windows = WindowManager(main)
        windows.perform(.open(editor))  // main: [list]; editor: [draft]
        windows.perform(.bringToFront(main))  // editor: [draft]; main: [list]
        main.perform(.setRoot(StackRoot(Screen("login"))))  // editor: [draft]; main: [login]
        windows.perform(.close(editor))  // main: [login]
        // snippet.end
        expect(windows, "main: [login]")
        #expect(error(windows, .close(main)) == TransitionError.Reason.lastOne.description)
    }

    @Test("modals are shown over what presents them, and over each other") func modals() {
        let (filter, login) = (Screen("filter"), Screen("login"))
        // snippet.choose-modals
        let list = StackRoot(Screen("list"))
        let tabs = TabRoot(list, StackRoot(Screen("account")))
        list.perform(.present(filter))  // {[list]^filter*, [account]}
        tabs.perform(.present(login, style: .fullScreen))  // {[list]^filter*, [account]}^login
        tabs.perform(.dismiss())  // {[list]^filter*, [account]}
        // snippet.end
        expect(tabs, "{[list]^filter*, [account]}")
        #expect(tabs.top === filter)
        tabs.perform(.select(index: 1))
        #expect(tabs.top.node.name == "account")
    }

    @Test("a modal has the style that it is given") func styles() {
        let (filter, share, terms) = (Screen("filter"), Screen("share"), Screen("terms"))
        let list = StackRoot(Screen("list"))
        let windows = WindowManager(WindowRoot(list))
        // snippet.choose-styles
        list.perform(.present(filter, style: .pageSheet(detents: [.medium, .large], grabber: true)))
        list.perform(.present(share, style: .popover(from: "share button")))
        list.perform(.present(terms, style: .formSheet(dismissible: false)))  // has to be answered
        // snippet.end
        expect(windows, "[list]^filter^share^terms")
        #expect(list.top.node.presentationStyle?.isDismissible == false && filter.isVisible)
        list.perform(.present(Screen("tray"), style: .drawer(from: "left")))
        #expect(list.top.node.presentationStyle?.parameters == ["edge": "left"])
        #expect(picture(of: .popover(from: "share")) == "a bubble at share")
        #expect(
            [.formSheet(), .fullScreen, .drawer(from: "top")].map(picture) == ["a small sheet", "a screen", "a sheet"])
    }

    @Test("embedded content is shown as long as its holder is") func embedded() {
        let map = Screen("map")
        // snippet.choose-embedded
        let form = Screen("form")
        let stack = StackRoot(form)
        stack.perform(.embed(map, in: form))  // [form+map]
        // snippet.end
        expect(stack, "[form+map]")
        let windows = WindowManager(WindowRoot(stack))
        #expect(map.isVisible)
        stack.perform(.push(Screen("over")))
        #expect(!map.isVisible)
        expect(windows, "[form+map, over]")
    }

    @Test("show asks the root") func natural() {
        let (stack, tabs, split) = (StackRoot(Screen("a")), TabRoot(Screen("b")), SplitRoot(Screen("c")))
        stack.perform(.show(Screen("p")))
        tabs.perform(.show(Screen("p")))
        split.perform(.show(Screen("p")))
        expect(stack, "[a, p]")
        expect(tabs, "{b*}^p")
        expect(split, "(p | )")
    }
}

// snippet.comment-style
extension PresentationStyle {
    static func drawer(from edge: String) -> Self { .custom("drawer", ["edge": edge]) }
}
// snippet.end

// snippet.comment-style-kind
func picture(of style: PresentationStyle) -> String {
    switch style.kind {
    case .popover: "a bubble at \(style.anchor ?? "the middle")"
    case .formSheet: "a small sheet"
    default: style.covers ? "a screen" : "a sheet"
    }
}
// snippet.end
