import Coordination
import CoordinationLinks
import CoordinationRestoration
import Testing

enum DeskRoute: Route, Codable { case open(Int) }

enum SheetRoute: Route, Codable, Equatable {
    case start, page(Int), sheet(Int)

    static let links: Links<SheetRoute> = [.path("pages").value(Int.self, "number").route(SheetRoute.page)]
}

/// An app with a window of its own, windows of the user's, and windows that routes open.
final class Desk: Coordinator, Restorable {
    static var storedName: StaticString { "desk" }
    let root: WindowManager
    var problems: [String] = []

    init(time: (any TimeSource)? = nil) {
        root = WindowManager(WindowRoot(SheetCoordinator(), name: "main"), time: time)
        root.diagnostics = { [unowned self] in
            // Notes need no view here.
            if !"\($0)".contains("NoteModel") { problems.append("\($0)") }
        }
        perform(.none())
    }

    func prepareTransition(for route: DeskRoute) -> Transitions.Transition<WindowManager> {
        switch route {
        case .open(let number): .open(WindowRoot(SheetCoordinator(), name: "window\(number)"))
        }
    }
}

final class SheetCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "sheet" }
    let root = StackRoot()
    init() { trigger(.start) }

    func prepareTransition(for route: SheetRoute) -> Transitions.Transition<StackRoot> {
        switch route {
        case .start: .set([Screen("start")])
        case .page(let number): .push(NoteModel(number))
        case .sheet(let number): .present(StackRoot(Screen("sheet\(number)")))
        }
    }
}

final class NoteModel: Presentable, StateKeeping {
    let node: Screen
    var kept = ""
    init(_ number: Int) { node = Screen("page\(number)") }
}

/// Small numbers from a seed.
struct Dice {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }

    mutating func roll(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }
}
