@_spi(Hosting) import Coordination
import CoordinationTesting

extension ErrorExample {
    static let places = [
        ErrorExample("it is not one of these tabs") {
            let tabs = TabRoot(Screen("news"), Screen("account"))
            return heard { tabs.perform(.select(Screen("search")), completion: $0) }
        },
        ErrorExample("it is not one of these pages") {
            let pages = PageRoot(Screen("one"), Screen("two"))
            return heard { pages.perform(.set(Screen("three"), direction: .forward), completion: $0) }
        },
        ErrorExample("these pages do not form a pair") {
            let (two, three) = (Screen("two"), Screen("three"))
            let pages = PageRoot(Screen("one"), two, three, isDoubleSided: true)
            return heard { pages.perform(.set(two, three, direction: .forward), completion: $0) }
        },
        ErrorExample("there is no page in that direction") {
            let pages = PageRoot(Screen("one"), Screen("two"))
            return heard { pages.perform(.turn(.reverse), completion: $0) }
        },
        ErrorExample("the indices run from 0 to …") {
            let tabs = TabRoot(Screen("news"), Screen("account"))
            return heard { tabs.perform(.select(index: 2), completion: $0) }
        },
        ErrorExample("the only index is 0") {
            let tabs = TabRoot(Screen("news"))
            return heard { tabs.perform(.select(index: 1), completion: $0) }
        },
        ErrorExample("there is nothing to choose from") {
            let tabs = TabRoot()
            return heard { tabs.perform(.select(index: 0), completion: $0) }
        },
        ErrorExample("it is the last one") {
            let news = Screen("news")
            let tabs = TabRoot(news)
            return heard { tabs.perform(.remove(news), completion: $0) }
        },
        ErrorExample("the column is empty") {
            let split = SplitRoot(Screen("folders"))
            return heard { split.perform(Transition("clear") { editor in try editor.remove(at: 1) }, completion: $0) }
        },
        ErrorExample("the column holds '…'") {
            let split = SplitRoot(Screen("folders"), Screen("mail"))
            let insert = Transition<SplitRoot>("insert") { editor in try editor.insert(Screen("draft"), at: 1) }
            return heard { split.perform(insert, completion: $0) }
        },
        ErrorExample("… were given and there are … columns") {
            let split = SplitRoot(Screen("folders"), Screen("mail"))
            return heard { split.perform(.set([Screen("a"), Screen("b"), Screen("c")]), completion: $0) }
        },
        ErrorExample("… were given and there is one place") {
            let window = WindowRoot(Screen("home"), name: "main")
            let fill = Transition<WindowRoot>("fill") { editor in
                try editor.perform(.set([Screen("news"), Screen("account")]))
            }
            return heard { window.perform(fill, completion: $0) }
        },
        ErrorExample("there are no columns") {
            let stack = StackRoot(Screen("news"), Screen("article"))
            return heard { stack.node.report(.stepped(to: stack.screens[0].node.id), completion: $0) }
        },
        ErrorExample("this layout has no selection") {
            let stack = StackRoot(Screen("news"), Screen("article"))
            let select = Transition<StackRoot>("first") { editor in try editor.select(index: 0) }
            return heard { stack.perform(select, completion: $0) }
        },
    ]
}
