import Foundation

#if DEBUG || INSPECTOR
    import CoordinationInspector
    import CoordinationLinks
    import Shop
    import TreeTools

    /// The command `storefront-agent [--act]`, which runs the shop without a screen, for an agent: a server of the Model
    /// Context Protocol over standard input and output. With `--act`, the agent need not ask for the right to act.
    @main
    enum Main {
        static func main() {
            let output = ProtocolOutput()
            let time = ManualTime()
            let shop = Storefront(isFirstVisit: false, time: time)
            let inspector = Inspector(shop.windows) { try SceneRoute.links.link(for: $0) }
            let port = AgentPort(
                inspector, rights: CommandLine.arguments.contains("--act") ? .act : .look, send: output.write)
            var splitter = LineSplitter()
            var bytes = [UInt8](repeating: 0, count: 1 << 14)
            let clock = ContinuousClock()
            var last = clock.now
            while true {
                let isReadable = waitForInput(until: time.nextDue.map { $0 - time.now })
                let now = clock.now
                time.advance(by: now - last)
                last = now
                guard isReadable else { continue }
                let count = read(STDIN_FILENO, &bytes, bytes.count)
                if count == 0 || count < 0 && errno != EINTR { break }
                for line in splitter.lines(in: bytes.prefix(max(0, count))) { port.handle(line) }
            }
            if let line = splitter.end() { port.handle(line) }
            withExtendedLifetime(shop) {}
        }

        /// Waits until there is input, or a timer of the shop is due.
        private static func waitForInput(until due: Duration?) -> Bool {
            var event = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            let milliseconds = due.map { Int32(min(max(($0 / .milliseconds(1)).rounded(.up), 0), 60_000)) }
            return poll(&event, 1, milliseconds ?? -1) > 0
        }
    }

    /// Standard output, for the protocol alone: what else would be printed there goes to standard error from now on.
    private struct ProtocolOutput {
        private let file: FileHandle

        init() {
            file = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
            dup2(STDERR_FILENO, STDOUT_FILENO)
        }

        /// Writes a line. If nobody reads any more, the end of the input ends the program.
        func write(_ line: String) { try? file.write(contentsOf: Data("\(line)\n".utf8)) }
    }
#else
    @main
    enum Main {
        static func main() {
            let text =
                "This is a release build, which has no inspector. Build for debug, or with -Xswiftc -DINSPECTOR.\n"
            FileHandle.standardError.write(Data(text.utf8))
            exit(64)
        }
    }
#endif
