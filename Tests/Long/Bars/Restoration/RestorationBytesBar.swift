@_spi(Hosting) import Coordination
import CoordinationRestoration
import Foundation
import TestSupport

/// Stored states that were damaged: by a flipped byte or a cut, or with the check sum made right again after a key was
/// dropped or changed.
struct RestorationBytesBar: Bar {
    let name = "restoration-bytes"
    let count = 10_000
    let unit = "damaged states"

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        var random = SplitMix64(seed: seed)
        tally.expect(["flip", "cut", "drop a key", "change a key", "drop a line", "graft"], of: "damage")
        tally.expect(["error", "restored as described", "named"], of: "ending")
        let app = JourneyWindows(JourneyDisk())
        for deed in JourneyDrawing.journey(seed: random.next()) { deed.perform(on: app) }
        guard let text = try? app.root.stored().text else { return Finding("it cannot be stored") }
        if random.oneIn(2) { return damageBytes(text, &random, &tally) }
        return damageLines(text, &random, &tally)
    }

    private func damageBytes(_ text: String, _ random: inout SplitMix64, _ tally: inout Tally) -> Finding? {
        var bytes = Array(text.utf8)
        let place = random.below(bytes.count)
        if random.oneIn(2) {
            tally.count("flip", of: "damage")
            bytes[place] ^= UInt8(1 + random.below(255))
        } else {
            tally.count("cut", of: "damage")
            bytes.removeSubrange(place...)
        }
        let fresh = JourneyWindows(JourneyDisk())
        let before = fresh.picture
        let damaged = String(decoding: bytes, as: UTF8.self)
        if (try? fresh.root.restore(StoredState(damaged))) != nil { return Finding("it is read", details: damaged) }
        tally.count("error", of: "ending")
        return fresh.picture == before ? nil : Finding("the tree has changed", details: damaged)
    }

    private func damageLines(_ text: String, _ random: inout SplitMix64, _ tally: inout Tally) -> Finding? {
        var lines = text.split(separator: "\n").dropFirst().map(String.init)
        let index = random.below(lines.count)
        if random.oneIn(2), let grafted = StateGraft.grafted(lines, &random) {
            tally.count("graft", of: "damage")
            lines = grafted
        } else if random.oneIn(4) {
            tally.count("drop a line", of: "damage")
            lines.remove(at: index)
        } else {
            lines[index] = damaged(lines[index], &random, &tally)
        }
        if lines.isEmpty { return nil }
        let damaged = StateOracle.summed(lines)
        let fresh = JourneyWindows(JourneyDisk())
        let before = fresh.picture
        let report: RestorationReport
        do {
            report = try fresh.root.restore(StoredState(damaged))
        } catch {
            tally.count("error", of: "ending")
            return fresh.picture == before ? nil : Finding("the tree has changed", details: damaged)
        }
        let flaws = TreeSoundness.flaws(of: fresh.root.node)
        if let flaw = flaws.first { return Finding(flaw, details: "\(fresh.picture)\n\(report)\n\(damaged)") }
        guard let oracle = StateOracle(damaged) else { return Finding("it is read, and is no state", details: damaged) }
        tally.count(report.isWhole ? "restored as described" : "named", of: "ending")
        return compare(fresh, oracle, report, damaged)
    }

    /// Drops or changes one key of a line.
    private func damaged(_ line: String, _ random: inout SplitMix64, _ tally: inout Tally) -> String {
        guard var object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
            return line
        }
        let keys = object.keys.sorted()
        let key = keys[random.below(keys.count)]
        if random.oneIn(2) {
            tally.count("drop a key", of: "damage")
            object[key] = nil
        } else {
            tally.count("change a key", of: "damage")
            switch object[key] {
            case let number as Int: object[key] = number + random.below(3) - 1
            case let text as String: object[key] = random.oneIn(2) ? text + "x" : "stack"
            default: object[key] = random.oneIn(2) ? ["push": ["_0": random.below(9)]] as [String: Any] : 7
            }
        }
        let data = (try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    /// Whether the report names every difference between the live tree and what the bytes describe.
    private func compare(
        _ app: JourneyWindows, _ oracle: StateOracle, _ report: RestorationReport, _ text: String
    ) -> Finding? {
        let live = LiveEntries(app.root.node).entries.sorted { $0.place < $1.place }
        let named = Set(report.losses.map(\.place.description))
        if report.isWhole {
            return live == oracle.entries
                ? nil : Finding("a difference is not named", details: "\(oracle.entries)\n\(live)\n\(text)")
        }
        // What is named may have moved others of its list: they are looked for by name there.
        let missing = oracle.entries.filter { entry in
            // Where what was selected is missing, something else is.
            !live.contains { $0.kind == entry.kind && $0.name == entry.name && ($0.isSelected || !entry.isSelected) }
        }
        let unnamed = missing.filter { entry in
            !named.contains(entry.place)
                && !named.contains { place in
                    // A selection that is not there is named at what was selected.
                    entry.isSelected && place.hasPrefix(entry.place)
                }
        }
        return unnamed.isEmpty
            ? nil : Finding("a loss is not named", details: "\(unnamed)\n\(report)\n\(app.picture)\n\(text)")
    }
}

/// The same of a live tree.
struct LiveEntries {
    private(set) var entries: [StateOracle.Entry] = []

    init(_ node: Node) { read(node, "", isSelected: false) }

    private mutating func read(_ node: Node, _ place: String, isSelected: Bool) {
        let kind =
            switch (node as? Container)?.layout.kind {
            case nil: "screen"
            case .stack: "stack"
            case .tabs: "tabs"
            case .pages: "pages"
            case .split: "split"
            case .window: "window"
            case .windows: "windows"
            }
        let name = node.name
        entries.append(.init(place: place.isEmpty ? "/" : place, kind: kind, name: name, isSelected: isSelected))
        let shown = (node as? Container)?.shownRange ?? 0..<0
        for (index, slot) in node.content.enumerated() {
            let place = kind == "split" ? "\(place)/\(slot.node.position ?? index)" : "\(place)/\(index)"
            read(slot.node, place, isSelected: shown.contains(index))
        }
        for (index, slot) in node.modals.enumerated() { read(slot.node, "\(place)^\(index)", isSelected: false) }
        for (index, slot) in node.embeds.enumerated() { read(slot.node, "\(place)+\(index)", isSelected: false) }
    }
}
