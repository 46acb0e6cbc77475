@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationHistory
import CoordinationMoves
import CoordinationRestoration
import CoordinationTesting
import Foundation
import Testing

/// Recordings that were written when the format was new, and have to be played for ever.
@Suite("A recording in a file")
struct RecordedFilesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Files")

    private func recording(_ name: String) throws -> Recording {
        try Recording(String(contentsOf: Self.folder.appendingPathComponent("\(name).recording"), encoding: .utf8))
    }

    /// Everything that a step can be.
    static func journey(_ app: Library) {
        let host = TestHost(app.windows)
        app.library.trigger(.list)
        app.library.weakRouter.trigger(.book(7), with: .revealing)
        app.windows.do(.tap("next", on: "book 7"))
        app.time.advance(by: .milliseconds(2500))
        app.windows.back(2)
        app.library.root.screens[0].send(LibraryRoute.form) { _ in }
        (app.windows.presentable(at: "/0/0^0") as? Form)?.kept = "Dear \"Anna\"\n"
        host.dragAway()
        app.library.trigger([Hop(LibraryRoute.book(1)), Hop(LibraryRoute.welcome)])
        host.answer("go")
        app.library.trigger(.account)
        (app.windows.presentable(at: "/0/0^0") as? Login)?.finish(with: "anna")
        app.library.trigger(.borrowed(3))
        app.session.allows = true
        app.session.checks.removeFirst()()
        app.windows.gatesChanged()
        host.isHolding = true
        app.library.trigger(.book(5))
        host.acknowledge()
        host.swipeBack()
        app.library.trigger(.book(6))
        host.refuse("there is no room")
        app.library.recover(to: .list)
    }

    @Test("is played as when it was written")
    func played() throws {
        let app = Library()
        let replay = try app.play(recording("library"))
        #expect(replay.difference == nil, "\(replay)")
        let again = Library()
        let recorder = Recorder(of: again.windows, version: "1.0")
        Self.journey(again)
        #expect("\(again.windows.tree)" == "\(app.windows.tree)")
        #expect(again.session.effects == app.session.effects)
        #expect("\(recorder.recording)" == "\(try recording("library"))")
    }

    @Test("is played by an app in which a route has another name, and there is a case more")
    func migrated() throws {
        let windows = WindowManager(WindowRoot(NewLibrary()))
        let replay = try recording("books").play(on: windows)
        #expect(replay.difference == nil, "\(replay)")
        #expect("\(windows.tree)" == #"[splash, "book 7", "book 8"]"#)
    }
}

extension Navigable {
    fileprivate func presentable(at path: String) -> (any Presentable)? {
        TreePath(path).flatMap { presentable(at: $0) }
    }
}

private enum NewRoute: Route, Codable { case volume(Int), shelf }

/// The library after an update.
private final class NewLibrary: Coordinator, Restorable {
    static var storedName: StaticString { "library" }
    static var storedVersion: Int { 2 }
    let root = StackRoot(Screen("splash"))

    static func migrate(_ route: inout StoredValue, from version: Int) { route.rename("book", to: "volume") }

    func prepareTransition(for route: NewRoute) -> Transition<StackRoot> {
        switch route {
        case .volume(let number): .push(Screen("book \(number)"))
        case .shelf: .none()
        }
    }
}
