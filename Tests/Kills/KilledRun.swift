import Coordination
import CoordinationHistory
import Foundation
import Shop
import ShopRecordings
import TestSupport

/// A shell that is driven with random keys, and killed at a random moment.
struct KilledRun {
    let seed: UInt64
    let shell: URL
    let folder: URL

    var trail: URL { folder.appendingPathComponent("trail") }
    private var states: URL { folder.appendingPathComponent("states") }

    /// Runs the shell and kills it.
    func play(_ tally: inout Tally) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var generator = SplitMix64(seed: seed)
        let start = generator.oneIn(5) ? ["open", "/stores/3"] : ["shell"]
        let shell = RunningShell(
            self.shell, start + ["--trail=\(trail.path)", "--states=\(states.path)"],
            columns: generator.oneIn(2) ? 0 : generator.oneIn(2) ? 50 : 90)
        tally.add(shell.isTerminal ? "in a terminal" : "by lines")
        try shell.run()
        if shell.isTerminal {
            shell.read(upTo: "?1049h")
            for _ in 0..<generator.below(60) {
                shell.type(keys(&generator))
                shell.read(quietFor: Int32(generator.below(12)))
            }
        } else {
            let lines = (0..<generator.below(250)).map { _ in line(&generator) + "\n" }.joined()
            shell.type(lines)
            shell.read(bytes: generator.below(max(lines.utf8.count, 1) * 20))
        }
        usleep(UInt32(generator.below(4_000)))
        tally.add(shell.kill() ? "killed" : "ended by itself")
    }

    private func keys(_ generator: inout SplitMix64) -> String {
        let keys = ["\u{1B}[A", "\u{1B}[B", "\u{1B}[B", "\r", "\r", "\r", "\r", "\t", "1", "2", "3", "4", "t", "ea"]
        var text = (0..<generator.below(8)).map { _ in keys[generator.below(keys.count)] }.joined()
        let ends = [
            "\u{1B}", "\u{7F}", "x", "r", "", "", "[", "]", "h\u{1B}[A\r", "g", "do/buy/4\r", "stores/3\r",
            "account/orders\r",
        ]
        text += ends[generator.below(ends.count)]
        return text
    }

    private func line(_ generator: inout SplitMix64) -> String {
        let lines = [
            "back", "[", "]", "h 1", "tab stores", "tab search", "tab cart", "tab account", "wait 1", "wait 61",
            "open /do/buy/4",
            "open /search?q=tea", "open /account/orders", "open /stores/3/catalogue/books/7", "trigger cart.create",
            "trigger onboarding.done", "trigger app.login", "trigger account.chooseAddress", "trigger account.about",
            "trigger stores.catalogue 3", "trigger cart.checkout", "trigger cart.pay", "bubble app.buy 7",
            "link app.tab search, search.find tea, search.product 1", "choose Show the cart", "tap I am Ada",
        ]
        // The numbers of offers, some of which ask for a text.
        let drawn = generator.below(2 * lines.count)
        if drawn < lines.count { return lines[drawn] }
        return "\(1 + generator.below(6))" + (generator.oneIn(4) ? " 7 Mill Lane" : "")
    }

    /// Plays the trail, and compares it with the states that the shell wrote.
    ///
    /// - Returns: The screens that came to the front in the replay.
    func check(_ tally: inout Tally) throws -> Set<String> {
        guard let bytes = try? Data(contentsOf: trail), !bytes.isEmpty else {
            tally.add("killed before the launch")
            return []
        }
        let recording = try ShopRecording(String(decoding: bytes, as: UTF8.self))
        var passed: [Int: String] = [:]
        let screens = Screens()
        let (replay, shop, session) = try recording.play { step, shop, session in
            if passed.isEmpty { shop.windows.observeVisibility { screens.add($0.front?.title) } }
            passed[step.number - 1] = state(shop, session)
        }
        let steps = recording.recording.steps
        tally.add("steps", steps.count)
        if recording.recording.isTorn { tally.add("torn") }
        if (steps.first?.number ?? 1) > 1 { tally.add("begun again") }
        if let difference = replay.difference {
            guard let gap = recording.recording.gaps.first, difference.step?.number == gap.step else {
                throw Finding("the replay differs: \(difference)")
            }
            tally.add("with a gap: \(gap.words) (\(gap.reason))")
            return []
        }
        passed[steps.last?.number ?? 0] = state(shop, session)
        let found = noted()
        guard let last = found.last else {
            tally.add("killed before the first key")
            return screens.titles
        }
        for (number, state) in found {
            if number > steps.last?.number ?? 0 { throw Finding("step \(number) ran before it was written") }
            // A trail that has begun again has no earlier ones.
            guard let played = passed[number], played != state else { continue }
            throw Finding("after step \(number) the states differ:\n  shell:  \(state)\n  replay: \(played)")
        }
        tally.add(last.0 == steps.last?.number ?? 0 ? "after its last cause" : "before its last causes")
        tally.add("states compared", found.count)
        return screens.titles
    }

    private func state(_ shop: Storefront, _ session: VisitorSession) -> String {
        "\(ShopNotes(session).text)\t\(shop.windows.tree)"
    }

    /// The states that were written whole, each with the number of steps before it.
    private func noted() -> [(Int, String)] {
        guard let bytes = try? Data(contentsOf: states) else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropLast().compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 1)
            return parts.count == 2 ? Int(parts[0]).map { ($0, String(parts[1])) } : nil
        }
    }
}

/// The titles of the screens that came to the front.
private final class Screens {
    private(set) var titles: Set<String> = []

    func add(_ title: String?) {
        if let title, !["welcome", "splash"].contains(title) { titles.insert(title) }
    }
}
