import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite("The page on adding it to a UIKit app") struct UIKitAppTests {
    @Test("the code of the page leads from nothing to a second screen") func notes() throws {
        Toolkit.reset()
        UIApplication.shared.makeSceneDelegate = { SceneDelegate() }
        let scene = UIApplication.shared.connect()
        Toolkit.idle()
        let tree = try #require(scene.windows.first?.rootViewController as? TreeController)
        #expect(tree.drawn == "[notes]")
        let app = try #require(tree.app as? NotesCoordinator)
        try app.frontmost(NoteList.self).open(1)
        Toolkit.idle()
        #expect(tree.drawn == "[notes, note]")
    }

    // snippet.uikit-app-test
    @Test("a note opens on top of the list") func opens() throws {
        let notes = NotesCoordinator()
        try notes.frontmost(NoteList.self).open(1)
        expect(notes, "[notes, note]")
    }
    // snippet.end
}
