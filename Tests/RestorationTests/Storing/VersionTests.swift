@_spi(Hosting) import Coordination
import CoordinationRestoration
import CoordinationTesting
import Foundation
import Testing

/// The app of version 1, which has written `Files/version-1.txt`.
private enum StoryRoute: Route, Codable { case list, story(id: Int, from: String), advert(Int), about }

private final class StoryCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "reader" }
    let root = StackRoot()
    init() { trigger(.list) }

    func prepareTransition(for route: StoryRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([Screen("list")])
        case .story(let id, _): .push(TextModel("story\(id)"))
        case .advert(let number): .present(Screen("advert\(number)"))
        case .about: .push(Screen("about"))
        }
    }
}

private final class TextModel: Presentable, StateRestorable {
    let node: Screen
    var kept = 40
    init(_ name: String) { node = Screen(name) }
}

/// The same app today: another type, another payload, a case less, another state.
private enum ReaderRoute: Route, Codable { case list, article(slug: String), about }

private final class ReaderCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "reader" }
    static var storedVersion: Int { 2 }
    let root = StackRoot()
    init() { trigger(.list) }

    static func migrate(_ route: inout StoredValue, from version: Int) {
        route.rename("story", to: "article")
        guard var story = route["article"], let id = story["id"]?.int else { return }
        story["slug"] = .string("story\(id)")
        story["id"] = nil
        route["article"] = story
    }

    func prepareTransition(for route: ReaderRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([Screen("list")])
        case .article(let slug): .push(PlaceModel(slug))
        case .about: .push(Screen("about"))
        }
    }
}

private final class PlaceModel: Presentable, StateRestorable {
    struct Place: Codable { var line: Int }
    static var keptVersion: Int { 2 }
    let node: Screen
    var kept = Place(line: 0)
    init(_ name: String) { node = Screen(name) }

    static func migrateKept(_ kept: inout StoredValue, from version: Int) { kept = ["line": kept] }
}

@Suite("A state of version 1") struct VersionTests {
    private var file: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Files/version-1.txt")
    }

    private func old() throws -> StoredState {
        let app = StoryCoordinator()
        app.trigger(.story(id: 7, from: "mail"))
        app.trigger(.about)
        app.trigger(.advert(1))
        return try app.stored()
    }

    @Test("is written as it was then") func isWritten() throws {
        if ProcessInfo.processInfo.environment["RECORD_STATE"] != nil {
            try old().text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == old().text)
    }

    @Test("is restored by an app whose type was renamed, whose payload has changed, and whose case has gone")
    func isMigrated() throws {
        let app = ReaderCoordinator()
        let report = try app.restore(StoredState(String(contentsOf: file, encoding: .utf8)))
        expect(app, "[list, story7, about]")
        #expect(app.root.node.child(at: 1).flatMap { $0 as? PlaceModel }?.kept.line == 40)
        #expect(report.losses.map(\.name) == ["advert1"])
        guard case .unknownRoute = report.losses.first?.detail else {
            Issue.record("\(report)")
            return
        }
    }

    @Test("a state of a newer app is named as such") func isNewer() throws {
        let app = ReaderCoordinator()
        app.trigger(.about)
        let fresh = StoryCoordinator()
        let report = try fresh.restore(app.stored())
        #expect(report.losses.map(\.detail).contains(.newer(version: 2)))
    }
}
