import Coordination
public import CoordinationHistory
import Foundation
public import Shop
public import TreeTools

/// A recording of the shop, and the data that the shop had when it began.
///
/// The first line of its text is that data, which is on no tree; the rest is the recording.
public struct ShopRecording {
    /// The data, as text.
    public let notes: String

    /// What has come to the shop since.
    public let recording: Recording

    /// Reads a recording or a trail.
    ///
    /// - Throws: An error if the text is damaged; a last line that a crash has torn is left out.
    public init(_ text: String) throws {
        let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        notes = String(lines[0])
        _ = try ShopNotes(text: notes)
        recording = try Recording(lines.count > 1 ? String(lines[1]) : "")
    }

    /// The same shop with another recording.
    private init(_ notes: String, _ recording: Recording) {
        (self.notes, self.recording) = (notes, recording)
    }

    /// The text of a recording or a trail that begins with the data of a session.
    public static func text(_ session: VisitorSession, _ recording: String) -> String {
        "\(ShopNotes(session).text)\n\(recording)"
    }

    /// The text.
    public var text: String { "\(notes)\n\(recording.text)" }

    /// Returns the shortest recording that still fails.
    public func shrunk(while fails: (ShopRecording) -> Bool) -> ShopRecording {
        ShopRecording(notes, recording.shrunk { fails(ShopRecording(notes, $0)) })
    }

    /// The code of a test that plays it.
    public func test(named name: String) -> String {
        recording.test(
            named: name, launching: "try Storefront.launch(##\"\(notes)\"##)", importing: ["Shop", "ShopRecordings"])
    }

    /// Plays the recording on a shop that is launched for it.
    ///
    /// - Parameter before: Called before each step with the step, the shop and its session.
    /// - Returns: The number of steps and the first difference; the shop and its session at the end.
    public func play(
        before: @escaping (Recording.Step, Storefront, VisitorSession) -> Void = { _, _, _ in }
    ) throws -> (replay: Replay, shop: Storefront, session: VisitorSession) {
        let session = try ShopNotes(text: notes).session
        let (shop, time) = Storefront.launch(session)
        let replay = try recording.play(
            on: shop, advance: { time.advance(by: $0) }, before: { before($0, shop, session) })
        return (replay, shop, session)
    }
}

extension Storefront {
    /// Launches the shop with the data of a recording, and a time source that only a replay advances.
    public static func launch(_ notes: String) throws -> (Storefront, ManualTime) {
        launch(try ShopNotes(text: notes).session)
    }

    fileprivate static func launch(_ session: VisitorSession) -> (Storefront, ManualTime) {
        let time = ManualTime()
        let shop = Storefront(session: session, time: time)
        // A planted crash, with which the tools for recordings are tested.
        if let screen = ProcessInfo.processInfo.environment["STOREFRONT_CRASH"] {
            shop.windows.observeVisibility { if $0.front?.title == screen { abort() } }
        }
        return (shop, time)
    }
}

extension ShopNotes {
    /// The data as one line of JSON.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    fileprivate init(text: String) throws {
        self = try JSONDecoder().decode(ShopNotes.self, from: Data(text.utf8))
    }
}
