import Coordination
import CoordinationHistory
import CoordinationTesting
import Foundation
import Shop
import ShopRecordings
import Testing
import storefront

@Suite("The trail", .navigationCoverage) struct TrailTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func recording() throws -> ShopRecording { try ShopRecording(String(contentsOf: file, encoding: .utf8)) }

    private func removeFile() { try? FileManager.default.removeItem(at: file) }

    @Test("the tour comes to the same when its trail is played, also one that has begun again", arguments: [1_000, 7])
    func tour(every: Int) throws {
        defer { removeFile() }
        let (time, session) = (ManualTime(), VisitorSession())
        let shop = Storefront(session: session, time: time)
        let trail = try TrailFile(file.path, every: every)
        trail.follow(shop, session)
        let player = Player(shop, time)
        for line in try Program.tour() {
            _ = player.run(line)
            let played = try recording().play()
            #expect(played.replay.difference == nil, "\(played.replay)")
            #expect(played.shop.windows.tree == shop.windows.tree, "after \(line)")
            #expect(ShopNotes(played.session) == ShopNotes(session), "after \(line)")
        }
        #expect(try (recording().recording.steps.first?.number ?? 0) > (every == 7 ? 1 : 0))
    }

    @Test("the program records the tour, replays it step by step, and prints it as a test") func program() throws {
        defer { removeFile() }
        let program = try Program()
        #expect(try program.run("tour", "-q", "--trail=\(file.path)").status == 0)
        let replay = try program.run("replay", file.path)
        #expect(replay.status == 0)
        let last = try #require(program.run("tour").lines.last { $0.hasPrefix("  main:") })
        #expect(replay.lines.suffix(2).first.map { last.hasPrefix($0) } == true)
        #expect(replay.lines.last?.hasSuffix(" steps played") == true)
        let test = try program.run("replay", file.path, "--test").output
        #expect(test.contains("try Storefront.launch(##\"{"))
        #expect(try program.run("replay", "/no/such/file").status == 1)
    }

    @Test("the first difference is printed with its step, a gap before it") func difference() throws {
        defer { removeFile() }
        let program = try Program()
        let script = "trigger onboarding.done\ntrigger app.buy 1\ndismiss\nback"
        #expect(try program.run(["play", "-q", "--trail=\(file.path)"], input: Data(script.utf8)).status == 0)
        let replay = try program.run("replay", file.path)
        #expect(replay.status == 1)
        #expect(replay.lines.first == "Can't be repeated: step 3 (dismiss() on StoresCoordinator): it has no route")
        #expect(replay.output.contains("2 steps played: the next step cannot be repeated, as it has no route"))
    }

    @Test("keys that end the session, and stop ratings, are played again") func session() throws {
        defer { removeFile() }
        let trail = try TrailFile(file.path)
        let session = Session(isFirstVisit: false, visitor: .ada, trail: trail)
        session.go(.character("4"), .character("x"), .character("r"))
        let (replay, shop, played) = try recording().play()
        #expect(replay.difference == nil)
        #expect(shop.windows.tree == session.windows.tree)
        #expect(played.visitor == nil && played.former == .ada && !played.takesRatings)
    }

    @Test("a link that waits for the welcome is played again, and waits") func link() throws {
        defer { removeFile() }
        let session = Session(trail: try TrailFile(file.path))
        session.visit("/stores/3")
        session.go(.enter)
        let (replay, shop, _) = try recording().play()
        #expect(replay.difference == nil, "\(replay)")
        #expect(shop.windows.tree == session.windows.tree)
    }

    @Test("text that was typed, and not entered, is not in the trail") func text() throws {
        defer { removeFile() }
        let marker = "4111-secret"
        let trail = try TrailFile(file.path)
        let session = Session(isFirstVisit: false, visitor: .ada, trail: trail)
        session.go(.character("2"), .enter)
        for character in marker { session.press(.character(character)) }
        #expect(session.screen().contains(marker))
        session.go(.escape)
        #expect(try !recording().text.contains(marker))
        // A route releases what is entered.
        session.go(.enter)
        session.type(marker)
        #expect(try recording().text.contains(marker))
    }
}
