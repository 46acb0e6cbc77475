@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationLinks
import CoordinationRestoration
import CoordinationTesting
import Testing

/// Looked for in all that leaves a process.
private let marker = "4111-marker"

enum VaultRoute: Route, Codable {
    case home, card(Secret<String>), code(Secret<String>?), pin(Int), note, guarded(Secret<String>), step(Int), banner
    case ask

    static let links: Links<VaultRoute> = [
        .path("reset").value(Secret<String>.self, "token").route(VaultRoute.card),
        .at("home", .home),
    ]
}

final class VaultCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "vault" }
    static func mayStore(_ route: VaultRoute) -> Bool {
        if case .pin = route { false } else { true }
    }

    let root = StackRoot()
    var isOpen = false

    init() { trigger(.home) }

    func gates(for route: VaultRoute) -> [Gate] {
        guard case .guarded = route else { return [] }
        return [Gate("open") { _ in self.isOpen ? .allow : .require(VaultRoute.note) }]
    }

    func canStandAlone(_ route: VaultRoute) -> Bool {
        if case .step(let number) = route { number >= 10 } else { false }
    }

    func route(restoring route: VaultRoute) -> VaultRoute? { route == .banner ? nil : route }

    func prepareTransition(for route: VaultRoute) -> Transition<StackRoot> {
        switch route {
        case .home: .set([Screen("home")])
        case .card: .push(Screen("card"))
        case .code: .push(Screen("code"))
        case .pin: .push(Screen("pin"))
        case .note: .present(NoteDraft())
        case .guarded: .push(Screen("guarded"))
        case .step(let number): number < 100 ? .push(Screen("step\(number)")) : .present(Screen("step\(number)"))
        case .banner: .push(Screen("banner"))
        case .ask: .alert("Pay?", message: marker, choices: [.cancel()])
        }
    }
}

final class NoteDraft: Finishing, StateRestorable {
    struct Draft: Codable, Equatable {
        var text = ""
        var password: Secret<String>?
    }

    typealias Output = Void
    let node = Screen("note")
    var kept = Draft()
}

@Suite("A secret") struct SecretTests {
    private func launch() -> (VaultCoordinator, WindowManager) {
        let vault = VaultCoordinator()
        return (vault, WindowManager(WindowRoot(vault, name: "main")))
    }

    @Test("is in no text that leaves the process") func nowhere() throws {
        let (vault, windows) = launch()
        var texts: [String] = []
        windows.observeCommits { texts.append("\($0) \($0.cause) \($0.outcome) \($0.changes) \($0)") }
        windows.diagnosticsHandler = { texts.append("\($0)") }
        vault.trigger(.card(Secret(marker)))
        vault.trigger(.code(Secret(marker)))
        vault.trigger(.guarded(Secret(marker)))
        try windows.frontmost(NoteDraft.self).kept = .init(text: "typed", password: Secret(marker))
        vault.trigger(.ask)
        texts += ["\(windows.tree)", "\(windows.waiting)", "\(windows.node.tree)"]
        let stored = try windows.stored()
        texts.append(stored.text)
        #expect(stored.text.contains("••••••••") && stored.text.contains("typed"))

        let (other, fresh) = launch()
        fresh.diagnosticsHandler = { texts.append("\($0)") }
        let report = try fresh.restore(stored)
        texts += ["\(report)", "\(report.losses)", String(decoding: try Self.encoded(report), as: UTF8.self)]
        fresh.restore(stored, after: [])
        other.trigger(.card(Secret(marker)))
        texts.append(other.address(by: VaultRoute.links) ?? "")
        #expect(texts.last == "/reset/%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2%E2%80%A2")
        other.trigger(try VaultRoute.links.link(for: "/reset/\(marker)"))
        texts += ["\(try VaultRoute.links.link(for: "/reset/\(marker)"))"]
        var dumped = ""
        dump(VaultRoute.card(Secret(marker)), to: &dumped)
        texts += [dumped, "\(VaultRoute.card(Secret(marker)))", "\(Hop(VaultRoute.code(Secret(marker))))"]
        texts.append(String(reflecting: [Secret(marker)]))
        #expect(throws: (any Error).self) { try VaultRoute.links.link(for: "/reset/••••••••") }

        #expect(texts.count > 15)
        for text in texts { #expect(!text.contains(marker), "\(text)") }
    }

    private static func encoded(_ report: RestorationReport) throws -> [UInt8] {
        let value = try StoredValueProbe.text(of: report)
        return Array(value.utf8)
    }

    @Test("a route with a secret is not taken again, and is named with the screen on top of it") func named() throws {
        let (vault, windows) = launch()
        vault.trigger(.card(Secret(marker)))
        vault.trigger(.step(1))
        let (_, fresh) = launch()
        let report = try fresh.restore(windows.stored())
        expect(fresh, "main: [home]")
        #expect(
            report.losses.map(\.description) == [
                "/0/0/1 'card': it has a secret, which was not stored",
                "/0/0/2 'step1': it depended on /0/0/1, which was not restored",
            ])
        #expect(report.losses.map(\.routes.first?.router) == ["vault", "vault"])
        #expect(
            report.losses.map(\.routes.first?.route) == [
                ["card": ["_0": "••••••••"]], ["step": ["_0": 1]],
            ])
    }

    @Test("an optional secret counts only if it has a value") func optional() throws {
        let (vault, windows) = launch()
        vault.trigger(.code(nil))
        var (_, fresh) = launch()
        #expect(try fresh.restore(windows.stored()).isWhole)
        expect(fresh, "main: [home, code]")
        vault.trigger(.code(Secret("1")))
        (_, fresh) = launch()
        #expect(try fresh.restore(windows.stored()).losses.map(\.detail) == [.secret])
        expect(fresh, "main: [home, code]")
    }

    @Test("a route that is not to be written is in no text, and is named") func wholeRoute() throws {
        let (vault, windows) = launch()
        vault.trigger(.pin(81_725))
        let stored = try windows.stored()
        #expect(!stored.text.contains("81725"))
        let (_, fresh) = launch()
        let report = try fresh.restore(stored)
        #expect(report.losses.map(\.detail) == [.secret])
        #expect(report.losses.map(\.routes.first?.route) == ["••••••••"])
    }

    @Test("a draft comes back without its secret, and that is named") func draft() throws {
        let (vault, windows) = launch()
        vault.trigger(.note)
        try windows.frontmost(NoteDraft.self).kept = .init(text: "typed", password: Secret(marker))
        let (_, fresh) = launch()
        let report = try fresh.restore(windows.stored())
        #expect(try fresh.frontmost(NoteDraft.self).kept == .init(text: "typed", password: nil))
        #expect(report.losses.map(\.description) == ["/0/0^0 'note': it has a secret, which was not stored"])
    }

    @Test("a trigger with a secret that waits is named") func waiting() throws {
        let (vault, windows) = launch()
        vault.trigger(.guarded(Secret(marker)))
        expect(windows, "main: [home]^note")
        let (_, fresh) = launch()
        let report = try fresh.restore(windows.stored())
        #expect(fresh.waiting.isEmpty)
        #expect(report.losses.map(\.detail).contains(.secret))
    }

    @Test(
        "a screen of an independent route comes back without the one beneath it, others do not",
        arguments: [true, false])
    func standsAlone(isOverLive: Bool) throws {
        let (vault, windows) = launch()
        vault.trigger(.banner)
        vault.trigger(.step(10))
        vault.trigger(.step(1))
        vault.trigger(.step(11))
        let stored = try windows.stored()
        let (_, fresh) = isOverLive ? (vault, windows) : launch()
        let report = try fresh.restore(stored)
        expect(fresh, "main: [home, step10, step1, step11]".replacing("step1, ", with: ""))
        #expect(report.losses.filter { $0.detail != .removed }.map(\.name) == ["banner", "step1"])
    }

    @Test("a modal of an independent route comes back as well") func modal() throws {
        let (vault, windows) = launch()
        vault.trigger(.note)
        vault.trigger(.step(100))
        let (_, fresh) = launch()
        expect(windows, "main: [home]^note^step100")
        #expect(try fresh.restore(windows.stored()).isWhole)
        expect(fresh, "main: [home]^note^step100")
    }

    @Test("a report is the same after it was written and read") func codable() throws {
        let (vault, windows) = launch()
        vault.trigger(.card(Secret(marker)))
        vault.trigger(.step(1))
        windows.push(Screen("loose"))
        let (_, fresh) = launch()
        let report = try fresh.restore(windows.stored())
        #expect(try StoredValueProbe.again(report) == report)
    }
}

/// Writes and reads as an encoder would that is not ours: a state of a model, stored and restored.
private enum StoredValueProbe {
    final class Model: StateRestorable {
        let node = Screen("probe")
        var kept: RestorationReport?
    }

    static func text(of report: RestorationReport) throws -> String {
        let model = Model()
        model.kept = report
        return try StackRoot(model).stored().text
    }

    static func again(_ report: RestorationReport) throws -> RestorationReport? {
        let (model, other) = (Model(), Model())
        model.kept = report
        _ = try StackRoot(other).restore(StackRoot(model).stored())
        return other.kept
    }
}
