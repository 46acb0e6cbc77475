@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationHistory
import Foundation
package import Shop
import ShopRecordings

/// A file with everything that has come to the shop. Each line is written before its step runs, so that a crash leaves
/// what led to it.
package final class TrailFile {
    private let name: String
    private let states: String?
    private let every: Int
    private var descriptor: Int32 = -1
    private var recorder: Recorder?
    private weak var windows: WindowManager?
    private weak var session: VisitorSession?

    /// The number of steps.
    private var count = 0

    /// - Parameters:
    ///   - name: The name of the file.
    ///   - states: A file for the state after each key, for tests of the trail; nil for none.
    ///   - every: The number of steps after which the file begins again, with a stored state.
    package init(_ name: String, states: String? = nil, every: Int = 1_000) throws(ReadError) {
        (self.name, self.states, self.every) = (name, states, every)
        guard begin("") else { throw ReadError(writing: "'\(name)'") }
        if let states { unlink(states) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Records what comes to a shop that was just built.
    package func follow(_ shop: Storefront, _ session: VisitorSession) {
        (windows, self.session) = (shop.windows, session)
        recorder = Recorder(
            of: shop,
            trail: Trail(every: every) { [unowned self] line in
                // Errors are ignored: a trail is no reason to stop.
                switch line {
                case .start(let text): _ = begin(ShopRecording.text(session, text))
                case .step(let text):
                    count += 1
                    _ = Output.write(text, to: descriptor)
                }
            })
        noteState()
    }

    /// Writes the state after a key, if a test asks for it: the number of steps, the shop's data and the tree.
    func noteState() {
        guard let states, let windows, let session else { return }
        let file = open(states, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        _ = Output.write("\(count)\t\(ShopNotes(session).text)\t\(windows.tree)\n", to: file)
        close(file)
    }

    /// Replaces the file with its first lines. The complete file replaces the old one.
    private func begin(_ text: String) -> Bool {
        let fresh = open(name + ".new", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard fresh >= 0, Output.write(text, to: fresh) == nil, rename(name + ".new", name) == 0 else { return false }
        if descriptor >= 0 { close(descriptor) }
        descriptor = fresh
        return true
    }
}
