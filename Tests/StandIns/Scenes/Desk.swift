@_spi(Hosting) import Coordination
import CoordinationLinks
import CoordinationRestoration
import Foundation
import Testing

#if canImport(UIKit)
    import UIKit
#endif

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
        root.diagnosticsHandler = { [unowned self] in
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

final class NoteModel: Presentable, StateRestorable {
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

/// As many runs as `SCENES` says, from the seed `SEED` on.
@MainActor func walkScenes(on what: String, _ standard: Int, _ run: (UInt64) -> String?) {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["SCENES"].flatMap { Int($0) } ?? standard
    let first = environment["SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1 << 32)
    print("  scenes on \(what): \(count) runs from seed \(first)")
    for seed in first..<first + UInt64(count) {
        if let finding = run(seed) {
            Issue.record("seed \(seed): \(finding)")
            return
        }
    }
}

#if canImport(UIKit)
    /// Time that passes with the turns of the stand-in's run loop.
    @MainActor final class TurnTime: @MainActor TimeSource {
        var now: Duration { .seconds(0.4) * Toolkit.now }

        func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
            let call = ScheduledCall(action)
            Toolkit.after(Toolkit.animationTurns * max(1, Int((delay / .seconds(0.4)).rounded()))) { call.run() }
            return call
        }
    }
#endif
