import Coordination
import CoordinationLinks
import CoordinationRestoration
import CoordinationTesting
import HostUnderTest
import Foundation
import ScenesUnderTest
import Testing
import UIKit

/// One process of an app with a scene for each window.
@MainActor private final class Process {
    let desk = Desk()
    let scenes: TreeScenes
    var comebacks: [RestorationResult] = []
    var opensByRoute = false
    var terms = RestorationTerms()
    private var routed = 100

    init() {
        Toolkit.reset()
        Toolkit.device.supportsMultipleScenes = true
        let windows = desk.root
        weak var process: Process?
        scenes = TreeScenes(
            windows,
            onURL: { url in
                do {
                    windows.trigger(try SheetRoute.links.link(for: url.path))
                } catch { Issue.record(error) }
            }, newWindow: { process?.make() })
        process = self
        let scenes = scenes
        UIApplication.shared.makeSceneDelegate = { process.map { SceneDelegate($0) } ?? SceneDelegate() }
        UIApplication.shared.onDiscard = { scenes.didDiscard($0) }
    }

    private func make() -> (any Presentable)? {
        if !opensByRoute { return WindowRoot(SheetCoordinator(), name: "user") }
        routed += 1
        desk.trigger(.open(routed))
        return desk.root.windows.last
    }

    /// The user opens a scene, or an old one comes back.
    @discardableResult
    func connect(_ session: UISceneSession? = nil, url: String? = nil) -> UISceneSession {
        let urls = url.flatMap { URL(string: $0) }.map { [$0] } ?? []
        if let session { return UIApplication.shared.connect(session, urls: urls).session }
        return UIApplication.shared.connect(urls: urls).session
    }

    func drawn(_ session: UISceneSession) -> String {
        let window = (session.scene as? UIWindowScene)?.windows.first
        return (window?.rootViewController as? TreeController)?.drawn ?? "nothing"
    }

    func sheet(_ session: UISceneSession) -> SheetCoordinator? {
        let window = session.scene.flatMap { scenes.window(of: $0) }
        return window?.node.children.first as? SheetCoordinator
    }

    var isWhole: Bool { comebacks.allSatisfy { $0 == .restored(RestorationReport()) } }
}

@MainActor private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    weak var process: Process?
    var window: UIWindow?

    override init() {}
    init(_ process: Process) { self.process = process }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let process else { return }
        window = process.scenes.connect(scene, connectionOptions, restoring: process.terms) {
            process.comebacks.append($0)
        }
    }

    func sceneDidBecomeActive(_ scene: UIScene) { process?.scenes.didBecomeActive(scene) }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        process?.scenes.activity(for: scene, terms: process?.terms ?? RestorationTerms())
    }
}

@Suite("Several scenes whose app was killed", .serialized) @MainActor struct KilledScenesTests {
    /// Scenes for the window of the launch, for one of the user's, and for one that a route has opened.
    private func threeScenes() throws -> [UISceneSession] {
        let process = Process()
        let main = process.connect()
        Toolkit.idle()
        let user = process.connect()
        Toolkit.idle()
        process.desk.trigger(.open(3))
        Toolkit.idle()
        let sessions = UIApplication.shared.openSessions
        let third = try #require(sessions.first { $0 !== main && $0 !== user })
        for (number, session) in [main, user, third].enumerated() {
            process.sheet(session)?.trigger(.page(number))
            Toolkit.idle()
            #expect(process.drawn(session) == "[start, page\(number)]")
            (process.sheet(session)?.root.node.children.last as? NoteModel)?.kept = "typed \(number)"
        }
        for session in [main, user, third] { UIApplication.shared.background(try #require(session.scene)) }
        return [main, user, third]
    }

    @Test(
        "show each its own window, in whatever order they come, with a URL for one of them",
        arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]], [0, 1, 2, 3])
    func everyOrder(order: [Int], opened: Int) throws {
        let sessions = try threeScenes()
        let process = Process()
        for index in order {
            process.connect(sessions[index], url: index == opened ? "shop:/pages/9" : nil)
            if order[0] == 0 { Toolkit.idle() }
        }
        Toolkit.idle()
        for (index, session) in sessions.enumerated() {
            #expect(process.drawn(session) == "[start, page\(index)\(index == opened ? ", page9" : "")]", "\(order)")
        }
        #expect(process.isWhole && process.comebacks.count == 3, "\(process.comebacks)")
        #expect(process.desk.root.windows.count == 3 && UIApplication.shared.connectedScenes.count == 3)
        let notes = process.desk.root.windows.flatMap { ($0.content as? SheetCoordinator)?.root.node.children ?? [] }
            .compactMap { ($0 as? NoteModel)?.kept }.filter { !$0.isEmpty }
        #expect(Set(notes) == ["typed 0", "typed 1", "typed 2"])
        #expect(process.desk.problems == [] && Toolkit.faults == [])
    }

    @Test("a scene that comes back to a living app takes nothing back") func living() throws {
        let sessions = try threeScenes()
        let process = Process()
        for session in sessions { process.connect(session) }
        Toolkit.idle()
        UIApplication.shared.disconnect(sessions[1], isDiscarded: false)
        process.desk.root.windows.compactMap { $0.content as? SheetCoordinator }.forEach { $0.trigger(.page(50)) }
        Toolkit.idle()
        process.connect(sessions[1])
        Toolkit.idle()
        for (index, session) in sessions.enumerated() {
            #expect(process.drawn(session) == "[start, page\(index), page50]")
        }
        #expect(process.comebacks.count == 3 && process.desk.root.windows.count == 3)
    }

    @Test("a window that was closed before stays closed, and its place is that of the next new scene") func closedMain()
        throws
    {
        let sessions = try threeScenes()
        let process = Process()
        process.connect(sessions[1])
        process.connect(sessions[2])
        Toolkit.idle()
        process.desk.trigger(.open(7))
        Toolkit.idle()
        #expect(UIApplication.shared.connectedScenes.count == 3)
        let fresh = process.connect()
        Toolkit.idle()
        let scene = try #require(fresh.scene)
        #expect(process.drawn(fresh) == "[start]" && process.scenes.window(of: scene)?.node.name == "main")
    }

    @Test("a window that is opened by a route inside newWindow has one scene") func openedByRoute() throws {
        let process = Process()
        process.opensByRoute = true
        process.connect()
        Toolkit.idle()
        let session = process.connect()
        Toolkit.idle()
        #expect(process.desk.root.windows.map(\.node.name) == ["main", "window101"])
        #expect(UIApplication.shared.connectedScenes.count == 2 && process.drawn(session) == "[start]")
        UIApplication.shared.background(try #require(session.scene))
        let next = Process()
        next.connect(session)
        Toolkit.idle()
        #expect(next.desk.root.windows.map(\.node.name) == ["main", "window101"])
        #expect(next.isWhole && UIApplication.shared.connectedScenes.count == 1)
    }

    @Test("a scene of another owner shows a window of today, and what nobody takes is reported") func owner() throws {
        let sessions = try threeScenes()
        let process = Process()
        process.terms = RestorationTerms(owner: { "ann" })
        process.connect(sessions[0])
        Toolkit.idle()
        #expect(process.drawn(sessions[0]) == "[start]" && process.comebacks == [.refused(.otherOwner)])
    }

    @Test("a window that is too large to be stored is reported") func tooLarge() throws {
        let process = Process()
        let session = process.connect()
        Toolkit.idle()
        let page = NoteModel(1)
        page.kept = String(repeating: "x", count: 9 << 20)
        process.sheet(session)?.root.perform(.push(page))
        Toolkit.idle()
        UIApplication.shared.background(try #require(session.scene))
        #expect(session.stateRestorationActivity == nil)
        #expect(process.desk.problems.count == 1 && process.desk.problems[0].contains("Can't store main"))
    }
}

/// `SCENES=10000 SEED=1 swift test --filter SceneWalkTests`
@Suite("Scenes at random", .serialized) @MainActor struct SceneWalkTests {
    @Test("show each its own window, however often the app is killed") func walk() {
        walkScenes(on: "UIKit", 100) { run($0) }
    }

    private func run(_ seed: UInt64) -> String? {
        var dice = Dice(seed)
        var process = Process()
        var sessions = [process.connect()]
        var next = 0
        Toolkit.idle()
        let wanted = 2 + dice.roll(2)
        while sessions.count < wanted {
            if dice.roll(2) == 0 {
                sessions.append(process.connect())
            } else {
                process.desk.trigger(.open(sessions.count))
            }
            Toolkit.idle()
            let known = sessions
            sessions += UIApplication.shared.openSessions.filter { session in !known.contains { $0 === session } }
        }
        for _ in 0..<1 + dice.roll(3) {
            // What each scene is kept as.
            var kept: [String] = []
            for session in sessions {
                for _ in 0..<dice.roll(3) {
                    next += 1
                    process.sheet(session)?.trigger(dice.roll(4) == 0 ? .sheet(next) : .page(next))
                    Toolkit.idle()
                }
                kept.append(process.drawn(session))
            }
            for session in sessions { session.scene.map(UIApplication.shared.background) }
            // Lost with the process.
            if dice.roll(2) == 0 { process.sheet(sessions[0])?.trigger(.page(999)) }
            process = Process()
            var waiting = Array(sessions.indices)
            let opened = dice.roll(sessions.count + 1)
            next += 1
            while !waiting.isEmpty {
                let index = waiting.remove(at: dice.roll(waiting.count))
                process.connect(sessions[index], url: index == opened ? "shop:/pages/\(next)" : nil)
                if dice.roll(2) == 0 { Toolkit.idle() }
            }
            Toolkit.idle()
            for (index, session) in sessions.enumerated() {
                let drawn = process.drawn(session)
                let wanted = index == opened ? Self.following(kept[index], next) : kept[index]
                if drawn != wanted { return "scene \(index) shows \(drawn), and was to show \(wanted)" }
            }
            if process.desk.root.windows.count != sessions.count { return "\(process.desk.root.tree)" }
            if UIApplication.shared.connectedScenes.count != sessions.count { return "other scenes" }
            if !process.isWhole { return "\(process.comebacks)" }
            // To a living app.
            let index = dice.roll(sessions.count)
            let before = process.drawn(sessions[index])
            UIApplication.shared.disconnect(sessions[index], isDiscarded: false)
            Toolkit.idle()
            process.connect(sessions[index])
            Toolkit.idle()
            if process.drawn(sessions[index]) != before { return "it took something back: \(before)" }
            if !Toolkit.faults.isEmpty || !process.desk.problems.isEmpty {
                return "\(Toolkit.faults) \(process.desk.problems)"
            }
        }
        return nil
    }

    /// A page is pushed on the stack of the window, in front of nothing that is presented.
    private static func following(_ drawn: String, _ number: Int) -> String {
        drawn.prefix { $0 != "]" } + ", page\(number)]"
    }
}
