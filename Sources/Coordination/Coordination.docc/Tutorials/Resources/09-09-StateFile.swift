import CoordinationRestoration
import Foundation

struct StateFile: StateStore {
    let path: String

    func read() -> String? {
        try? String(contentsOfFile: path, encoding: .utf8)
    }

    func write(_ text: String?) {
        // Atomically: beside the old one, and then in its place.
        try? (text ?? "").write(toFile: path, atomically: true, encoding: .utf8)
    }
}
