@_spi(Hosting) import Coordination
import CoordinationInspector
import CoordinationMoves
import Foundation
import TestSupport

extension DrawnModel: Offering {}

/// A walk through a drawn app by the port: what it lists is what a model without the library allows, and what it does is
/// what a user does, whose reports and taps go to a twin of the app.
enum PortWalk {
    static func finding(seed: UInt64, _ tally: inout Tally) -> Finding? {
        let plan = DrawnPlan(seed: seed)
        let (app, twin) = (DrawnApp(plan), DrawnApp(plan))
        let (windows, hand) = (
            WindowManager(WindowRoot(app, name: "main")), WindowManager(WindowRoot(twin, name: "main"))
        )
        var sent = ""
        let connection = Inspector(windows).connect(as: .act) { sent = $0 }
        var (state, random) = (DrawnState(plan), SplitMix64(seed: seed &+ 1))
        for step in 1...60 {
            connection.handle(#"{"id":1,"call":"moves"}"#)
            guard let result = field("result", of: sent), let mark = result["mark"] as? String,
                let items = result["moves"] as? [[String: Any]]
            else { return Finding("moves are not listed", details: sent) }
            let allowed = state.moves(plan)
            let lines = items.compactMap { $0["move"] as? String }
            guard Set(lines) == Set(allowed.keys.map { "\($0)" }), lines.count == allowed.count else {
                return Finding("the port lists other moves", details: "\(lines)\n\(allowed.keys)\n\(plan)")
            }
            let line = lines[random.below(lines.count)]
            guard let move = Move(line), let next = allowed[move] else {
                return Finding("a line is no move", details: line)
            }
            tally.count("\(move.kind)", of: "move of a walk")
            var fields = ["id": 1, "call": "do", "move": line, "mark": mark] as [String: Any]
            if step % 7 == 0 { fields["mark"] = mark.replacing(":", with: ":z") }
            guard let data = try? JSONSerialization.data(withJSONObject: fields) else { return nil }
            connection.handle(String(decoding: data, as: UTF8.self))
            let outcome = field("result", of: sent)?["outcome"] as? String
            if step % 7 == 0 {
                // A forged mark, with which nothing may be done.
                if outcome != "failed" || "\(windows.tree)" != text(state) {
                    return Finding("a forged mark is taken", details: "\(line) \(sent)")
                }
                continue
            }
            let byHand = touch(move, in: hand)
            state = next
            guard outcome == byHand, windows.tree == hand.tree, "\(windows.tree)" == text(state) else {
                return Finding(
                    "the port does something else than a user",
                    details:
                        "\(line): \(outcome ?? "") \(byHand)\n\(windows.tree)\n\(hand.tree)\n\(text(state))\n\(plan)")
            }
        }
        return nil
    }

    private static func field(_ key: String, of line: String) -> [String: Any]? {
        (InspectedApp.json(line) as? [String: Any])?[key] as? [String: Any]
    }

    /// What the user does: a touch of the offer, or what a host reports.
    private static func touch(_ move: Move, in windows: WindowManager) -> String {
        var outcome: TransitionOutcome?
        let item = windows.moves.first { $0.move == move }
        if let report = item?.report {
            windows.report(report) { outcome = $0 }
        } else if move == .back {
            windows.back { outcome = $0 }
        } else if let screen = windows.sceneNodes.last(where: { $0.id == item?.node })?.presentable as? DrawnModel {
            screen.offers.first { $0.title == item?.title }?.carryOut("", on: screen) { outcome = $0 }
        }
        return switch outcome {
        case .completed?: "completed"
        case .noChange?: "noChange"
        case .rejected?: "rejected"
        case .failed?: "failed"
        case .cancelled?: "cancelled"
        case nil: "pending"
        }
    }

    /// The tree of a state of the model.
    private static func text(_ state: DrawnState) -> String {
        let stacks = state.stacks.enumerated().map { index, screens in
            "tab\(index)[\(screens.map { "s\($0.number)" }.joined(separator: ", "))]\(index == state.selected ? "*" : "")"
        }
        return "main: {\(stacks.joined(separator: ", "))}\(state.sheet.map { "^s\($0)" } ?? "")"
    }
}
