import Coordination
import CoordinationHistory
import Foundation
import Shop
import ShopRecordings

/// The command `replay`.
struct Replaying {
    private let recording: ShopRecording
    private let name: String

    /// Reads a recording or a trail.
    init(_ file: String) throws(ReadError) {
        name = URL(fileURLWithPath: file).lastPathComponent
        guard let bytes = FileManager.default.contents(atPath: file) else {
            throw ReadError("'\(file)'", "there is no such file")
        }
        do {
            // A crash may have torn the last line in the middle of a character.
            recording = try ShopRecording(String(decoding: bytes, as: UTF8.self))
        } catch {
            let flaw = error as? RecordingError
            throw ReadError("'\(file)'", "it is no recording of the shop" + (flaw.map { ".\n\n\($0)" } ?? ""))
        }
    }

    /// Prints the recording as a test.
    func printTest() { Output.part(recording.test(named: name)) }

    /// Plays the recording, and prints each step with the tree after it.
    ///
    /// - Returns: False if the shop does not come to the same.
    func play() -> Bool {
        let gaps = recording.recording.gaps
        for gap in gaps { Output.line("Can't be repeated: \(gap)") }
        if recording.recording.isTorn { Output.line("The last line was not written to its end, and is left out.") }
        do {
            var last = "launch"
            let (replay, shop, _) = try recording.play { step, shop, _ in
                Output.line("\(last)\n  \(shop.windows.tree)")
                last = step.description
            }
            Output.line("\(last)\n  \(shop.windows.tree)\n\(replay)")
            return replay.difference == nil
        } catch {
            Output.complain("\(error)")
            return false
        }
    }
}
