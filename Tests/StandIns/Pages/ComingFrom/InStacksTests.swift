import Coordination
import CoordinationSwiftUI
import CoordinationTesting
import CoordinationUIKit
import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("The page on NavigationStack", .noUnhandledFailures, .serialized) struct InStacksTests {
    init() {
        Toolkit.reset()
        Loop.reset()
    }

    private func opened(_ view: @escaping () -> any View) -> Stage {
        let stage = Stage(view)
        stage.open()
        Toolkit.idle()
        return stage
    }

    private func tap(_ title: String, on stage: Stage) -> Bool {
        let found = stage.tapButton(title)
        Toolkit.idle()
        return found
    }

    @Test("the app as it was pushes, filters, and borrows after a login") func before() throws {
        let router = InStacks.Router()
        let stage = opened { InStacks.AppView(router: router) }
        #expect(tap("Filter", on: stage) && tap("Crime", on: stage))
        #expect(router.genre == "crime" && router.sheet == nil)
        #expect(tap("Book 7", on: stage) && tap("Reviews", on: stage))
        #expect(router.shopPath == [.book(7), .reviews(7)])
        router.shopPath.removeLast()
        Toolkit.idle()
        #expect(tap("Borrow", on: stage) && router.sheet == .signIn)
        #expect(tap("Forgot?", on: stage) && tap("I am Ada", on: stage))
        #expect(router.tab == .shelf && router.loansPath == [7] && router.sheet == nil)
        router.open(try #require(URL(string: "https://books.example/books/8")))
        router.tab = .account
        Toolkit.idle()
        #expect(tap("Settings", on: stage) && router.isInSettings && router.shopPath == [.book(8)])
    }

    @Test("the shop on the third day: a tab of the old app, which borrows by the old router") func dayThree() throws {
        let router = InStacks.Router()
        // snippet.stack-around
        let around = ShopAround { id in router.showLoan(id) }
        let shop = TreeModel(around)
        // snippet.end
        let stage = opened { AppOfDayThreeView(router: router, shop: shop) }
        try around.frontmost(Books.BookList.self).open(7)
        Toolkit.idle()
        expect(around, "shop: [books, book]")
        try around.frontmost(Books.Book.self).borrow()
        Toolkit.idle()
        #expect(router.sheet == .signIn && tap("I am Ada", on: stage))
        #expect(router.tab == .shelf && router.loansPath == [7])
    }
}
