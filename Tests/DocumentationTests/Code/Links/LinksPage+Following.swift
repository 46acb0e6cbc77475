import Coordination
import CoordinationLinks
import CoordinationFoundation
import CoordinationTesting
import CoordinationTools
import Foundation
import Testing

/// The parts of the page on following an address, and on the address of what is shown.
extension LinksPage {
    @Suite("The page on links: following", .noUnhandledFailures) struct FollowingTests {
        @Test("following, before it and after") func following() throws {
            let app = AppCoordinator()
            let windows = WindowManager(WindowRoot(app, name: "main"))
            do {
                let link = try AppRoute.links.link(for: "/stores/12/products/6")
                var lines: [String] = []
                func print(_ hop: PreviewedHop) { lines.append("// \(hop)") }
                // snippet.links-preview
                for hop in windows.preview(of: link) { print(hop) }
                // AppRoute.tab(stores): by AppCoordinator at /0/0
                // StoresRoute.store(id: 12): by StoresCoordinator at /0/0/0
                // ProductRoute.product(id: 6, sort: nil, part: nil): not there yet
                // snippet.end
                #expect(
                    lines == [
                        "// AppRoute.tab(stores): by AppCoordinator at /0/0",
                        "// StoresRoute.store(id: 12): by StoresCoordinator at /0/0/0",
                        "// ProductRoute.product(id: 6, sort: nil, part: nil): not there yet",
                    ])
            }
            // snippet.links-follow
            let link = try AppRoute.links.link(for: "https://shop.example/stores/12/products/6?sort=price#reviews")
            windows.trigger(link)
            expect(windows, "main: {[stores, [store-12, product-6]]*, [account]}")
            // snippet.end
            // snippet.links-shown
            print(windows.address(by: AppRoute.links) ?? "none")  // /stores/12/products/6?sort=price#reviews
            // snippet.end
            #expect(windows.address(by: AppRoute.links) == "/stores/12/products/6?sort=price#reviews")
            var bar: [String] = []
            // snippet.links-observe
            windows.observeAddress(by: AppRoute.links) { address in bar.append(address ?? "") }
            // snippet.end
            // snippet.comment-links-observe
            windows.observeAddress(by: AppRoute.links) { address in bar.append(address ?? "") }
            // snippet.end
            // snippet.comment-links-trigger
            windows.trigger(try AppRoute.links.link(for: "https://shop.example/stores/12"))
            // snippet.end
            // snippet.comment-links-preview
            for hop in windows.preview(of: link) { print(hop) }
            // snippet.end
            // snippet.comment-links-shown
            app.trigger(try AppRoute.links.link(for: "/stores/12"))
            print(app.address(by: AppRoute.links) ?? "")  // /stores/12
            // snippet.end
            let lock = AppRoute.links.lock()
            // snippet.comment-links-lock
            #expect(AppRoute.links.problems(since: lock) == [])
            // snippet.end
            #expect(
                bar == Array(repeating: "/stores/12/products/6?sort=price#reviews", count: 2)
                    + ["/stores/12", "/stores/12"])
            #expect(app.address(by: AppRoute.links) == "/stores/12")
        }

        @Test("the address of what is shown, awaited") @MainActor func awaited() async throws {
            let windows = WindowManager(WindowRoot(AppCoordinator(), name: "main"))
            let reading = Task.immediate { @MainActor in
                var bar: [String] = []
                // snippet.links-awaited
                let addresses = AsyncStream { windows.observeAddress(by: AppRoute.links, $0) }
                for await address in addresses { bar.append(address ?? "") }
                // snippet.end
                return bar
            }
            windows.trigger(try AppRoute.links.link(for: "/stores/12"), completion: nil)
            reading.cancel()
            #expect(await reading.value == ["/stores", "/stores/12"])
        }

        @Test("a link that the list refuses goes to the browser") func refused() throws {
            let windows = WindowManager(WindowRoot(AppCoordinator(), name: "main"))
            var inBrowser: [URL] = []
            func openInBrowser(_ url: URL) { inBrowser.append(url) }
            // snippet.links-refused
            func open(_ url: URL) {
                do {
                    windows.trigger(try AppRoute.links.link(for: url))
                } catch {
                    openInBrowser(url)
                }
            }
            // snippet.end
            open(try #require(URL(string: "https://shop.example/stores/12")))
            open(try #require(URL(string: "https://shop.example/stores/12x")))
            #expect(inBrowser.map(\.absoluteString) == ["https://shop.example/stores/12x"])
            expect(windows, "main: {[stores, [store-12]]*, [account]}")
        }
    }
}
