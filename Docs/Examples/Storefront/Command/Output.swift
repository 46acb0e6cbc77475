import Foundation

/// The output of the program, which ends if it cannot write.
enum Output {
    /// Prints a line to standard output. If its reader has gone, ends the program silently.
    static func line(_ text: String) {
        part(text + "\n")
    }

    /// Prints a text without a line break, in the same way.
    static func part(_ text: String) {
        guard let error = write(text, to: 1) else { return }
        if error == EPIPE { exit(ExitStatus.closedPipe) }
        complain("Can't print: \(String(cString: strerror(error))).")
        exit(ExitStatus.failed)
    }

    /// Prints to standard error, if possible.
    static func complain(_ text: String) {
        _ = write("storefront: \(text)\n", to: 2)
    }

    /// Writes all of a text. Returns the number of the error that stopped it, if any.
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
