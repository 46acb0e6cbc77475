import Coordination
import CoordinationRestoration

extension Recording {
    /// Returns the shortest recording found that still fails, from which no step can be dropped.
    ///
    /// Steps are dropped in halves, in quarters, and so on to single ones. The result has no trees, since those of a
    /// recording with fewer steps are others.
    ///
    /// - Parameter fails: Plays a recording, and returns true if it fails as this one does. Called some `n · log n`
    ///   times for `n` steps, at most `n²` times.
    public func shrunk(while fails: (Recording) -> Bool) -> Recording {
        var kept = Array(steps.indices)
        var size = max(kept.count / 2, 1)
        while !kept.isEmpty {
            var isSmaller = false
            var first = 0
            while first < kept.count {
                let without = Array(kept[..<first] + kept[min(first + size, kept.count)...])
                if fails(keeping(without)) {
                    (kept, isSmaller) = (without, true)
                } else {
                    first += size
                }
            }
            // Dropping a later step may have made an earlier one needless.
            if size > 1 { size = max(size / 2, 1) } else if !isSmaller { break }
        }
        return keeping(kept)
    }

    /// Returns a recording of some of the steps, by their indices, without trees.
    private func keeping(_ indices: [Int]) -> Recording {
        var lines = RecordingLines()
        var text = lines.text(of: RecordingLines.header(version, owner, start, first: 1))
        var time: Duration = .zero
        for step in indices.map({ steps[$0] }) {
            var line = step.input.fields.fields
            if step.time > time { line.append(("ms", .int((step.time - time).milliseconds))) }
            time = step.time
            text += lines.text(of: line)
        }
        return Recording(written: text)
    }

    /// Creates a recording from lines that were just written, and so can be read.
    init(written text: String) {
        self = (try? Recording(text, limits: Limits(bytes: .max, steps: .max))) ?? Recording(unread: text)
    }

    /// Returns the code of a test that plays the recording, for Swift Testing.
    ///
    /// - Parameters:
    ///   - name: The name of the test.
    ///   - launch: An expression for a fresh app: a pair of its tree and of a time source with `advance(by:)`.
    ///   - modules: The modules to import besides `CoordinationHistory` and `Testing`.
    public func test(named name: String, launching launch: String, importing modules: [String] = []) -> String {
        let imports = (["CoordinationHistory", "Testing"] + modules).sorted().map { "import \($0)" }
        let lines = text.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n")
        return """
            \(imports.joined(separator: "\n"))

            @Test(\(StoredValue.string(name)))
            func replay() throws {
                let recording = try Recording(
                    ##\"""
            \(lines)

                    \"""##)
                let (tree, time) = \(launch)
                let replay = try recording.play(on: tree) { time.advance(by: $0) }
                #expect(replay.difference == nil, "\\(replay)")
            }

            """
    }
}
