import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

// snippet.quick-start-test
@Suite("Notes", .noUnhandledFailures) struct NotesTests {
    @Test("a note opens on top of the list, and the user goes back") func opens() throws {
        let notes = NotesCoordinator()
        try notes.frontmost(NoteList.self).open(1)
        expect(notes, "[notes, note]")
        #expect(try notes.frontmost(Note.self).number == 1)
        notes.back()
        expect(notes, "[notes]")
    }
}
// snippet.end

@Suite("The quick start in UIKit") struct QuickStartTests {
    @Test("its code draws a first screen and a second") func notes() throws {
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
}
