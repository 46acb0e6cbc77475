import Coordination
import CoordinationSwiftUI
import SwiftUI

// snippet.stack-screens
extension Books.BookList: SwiftUIScreen {
    var view: some View {
        InStacks.BookListView(open: { self.open($0) }, filter: { self.send(Books.ShopRoute.filter) })
    }
}

extension Books.Filter: SwiftUIScreen {
    var view: some View { Button("Crime") { self.choose("crime") } }
}
// snippet.end

// snippet.stack-day-three
struct AppOfDayThreeView: View {
    let router: InStacks.Router
    let shop: TreeModel

    var body: some View {
        @Bindable var router = router
        TabView(selection: $router.tab) {
            TreeView(shop).tag(InStacks.Tab.shop)
            InStacks.ShelfTab(router: router).tag(InStacks.Tab.shelf)
            InStacks.AccountTab(router: router).tag(InStacks.Tab.account)
        }
        .sheet(item: $router.sheet, onDismiss: { router.goOn() }) { _ in
            InStacks.SignInView { router.signedIn(as: $0) }
        }
    }
}
// snippet.end
