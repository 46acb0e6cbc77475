import Coordination
import CoordinationInspector
import Foundation
import TestSupport

/// Sends hostile lines to an inspector and to an agent's port: each is answered by a clear error or by what it asks for,
/// what comes after it is answered as ever, and no memory is gained. In every eighth case a refresh and a move race, and in
/// every five-hundredth it walks through a drawn app by the port, beside a model and a user.
struct InspectorBar: Bar {
    let name = "inspector"
    let count = 100_000
    let unit = "hostile lines"
    let limit = 30.0
    let required: Set<String> = ["line", "answer"]

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        tally.expect(HostileLine.Sort.allCases.map(\.rawValue), of: "line")
        tally.expect(
            ["inspector: result", "inspector: error", "port: result", "port: error", "port: none"], of: "answer")
        let app = InspectedApp()
        let line = HostileLine(seed: seed, mark: app.mark)
        tally.count(line.sort.rawValue, of: "line")
        for isPort in [false, true] {
            if let finding = Self.judge(line.text, app, isPort, &tally) { return finding }
        }
        var random = SplitMix64(seed: seed)
        if line.text.utf8.count < 4_096, random.oneIn(200), let finding = Self.weigh(line.text, app) { return finding }
        if random.oneIn(8) {
            tally.count("race", of: "beside")
            if let finding = MoveRace.finding(&random) { return finding }
        }
        guard random.oneIn(500) else { return nil }
        tally.count("walk", of: "beside")
        return PortWalk.finding(seed: seed, &tally)
    }

    private static func judge(_ line: String, _ app: InspectedApp, _ isPort: Bool, _ tally: inout Tally) -> Finding? {
        let (tree, mark) = (app.windows.tree, app.mark)
        let answers = app.send(line, toPort: isPort)
        let name = isPort ? "port" : "inspector"
        let details = "\(line.prefix(500))\n\(answers.map { $0.prefix(500) })"
        let input = InspectedApp.json(line)
        guard let answer = answers.first else {
            tally.count("port: none", of: "answer")
            // Nothing answers a notification, nor an answer.
            let fields = input as? [String: Any]
            let isSilent = isPort && fields.map { $0["method"] == nil || $0["id"] == nil } ?? false
            return isSilent ? nil : Finding("a line is not answered by the \(name)", details: details)
        }
        guard answers.count == 1, let fields = InspectedApp.json(answer) as? [String: Any], fields["id"] != nil,
            (fields["result"] == nil) != (fields["error"] == nil)
        else { return Finding("a line is not answered by one answer of the \(name)", details: details) }
        tally.count("\(name): \(fields["result"] == nil ? "error" : "result")", of: "answer")
        if input == nil, fields["error"] == nil { return Finding("what is no JSON is answered", details: details) }
        if let error = fields["error"] as? [String: Any] {
            let words = (isPort ? ["message"] : ["cannot", "because", "remedy"]).map { error[$0] as? String ?? "" }
            if words.contains(where: { !(3...600).contains($0.count) }) {
                return Finding("an error of the \(name) is not clear", details: details)
            }
            if app.windows.tree != tree || app.mark != mark {
                return Finding("an error has changed the app", details: details)
            }
        }
        let next = app.send(
            isPort ? #"{"jsonrpc":"2.0","id":5,"method":"ping"}"# : #"{"id":5,"call":"waiting"}"#, toPort: isPort)
        let isServed =
            next == [isPort ? #"{"id":5,"jsonrpc":"2.0","result":{}}"# : #"{"id":5,"result":{"waiting":[]}}"#]
        return isServed ? nil : Finding("after a line, the \(name) does not serve", details: "\(details)\n\(next)")
    }

    /// Sends a line that is refused three thousand times, and weighs the memory of the process: what leaks gains by each
    /// thousand.
    private static func weigh(_ line: String, _ app: InspectedApp) -> Finding? {
        for isPort in [false, true] where app.send(line, toPort: isPort).allSatisfy({ $0.contains("\"error\"") }) {
            var weights: [Int] = []
            for _ in 1...4 {
                for _ in 1...1_000 { _ = app.send(line, toPort: isPort) }
                weights.append(memory() ?? 0)
            }
            if zip(weights, weights.dropFirst()).allSatisfy({ $1 > $0 + 8_000 }) {
                return Finding(
                    "memory is gained", details: "\(weights) bytes by a thousand each of \(line.prefix(500))")
            }
        }
        return nil
    }

    /// The resident bytes of this process; nil where nobody tells.
    private static func memory() -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4_096 }
    }
}
