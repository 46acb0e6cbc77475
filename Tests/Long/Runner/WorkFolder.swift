import Foundation

/// The folder that a child process and its parent talk through.
struct WorkFolder {
    let url: URL

    private var work: URL { url.appendingPathComponent("work.json") }
    private var output: URL { url.appendingPathComponent("output.json") }
    var progress: URL { url.appendingPathComponent("progress") }
    var log: URL { url.appendingPathComponent("log.txt") }

    /// Empties the folder and leaves the work in it.
    func begin(_ work: Work) throws {
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data().write(to: progress)
        try Data().write(to: log)
        try JSONEncoder().encode(work).write(to: self.work)
    }

    func readWork() throws -> Work {
        try JSONDecoder().decode(Work.self, from: Data(contentsOf: work))
    }

    func finish(_ output: Work.Output) throws {
        try JSONEncoder().encode(output).write(to: self.output, options: .atomic)
    }

    func readOutput() -> Work.Output? {
        guard let data = try? Data(contentsOf: output) else { return nil }
        return try? JSONDecoder().decode(Work.Output.self, from: data)
    }

    /// The case that was begun last.
    func readProgress() -> Int? {
        guard let data = try? Data(contentsOf: progress), data.count == 8 else { return nil }
        return data.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    }

    /// The end of what the child printed.
    func readLog() -> String {
        guard let data = try? Data(contentsOf: log) else { return "" }
        return String(decoding: data.suffix(64_000), as: UTF8.self)
    }
}
