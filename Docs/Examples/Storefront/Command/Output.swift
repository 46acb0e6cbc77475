import Foundation

/// What the program prints. When it cannot be printed, the program ends.
enum Output {
    /// Prints to standard output. A reader that has gone ends the program without a word.
    static func line(_ text: String) {
        part(text + "\n")
    }

    /// The same, of what is no whole line.
    static func part(_ text: String) {
        guard let error = write(text, to: 1) else { return }
        if error == EPIPE { exit(ExitStatus.closedPipe) }
        complain("Can't print: \(String(cString: strerror(error))).")
        exit(ExitStatus.failed)
    }

    /// Prints to standard error, as far as that is possible.
    static func complain(_ text: String) {
        _ = write("storefront: \(text)\n", to: 2)
    }

    /// Writes all of a text, or gives the number of the error that stopped it.
    static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}
