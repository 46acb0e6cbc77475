import Coordination
import CoordinationHistory
import CoordinationRestoration
import Testing

@Suite("A route that nobody releases")
struct UnreleasedRouteTests {
    @Test("is named by its type where it has a description of its own, and by its case where it has none")
    func names() {
        let vault = Vault()
        let recorder = Recorder(of: vault)
        let gates = [Gate("open") { _ in .allow }]
        vault.trigger(.note("marker"), gates: gates)
        vault.plain.trigger(.note("marker"), gates: gates)
        let text = recorder.recording.text
        #expect(!text.contains("marker"), "\(text)")
        #expect(text.contains("VaultRoute") && text.contains("PlainRoute.note"), "\(text)")
    }
}

private enum VaultRoute: Route, Codable, CustomStringConvertible {
    case note(String)

    var description: String {
        switch self {
        case .note(let text): "note \(text)"
        }
    }
}

private enum PlainRoute: Route, Codable { case note(String) }

private final class Vault: Coordinator, Restorable {
    static let storedName: StaticString = "vault"
    let root = StackRoot(Screen("vault"))
    let plain = PlainVault()

    init() { perform(.push(plain)) }

    static func mayStore(_ route: VaultRoute) -> Bool { false }

    func prepareTransition(for route: VaultRoute) -> Transition<StackRoot> { .push(Screen("note")) }
}

private final class PlainVault: Coordinator, Restorable {
    static let storedName: StaticString = "plain"
    let root = StackRoot(Screen("plain"))

    static func mayStore(_ route: PlainRoute) -> Bool { false }

    func prepareTransition(for route: PlainRoute) -> Transition<StackRoot> { .push(Screen("note")) }
}
