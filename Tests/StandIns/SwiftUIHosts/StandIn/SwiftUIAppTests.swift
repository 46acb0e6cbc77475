// The stand-in begins an app, and ends it.
#if STAND_IN
    import CoordinationTesting
    import SwiftUI
    import Testing
    import UIKit

    import CoordinationUIKit

    @testable import SwiftUINotes

    @Suite("The page on adding it to a SwiftUI app", .onScreen) @MainActor struct SwiftUIAppTests {
        @Test("the code of the page leads from nothing to a second screen") func notes() throws {
            Toolkit.reset()
            Loop.reset()
            NotesApp.main()
            Toolkit.idle()
            let hosting = try #require(Desktop.windows.first?.rootViewController)
            let tree = try #require(hosting.children.first as? TreeController)
            #expect(tree.drawn == "[notes]")
            let list = try #require(tree.children.first?.children.first as? any Staged)
            #expect(list.stage?.tapButton("First note") == true)
            Toolkit.idle()
            #expect(tree.drawn == "[notes, note]")
        }
    }
#endif
