import Coordination
import CoordinationTesting
import Testing

/// The code of the pages of the roots.
@Suite("The pages of the roots", .noUnhandledFailures) struct RootPages {
    @Test("a stack") func stack() {
        let (list, article, other) = (Screen("list"), Screen("article"), Screen("other"))
        // snippet.root-stack
        let stack = StackRoot(list)
        stack.perform(.push(article))  // [list, article]
        // snippet.hide
        expect(stack, "[list, article]")
        // snippet.show
        stack.perform(.replaceTop(other))  // [list, other]
        // snippet.hide
        expect(stack, "[list, other]")
        // snippet.show
        stack.perform(.pop())  // [list]
        // snippet.end
        expect(stack, "[list]")
    }

    @Test("tabs") func tabs() {
        let (news, account, search) = (Screen("news"), Screen("account"), Screen("search"))
        // snippet.root-tabs
        let tabs = TabRoot(news, account)  // {news*, account}
        tabs.perform(.select(account))  // {news, account*}
        // snippet.hide
        expect(tabs, "{news, account*}")
        // snippet.show
        tabs.perform(.insert(search, at: 1))  // {news, search, account*}
        // snippet.hide
        expect(tabs, "{news, search, account*}")
        // snippet.show
        tabs.perform(.remove(account))  // {news*, search}
        // snippet.end
        expect(tabs, "{news*, search}")
    }

    @Test("pages") func pages() {
        let (welcome, features, start) = (Screen("welcome"), Screen("features"), Screen("start"))
        // snippet.root-pages
        let tour = PageRoot(welcome, features, start)  // <welcome*, features, start>
        tour.perform(.turn(.forward))  // <welcome, features*, start>
        // snippet.hide
        expect(tour, "<welcome, features*, start>")
        // snippet.show
        tour.perform(.set(welcome, direction: .reverse))  // <welcome*, features, start>
        // snippet.end
        expect(tour, "<welcome*, features, start>")
    }

    @Test("a split") func split() {
        let (folders, letters, letter) = (Screen("folders"), Screen("letters"), Screen("letter"))
        // snippet.root-split
        let mail = SplitRoot(folders, columns: 3)  // (folders | | )
        mail.perform(.fill(column: 1, with: letters))  // (folders* | letters | )
        // snippet.hide
        expect(mail, "(folders* | letters | )")
        // snippet.show
        mail.perform(.showDetail(letter))  // (folders | letters | letter)
        // snippet.hide
        expect(mail, "(folders | letters | letter)")
        // snippet.show
        mail.perform(.clear(column: 2))  // (folders | letters | )
        // snippet.end
        expect(mail, "(folders | letters | )")
    }

    @Test("a window") func window() {
        let (home, login, terms) = (Screen("home"), Screen("login"), Screen("terms"))
        // snippet.root-window
        let main = WindowRoot(home, name: "main")  // main: home
        main.perform(.setRoot(login))  // main: login
        // snippet.hide
        expect(main, "main: login")
        // snippet.show
        main.perform(.present(terms))  // main: login^terms
        // snippet.end
        expect(main, "main: login^terms")
    }

    @Test("the manager of windows") func windows() {
        let (home, draft) = (Screen("home"), Screen("draft"))
        // snippet.root-windows
        let (main, editor) = (WindowRoot(home, name: "main"), WindowRoot(draft, name: "editor"))
        let windows = WindowManager(main)
        windows.perform(.open(editor))  // main: home; editor: draft
        // snippet.hide
        expect(windows, "main: home; editor: draft")
        // snippet.show
        windows.perform(.bringToFront(main))  // editor: draft; main: home
        // snippet.hide
        expect(windows, "editor: draft; main: home")
        // snippet.show
        windows.perform(.close(editor))  // main: home
        // snippet.end
        expect(windows, "main: home")
    }
}
