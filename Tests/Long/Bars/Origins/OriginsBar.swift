import Coordination
import Foundation

/// Does what random programs say to an app and to a model of it, and compares what put each thing in its place.
struct OriginsBar: Bar {
    let name = "origins"
    let count = 50_000
    let unit = "programs"
    let limit = 30.0

    func text(seed: UInt64) -> String? {
        var drawing = OriginDrawing(seed: seed)
        return Self.text(drawing.program())
    }

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        var drawing = OriginDrawing(seed: seed)
        return play(drawing.program(), &tally)
    }

    func play(_ text: String, tally: inout Tally) -> Finding? {
        guard let program = Self.program(text) else { return Finding("is no program") }
        return play(program, &tally)
    }

    func smaller(than text: String) -> [String] {
        guard let program = Self.program(text) else { return [] }
        return OriginShrinking.smaller(than: program).map(Self.text)
    }

    private static func text(_ program: [OriginStep]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(program)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static func program(_ text: String) -> [OriginStep]? {
        try? JSONDecoder().decode([OriginStep].self, from: Data(text.utf8))
    }

    private func play(_ program: [OriginStep], _ tally: inout Tally) -> Finding? {
        tally.expect(OriginCall.names, of: "call")
        tally.expect(Deed.names, of: "verb")
        tally.expect(Plan.Verdict.allCases.map(\.rawValue).filter { $0 != "allow" }, of: "verdict")
        tally.expect(["completed", "noChange", "failed", "rejected"], of: "outcome")
        tally.expect(OriginStep.Host.allCases.map(\.rawValue) + ["refused"], of: "host")
        let app = OriginApp()
        var model = OriginModel()
        for (index, step) in program.enumerated() {
            guard model.allows(step.call) else {
                tally.count("left out", of: "call")
                continue
            }
            tally.count(step.call.name, of: "call")
            if let finding = play(step, app, &model, &tally) {
                return Finding(finding.headline, details: "step \(index): \(step)\n\(finding.details)")
            }
        }
        return nil
    }

    private func play(
        _ step: OriginStep, _ app: OriginApp, _ model: inout OriginModel, _ tally: inout Tally
    ) -> Finding? {
        let former = model.state
        app.isHolding = step.host != .answers
        app.play(step.call)
        let ending: String
        switch step.call {
        case .resume:
            model.resume()
            ending = "resumed"
        case .wait(let seconds):
            model.wait(seconds: seconds)
            ending = "waited"
        case .evict(let key):
            model.evict(key)
            ending = "evicted"
        default: ending = model.play(step.call)
        }
        tally.count(step.host.rawValue, of: "host")
        if app.isHeld, !step.call.isGated {
            if let finding = compare(app, model, "while a host holds it") { return finding }
        }
        let isRefused = app.isHeld && step.host == .refuses && !step.call.isGated
        app.answer(refusing: isRefused)
        if isRefused {
            tally.count("refused", of: "host")
            model.restore(former)
        } else {
            model.goOn()
        }
        step.count(&tally)
        let notes = app.takeNotes()
        for outcome in notes.outcomes { tally.count(outcome, of: "outcome") }
        for verdict in notes.verdicts { tally.count(verdict, of: "verdict") }
        return compare(app, model, "\(ending), a host \(isRefused ? "refused" : "has shown it")")
    }

    private func compare(_ app: OriginApp, _ model: OriginModel, _ when: String) -> Finding? {
        let (found, expected) = (app.description, model.state.description)
        if found == expected { return nil }
        let places = { (text: String) in
            text.split(whereSeparator: { ", \n".contains($0) }).filter { Int($0) == nil && $0 != "-" }
        }
        let headline = places(found) == places(expected) ? "an origin is another one" : "the trees differ"
        return Finding(headline, details: "\(when)\nexpected:\n\(expected)\nfound:\n\(found)")
    }
}
