import Coordination

extension Picture {
    static let transitions: [Picture] =
        [landing] + [
            stack, nestedStacks, tabs, pages, spread, split, windows, modals, embedded, checkout, history,
        ]

    private static let landing: Picture = {
        let article = Screen("article")
        let app = TabRoot(StackRoot(Screen("news"), article), StackRoot(Screen("account")))
        let windows = WindowManager(WindowRoot(app, name: "main"))
        app.perform(.present(StackRoot(Screen("email"))))
        return Picture("Tree", in: .coordination, of: windows)
    }()
}

/// One for each root, for those who choose.
extension Picture {
    private static let stack: Picture = {
        let stack = StackRoot(Screen("list"))
        let before = Picture("Stack", in: .transitions, of: stack)
        stack.perform(.push(Screen("article")))
        return before.then(".push(article)", stack)
    }()

    private static let nestedStacks: Picture = {
        let about = StackRoot(Screen("about"))
        let stack = StackRoot(Screen("home"), about)
        let before = Picture("Nested-stacks", in: .transitions, of: stack)
        about.perform(.push(Screen("web")))
        return before.then(".push(web)", stack)
    }()

    private static let tabs: Picture = {
        let account = StackRoot(Screen("account"))
        let tabs = TabRoot(StackRoot(Screen("news"), Screen("article")), account)
        let before = Picture("Tabs", in: .transitions, of: tabs)
        tabs.perform(.select(account))
        return before.then(".select(account)", tabs)
    }()

    private static let pages: Picture = {
        let pages = PageRoot(Screen("welcome"), Screen("features"), Screen("start"))
        let before = Picture("Pages", in: .transitions, of: pages)
        pages.perform(.turn(.forward))
        return before.then(".turn(.forward)", pages)
    }()

    private static let spread: Picture = {
        let pages = PageRoot(Screen("p1"), Screen("p2"), Screen("p3"), Screen("p4"), loops: true, isDoubleSided: true)
        let before = Picture("Double-sided-pages", in: .transitions, of: pages)
        pages.perform(.turn(.forward))
        return before.then(".turn(.forward)", pages)
    }()

    private static let split: Picture = {
        let split = SplitRoot(StackRoot(Screen("folders")), StackRoot(Screen("letters")), columns: 3)
        let before = Picture("Split", in: .transitions, of: split)
        split.perform(.showDetail(Screen("letter")))
        return before.then(".showDetail(letter)", split)
    }()

    private static let windows: Picture = {
        let windows = WindowManager(WindowRoot(StackRoot(Screen("list"), Screen("article")), name: "main"))
        windows.perform(.open(WindowRoot(StackRoot(Screen("draft")), name: "editor")))
        return Picture("Windows", in: .transitions, of: windows)
    }()

    private static let modals: Picture = {
        let list = StackRoot(Screen("list"))
        let app = TabRoot(list, StackRoot(Screen("account")))
        let windows = WindowManager(WindowRoot(app, name: "main"))
        list.perform(.present(Screen("filter"), style: .sheet()))
        app.perform(.present(Screen("login"), style: .sheet(dismissible: false)))
        list.perform(.alert("Discard?", choices: [.cancel()]))
        return Picture("Modals", in: .transitions, of: windows)
    }()

    private static let embedded: Picture = {
        let form = Screen("form")
        let stack = StackRoot(Screen("places"), form)
        stack.perform(.embed(Screen("map"), in: form))
        return Picture("Embedded", in: .transitions, of: stack)
    }()
}

/// For those who write verbs and roots of their own.
extension Picture {
    private static let checkout: Picture = {
        let (cart, orders) = (StackRoot(Screen("cart"), Screen("payment")), StackRoot(Screen("orders")))
        let shop = TabRoot(cart, orders)
        cart.perform(.present(Screen("card")))
        let before = Picture("Finish-checkout", in: .transitions, of: shop)
        shop.perform(.finishCheckout(cart: cart, orders: orders, order: Screen("order")) {})
        return before.then(".finishCheckout(...)", shop)
    }()

    private static let history: Picture = {
        let browser = BrowserCoordinator("start")
        browser.trigger(.open(address: "news"))
        browser.trigger(.open(address: "sports"))
        let before = Picture("History", in: .transitions, of: browser)
        browser.trigger(.back)
        let back = before.then(".back", browser)
        browser.trigger(.open(address: "weather"))
        return back.then(".open(weather)", browser)
    }()
}
