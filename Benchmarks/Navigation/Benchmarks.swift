import Benchmark
import Measures

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .throughput, .instructions], warmupIterations: 1, maxDuration: .seconds(1),
        maxIterations: 100)
    for measure in Plan(isQuick: true).chapters.flatMap(\.measures) where measure.figure == .work {
        register(measure.title, measure.ours)
        register("\(measure.title), \(measure.against)", measure.floor)
    }
}

private func register(_ title: String, _ subject: @escaping Measure.Subject) {
    Benchmark(title) { (benchmark: Benchmark) async -> Void in
        let run = subject()
        benchmark.startMeasurement()
        switch run {
        case .direct(let body): body()
        case .awaited(let body): await body()
        }
        benchmark.stopMeasurement()
        withExtendedLifetime(run) {}
    }
}
