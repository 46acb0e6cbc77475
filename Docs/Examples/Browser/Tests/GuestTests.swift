@_spi(Hosting) import Coordination
import BrowserServer
import BrowserShop
import CoordinationTesting
import Foundation
import Testing

/// A page that keeps the newest letter.
final class Reader: Viewer {
    private(set) var letter: Letter?
    private(set) var hasLeft = false
    func send(_ letter: @escaping () -> Letter?) { self.letter = letter() }
    func leave() { hasLeft = true }
}

@Suite("Guests of the shop", .noUnhandledFailures) struct GuestTests {
    let time = ManualTime()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("guests-\(UUID())")

    func join(_ guest: Guest, window: Token? = nil, at address: String = "/", isCopy: Bool? = nil) throws -> (
        Tab, Reader
    ) {
        let reader = Reader()
        let join = Message.Join(
            window: window?.description, isCopy: isCopy, address: address, entry: nil, narrow: true)
        let tab = guest.join(reader, join)
        settle(tab)
        return (tab, reader)
    }

    /// Draws what comes, until nothing comes any more.
    func settle(_ tabs: Tab...) {
        for _ in 0..<12 {
            for tab in tabs { tab.host.hasDrawn(tab.host.version) }
            time.advance(by: .milliseconds(60))
        }
    }

    func tap(_ title: String, in tab: Tab, of guest: Guest, with tabs: Tab...) throws {
        let controls = tab.host.page.alert?.choices.map(\.control) ?? tab.host.page.layers.last.map(Self.controls) ?? []
        let control = try #require(
            controls.first { $0.title.contains(title) }, "\(title) among \(controls.map(\.title))")
        guest.read(Message(move: control.move, seen: tab.host.page.mark), in: tab)
        settle(tab)
        for other in tabs { settle(other) }
    }

    static func controls(of part: Page.Part) -> [Page.Control] {
        [part.way, part.back, part.close].compactMap(\.self) + (part.offers ?? [])
            + (part.places ?? []).compactMap(\.self).flatMap(controls)
    }

    @Test("a tab is a window of its guest, and tabs share the session") func tabs() throws {
        let guest = Guest(time: time)
        let (first, _) = try join(guest)
        try tap("Skip", in: first, of: guest)
        let (second, _) = try join(guest, at: "/account/settings")
        #expect(guest.storefront.windows.windows.count == 2)
        try tap("I am Ada", in: second, of: guest, with: first)
        #expect(second.host.page.title == "Settings")
        try tap("Account", in: first, of: guest)
        #expect(first.host.page.title == "Account")
        try tap("Sign out", in: second, of: guest, with: first)
        #expect([first, second].allSatisfy { $0.host.page.tree.contains("{[stores]*") })
        #expect(guest.storefront.windows.windows.count == 2)
    }

    @Test("tabs have one basket, which is empty after signing out") func basket() throws {
        let guest = Guest(time: time)
        let (first, _) = try join(guest, at: "/do/cart/add/3")
        try tap("Do it", in: first, of: guest)
        try tap("Skip", in: first, of: guest)
        let (second, _) = try join(guest, at: "/cart")
        #expect("\(second.host.page.layers)".contains("Total:"))
        let (third, _) = try join(guest, at: "/do/sign-out")
        try tap("Do it", in: third, of: guest, with: first, second)
        try tap("Cart", in: third, of: guest)
        #expect("\(third.host.page.layers)".contains("Nothing is in it yet."))
    }

    @Test("a page that comes again shows its window, and a copy of it another one") func pages() throws {
        let guest = Guest(time: time)
        let (tab, reader) = try join(guest)
        try tap("Skip", in: tab, of: guest)
        let (again, second) = try join(guest, window: tab.key)
        #expect(again === tab && reader.hasLeft && !second.hasLeft)
        let (copy, _) = try join(guest, window: tab.key, isCopy: true)
        #expect(copy.key != tab.key && !second.hasLeft)
    }

    @Test("an address that acts asks first, and no id of another's question is to be named") func deeds() throws {
        let guest = Guest(time: time)
        let (tab, _) = try join(guest)
        try tap("Skip", in: tab, of: guest)
        let (second, _) = try join(guest, at: "/do/cart/add/1")
        let alert = try #require(second.host.page.alert)
        guest.read(Message(move: alert.choices[0].control.move, seen: second.host.page.mark), in: tab)
        settle(tab, second)
        #expect(second.host.page.alert == alert)
        #expect(tab.host.page.said?.text.hasPrefix("That has just changed") == true)
    }

    @Test("an idle guest is stored, dropped and forgotten, and comes back") func idle() throws {
        let guests = try Guests(in: folder, idle: .seconds(60), time: time)
        defer { try? FileManager.default.removeItem(at: folder) }
        let token = guests.session(of: nil)
        weak var dropped: Guest?
        var key: Token?
        do {
            let guest = try #require(guests.guest(of: token))
            let (tab, reader) = try join(guest)
            try tap("Skip", in: tab, of: guest)
            try tap("Harbour", in: tab, of: guest)
            tab.leave(reader)
            (dropped, key) = (guest, tab.key)
        }
        time.advance(by: .seconds(50))
        #expect(guests.count == 1)
        for _ in 0..<6 { time.advance(by: .seconds(5)) }
        #expect(guests.count == 0 && dropped == nil)
        #expect(guests.session(of: token) == token)
        let guest = try #require(guests.guest(of: token))
        let (tab, _) = try join(guest, window: key, at: "/stores/1")
        #expect(tab.host.page.title == "Harbour Tea")
        #expect(tab.host.page.entries.map(\.address) == ["/stores/all", "/stores/1"])
    }

    @Test("a stored guest that ends the server twice is not restored again") func guarded() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let guests = try Guests(in: folder, time: time)
        let token = guests.session(of: nil)
        let guest = try #require(guests.guest(of: token))
        let (first, _) = try join(guest)
        try tap("Skip", in: first, of: guest)
        let (tab, _) = try join(guest, at: "/account/settings")
        try tap("I am Ada", in: tab, of: guest, with: first)
        guests.storeAll()
        for isThere in [true, true, false, false] {
            // One that ends before it stores the guest again.
            let restarted = try Guests(in: folder, time: ManualTime())
            #expect(restarted.session(of: token) == token)
            let restored = try JSONEncoder().encode(#require(restarted.guest(of: token)).toStore())
            #expect(String(decoding: restored, as: UTF8.self).contains("Ada") == isThere)
        }
    }

    @Test("a session that was not given out here is another one") func sessions() throws {
        let guests = try Guests(in: folder, time: time)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(Token("../../../../../../../etc/passwd00") == nil && Token(String(repeating: "A", count: 32)) == nil)
        let madeUp = Token()
        let given = guests.session(of: madeUp)
        #expect(given != madeUp && guests.session(of: given) == given)
    }
}
