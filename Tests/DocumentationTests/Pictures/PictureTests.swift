import Coordination
import CoordinationTesting
import Foundation
import Testing

/// Pictures are drawn anew from what runs, and held against the files. `RECORD_PICTURES=1` writes those instead.
@Suite("Pictures") struct PictureTests {
    static let isRecording = ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil

    @Test("every picture is what a run shows", arguments: Picture.all, Look.allCases)
    func picturesAreDrawnFromRuns(picture: Picture, look: Look) throws {
        let file = Checkout.root.appending(path: picture.path(look))
        let drawn = picture.svg(look)
        if Self.isRecording {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try drawn.write(to: file, atomically: true, encoding: .utf8)
        }
        let kept = try? String(contentsOf: file, encoding: .utf8)
        #expect(
            kept == drawn,
            """
            \(picture.path(look)) is not what is drawn now. Draw it with \
            RECORD_PICTURES=1 swift test --package-path Tests/DocumentationTests, and look at it.
            """)
    }

    @Test("no picture is left over that no code draws", arguments: ["Sources", "Tests", "Docs"])
    func noneIsLeftOver(folder: String) {
        // A test of the storefront draws its map.
        let map = ["", "~dark"].map { "Tests/CoordinationProof/CoordinationProof.docc/Map-of-the-shop\($0).svg" }
        let known = Picture.all.flatMap { Look.allCases.map($0.path) } + map
        for file in Checkout.files(folder, ending: ["svg"]) {
            #expect(known.contains(file.path), "\(file.path)")
        }
    }

    @Test("every picture covers the page beneath it", arguments: Look.allCases)
    func picturesAreOpaque(look: Look) throws {
        for picture in Picture.all {
            let first = try #require(picture.svg(look).split(separator: "\n").first { $0.hasPrefix("<rect") })
            let size = picture.svg(look).firstMatch(of: /viewBox="0 0 ([0-9]+) ([0-9]+)"/)
            let (width, height) = try #require(size.map { ($0.1, $0.2) })
            #expect(first.hasPrefix("<rect x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\""))
            #expect(first.contains("fill=\"\(look.hex(.page))\""), "\(picture.name)")
        }
    }

    @Test("every picture is on a page, and says there what is to be seen", arguments: Picture.all)
    func picturesAreUsed(picture: Picture) throws {
        let lines = try (Checkout.pages + Checkout.files("Sources", ending: ["tutorial"])).flatMap { try $0.lines }
        let marks = ["(", "/", "\""].flatMap { ["\($0)\(picture.name).svg)", "\($0)\(picture.name).svg\""] }
        let uses = lines.filter { line in marks.contains { line.contains($0) } }
        #expect(!uses.isEmpty, "\(picture.name)")
        #expect(uses.allSatisfy { !$0.contains("![](") && !$0.contains("alt=\"\"") }, "\(picture.name)")
    }

    @Test("text has enough contrast with what is beneath it, and so have lines", arguments: Look.allCases)
    func contrastSuffices(look: Look) {
        for picture in Picture.all {
            for case .text(let text, _, _, _, let colour, let ground) in picture.drawing.shapes {
                #expect(look.contrast(of: colour, on: ground) >= 4.5, "\(text): \(colour) on \(ground)")
            }
        }
        for ground in [Colour.page, .window, .container] {
            #expect(look.contrast(of: .accent, on: ground) >= 3)
            #expect(look.contrast(of: .line, on: ground) >= 2.7, "\(ground)")
        }
    }

    @Test("nothing is outside of the picture", arguments: Picture.all)
    func textHasRoom(picture: Picture) {
        let drawing = picture.drawing
        for case .text(let text, let x, let y, let style, _, _) in drawing.shapes {
            let half = style.width(of: text) / 2
            #expect(x - half >= -1 && x + half <= drawing.width + 1 && y <= drawing.height, "\(text)")
        }
    }
}
