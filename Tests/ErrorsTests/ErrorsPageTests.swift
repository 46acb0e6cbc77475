import CoordinationTesting
import Foundation
import Testing
import Transitions

@Suite("Errors and remedies") struct ErrorsPageTests {
    let page: ErrorsPage

    init() throws { page = try ErrorsPage() }

    @Test(
        "each message on the page is what running code says", arguments: Set(ErrorExample.all.map(\.heading)).sorted())
    func messagesAreSaid(heading: String) throws {
        let said = try ErrorExample.all.filter { $0.heading == heading }.map { try $0.said() }
        let entry = try #require(page.entry(heading), "no heading '\(heading)'")
        #expect(entry.messages == said.map { trimmed($0.components(separatedBy: "\n")) })
    }

    @Test("the page has no message that no code prints") func noOthers() {
        let known = Set(ErrorExample.all.map(\.heading))
        for entry in page.entries where !entry.messages.isEmpty {
            let heading = entry.heading.trimmingCharacters(in: ["`"])
            #expect(known.contains(heading), "\(heading)")
        }
        let headings = page.entries.map(\.heading)
        #expect(Set(headings).count == headings.count, "a heading is there once")
    }

    @Test(
        "each reason has an entry that is headed by its words, and its remedy is there", arguments: ReasonName.allCases)
    func reasonsHaveEntries(name: ReasonName) {
        for reason in name.samples {
            #expect(ReasonName(reason) == name)
            let error = TransitionError("x", reason)
            let words = words(error.summary.dropFirst("Can't x: ".count).dropLast())
            #expect(page.messageHeadings.contains(words), "no entry for '\(words)'")
            let remedy = error.description.dropFirst(error.summary.count + 2)
            #expect(!remedy.isEmpty && page.text.contains(remedy), "the remedy is not on the page: \(remedy)")
        }
    }

    @Test("each rejection has an entry", arguments: RejectionReason.samples) func rejections(reason: RejectionReason) {
        #expect(page.messageHeadings.contains(reason.description))
    }

    @Test("each cancellation has a row", arguments: CancellationReason.samples)
    func cancellations(reason: CancellationReason) {
        #expect(page.entry("Cancelled, and why")?.rows.contains { $0[0] == "cancelled: \(reason)" } == true)
    }

    @Test("each reason why there is no result has a row", arguments: EndReason.samples) func ends(reason: EndReason) {
        let words = reason.description.replacingOccurrences(of: "Can't …: ….", with: "…")
        #expect(page.entry("No result, and why")?.rows.contains { $0[0] == words } == true, "\(words)")
    }

    @Test("the compiler's messages on the page are those of the negative tests") func compiler() throws {
        let rows = try #require(page.entry("The compiler")).rows.map { $0[0] }
        let folder = ErrorsPage.checkout.appending(path: "Tests/Negative")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
        var unproven = Set(rows)
        for file in files {
            let mark = "// expected: "
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let expected = try #require(lines.first { $0.hasPrefix(mark) }).dropFirst(mark.count)
            let regex = try Regex(String(expected))
            let known = rows.filter { $0.contains(regex) }
            #expect(!known.isEmpty, "\(file.lastPathComponent) has no row: \(expected)")
            unproven.subtract(known)
        }
        #expect(unproven.isEmpty, "\(unproven)")
        #expect(files.count > 15)
    }

    /// The words of a message, with an ellipsis for what varies.
    private func words(_ text: some StringProtocol) -> String {
        String(text).replacing("\(ReasonName.any).0 seconds", with: "…").replacing("\(ReasonName.any)", with: "…")
    }
}
