import Coordination
import CoordinationRestoration
import CoordinationTesting
import Shop
import Testing

@Suite("A kill in the middle of something", .noUnhandledFailures, .navigationCoverage) struct MomentTests {
    /// All that was ever written: what a kill may have left.
    private final class Moments: StateStore {
        private let session: VisitorSession
        private(set) var all: [(notes: ShopNotes, text: String)] = []

        init(_ session: VisitorSession) {
            self.session = session
        }

        func read() -> String? { nil }

        func write(_ text: String?) {
            if let text { all.append((ShopNotes(session), text)) }
        }
    }

    private func go<R: Route>(_ route: R, in windows: WindowManager) throws {
        try windows.router(for: R.self).trigger(route)
    }

    @Test("finds an order paid, with its receipt, or not paid and at the till") func pays() throws {
        let session = VisitorSession(of: .ada)
        let time = ManualTime()
        let windows = Storefront(session: session, isFirstVisit: false, time: time).windows
        let moments = Moments(session)
        let keeper = StateKeeper(of: windows, in: moments)
        #expect(keeper.begin() == .nothing)
        keeper.save()
        let steps: [() throws -> Void] = [
            { try go(CartRoute.add(7), in: windows) }, { try go(AppRoute.tab(.cart), in: windows) },
            { try go(CartRoute.checkout, in: windows) }, { try go(CartRoute.pay, in: windows) }, { windows.back() },
        ]
        for step in steps {
            try step()
            time.advance(by: .zero)
        }
        #expect(moments.all.count == 6)

        for moment in moments.all.dropFirst() {
            let session = moment.notes.session
            let windows = Storefront(session: session, isFirstVisit: false, time: ManualTime()).windows
            let report = try windows.restore(StoredState(moment.text))
            #expect(report.isWhole)
            let tree = "\(windows.tree)"
            if tree.contains("receipt") { #expect(try windows.frontmost(ReceiptModel.self).total == 2400) }
            #expect(!tree.contains("receipt") || session.orders.count == 1)
            #expect(!tree.contains("checkout") || session.orders.isEmpty)
            // What is left to do is done: all in all it is paid once.
            if session.orders.isEmpty, !tree.contains("checkout") { try go(CartRoute.checkout, in: windows) }
            if session.orders.isEmpty { try go(CartRoute.pay, in: windows) }
            #expect(session.orders.map(\.total) == [2400])
        }
    }
}
