/// The progress of a long exploration, printed on standard error.
final class Progress {
    private let name: String
    private let isQuiet: Bool
    private let start = ContinuousClock.now
    private var next = Duration.seconds(5)

    init(_ name: String, isQuiet: Bool) {
        self.name = name
        self.isQuiet = isQuiet
    }

    func tick(_ moves: Int, _ states: Int) {
        if moves & 1023 == 0 { say("\(states) states after \(moves) moves") }
    }

    /// Prints the reason why ways are repeated, at most every five seconds.
    func tick(shortening what: @autoclosure () -> String) { say("looking for a short way that \(what())") }

    private func say(_ text: @autoclosure () -> String) {
        if isQuiet { return }
        let passed = ContinuousClock.now - start
        guard passed > next else { return }
        next = passed + .seconds(5)
        StandardError.write("\(name): \(text()), \(passed.components.seconds) s\n")
    }
}
