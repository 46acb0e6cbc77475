import Coordination
import CoordinationLinks
import CoordinationTesting
import CoordinationTools
import Foundation
import Testing

/// The part of the page on tools.
extension LinksPage {
    @Suite("The page on links: tools", .noUnhandledFailures) struct ToolTests {
        // snippet.links-problems
        @Test("every address leads to one place, and is printed as it was read") func addresses() {
            #expect(AppRoute.links.problems() == [])
        }
        // snippet.end

        @Test("the files for the systems") func systems() {
            func print(_ text: String) { #expect(!text.isEmpty) }
            // snippet.links-command
            let app = LinkedApp(appleIDs: ["ABCDE12345.com.example.shop"], androidPackage: "com.example.shop")
            // snippet.hide
            func exit(_ status: Int32) { #expect(status == 64) }
            enum CommandLine { static let arguments = ["links", "help"] }
            // snippet.show
            exit(LinkCommand(AppRoute.links, of: app).run(Array(CommandLine.arguments.dropFirst())))
            // snippet.end
            // snippet.links-systems
            print(AppRoute.links.appleFile(for: app, at: .https("shop.example")))
            print(AppRoute.links.androidFile(for: app))
            print(AppRoute.links.androidFilters)
            // snippet.end
            // snippet.comment-links-apple
            print(AppRoute.links.appleFile(for: app, at: .https("shop.example")))
            // snippet.end
            // snippet.comment-links-filters
            print(AppRoute.links.androidFilters)
            // snippet.end
            let file = AppRoute.links.appleFile(for: app, at: .https("shop.example"))
            // snippet.comment-links-served
            #expect(AppRoute.links.differences(fromServed: file, for: app, at: .https("shop.example")) == [])
            // snippet.end
            do {
                // snippet.comment-links-command
                let command = LinkCommand(AppRoute.links, of: LinkedApp(appleIDs: ["ABCDE12345.com.example.shop"]))
                exit(command.run(Array(CommandLine.arguments.dropFirst())))
                // snippet.end
            }
        }

        private let lockFile = FileManager.default.temporaryDirectory.appending(path: "page.links.lock")

        init() throws {
            let text = """
                # Where the addresses of the app lead. What was released is not taken away.
                /stores/7 -> AppRoute.tab(stores), StoresRoute.store(id: 7)
                /stores/shop/7 -> /stores/7
                """
            let isSound = AppRoute.links.problems(since: text).allSatisfy { $0.kind == .unrecorded }
            try (isSound ? AppRoute.links.lock(addingTo: text) : text)
                .write(to: lockFile, atomically: true, encoding: .utf8)
        }

        // snippet.links-lock
        @Test("an address that was released leads where it did") func released() throws {
            let lock = try String(contentsOf: lockFile, encoding: .utf8)
            #expect(AppRoute.links.problems(since: lock) == [])
        }
        // snippet.end
    }
}
