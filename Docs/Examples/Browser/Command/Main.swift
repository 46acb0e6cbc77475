import BrowserServer
import Dispatch
import Foundation

/// `shop-in-browser [--port PORT] [--state FOLDER] [--idle SECONDS] [--inspect PORT]`, and
/// `shop-in-browser --agent FILE`, which passes an agent on to one that runs.
@main enum Main {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        func value(of option: String) -> String? {
            arguments.firstIndex(of: option).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
        }
        if let file = value(of: "--agent") { return try await Passer.run(file) }
        let port = value(of: "--port").flatMap { Int($0) } ?? 8080
        let folder =
            value(of: "--state").map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("shop-in-browser-\(port)")
        let idle = value(of: "--idle").flatMap { Int($0) } ?? 60
        let server = try await ShopServer.start(
            port: port, folder: folder, idle: .seconds(idle), inspectorPort: value(of: "--inspect").flatMap { Int($0) })
        FileHandle.standardOutput.write(Data("http://127.0.0.1:\(server.port)/\n".utf8))
        // The token is after the '#', which no browser sends to anybody.
        if let address = server.inspectorAddress { FileHandle.standardOutput.write(Data("\(address)\n".utf8)) }
        let asked = whenAsked(server)
        await untilInterrupted()
        asked.cancel()
        try await server.stop()
    }

    /// Prints each window as it is, and how many guests there are, when the signal USR1 asks for it.
    private static func whenAsked(_ server: ShopServer) -> any DispatchSourceSignal {
        signal(SIGUSR1, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .global())
        source.setEventHandler {
            Task {
                let text = try await server.read { guests in
                    let tabs = guests.all.flatMap(\.tabs).compactMap(\.description)
                    let lines = tabs.compactMap { try? JSONEncoder().encode($0) }.map {
                        String(decoding: $0, as: UTF8.self)
                    }
                    return (lines + ["guests: \(guests.count)"]).joined(separator: "\n")
                }
                FileHandle.standardOutput.write(Data("\(text)\n".utf8))
            }
        }
        source.resume()
        return source
    }

    /// Waits for an interrupt, or for the end of the process to be asked for.
    private static func untilInterrupted() async {
        var sources: [any DispatchSourceSignal] = []
        await withCheckedContinuation { (ended: CheckedContinuation<Void, Never>) in
            let once = DispatchQueue(label: "signals")
            for number in [SIGINT, SIGTERM] {
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: once)
                sources.append(source)
                nonisolated(unsafe) let first = source
                source.setEventHandler {
                    if !first.isCancelled { first.cancel(); ended.resume() }
                }
                source.resume()
            }
        }
    }
}
