/// Says on standard error how far it is, where it takes long.
struct Progress {
    private let name: String
    private let isQuiet: Bool
    private let start = ContinuousClock.now
    private var next = Duration.seconds(5)

    init(_ name: String, isQuiet: Bool) {
        self.name = name
        self.isQuiet = isQuiet
    }

    mutating func tick(_ moves: Int, _ states: Int) {
        guard !isQuiet, moves & 1023 == 0 else { return }
        let passed = ContinuousClock.now - start
        guard passed > next else { return }
        next = passed + .seconds(5)
        StandardError.write("\(name): \(states) states after \(moves) moves, \(passed.components.seconds) s\n")
    }
}
