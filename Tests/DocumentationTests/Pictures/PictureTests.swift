import Coordination
import CoordinationTesting
import Foundation
import Testing

/// Pictures are drawn anew from what runs, and held against the files. `RECORD_PICTURES=1` writes those instead.
@Suite("Pictures") struct PictureTests {
    static let isRecording = ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil

    @Test("every picture is what a run shows", arguments: Picture.all, Look.allCases)
    func picturesAreDrawnFromRuns(picture: Picture, look: Look) throws {
        let file = Checkout.root.appending(path: picture.folder.rawValue).appending(path: picture.fileName(look))
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
            \(picture.folder.rawValue)/\(picture.fileName(look)) is not what is drawn now. Draw it with \
            RECORD_PICTURES=1 swift test --filter PictureTests, and look at it.
            """)
    }

    @Test("no folder has a picture that nobody draws", arguments: Picture.Folder.allCases)
    func noneIsLeftOver(folder: Picture.Folder) {
        let known = Picture.all.filter { $0.folder == folder }.flatMap { Look.allCases.map($0.fileName) }
        for file in Checkout.files(folder.rawValue, ending: ["svg"]) {
            #expect(known.contains(file.url.lastPathComponent), "\(file.path)")
        }
    }

    @Test("every picture is on a page, and says there what is to be seen", arguments: Picture.all)
    func picturesAreUsed(picture: Picture) throws {
        let lines = try (Checkout.pages + Checkout.files("Sources", ending: ["tutorial"])).flatMap { try $0.lines }
        let uses = lines.filter { $0.contains("](\(picture.name))") || $0.contains("\(picture.name).svg") }
        #expect(!uses.isEmpty, "\(picture.name)")
        #expect(uses.allSatisfy { !$0.contains("![](") && !$0.contains("alt=\"\"") }, "\(picture.name)")
    }

    @Test("text can be told from what it stands on, and so can lines", arguments: Look.allCases)
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

    @Test("nothing stands outside of the picture", arguments: Picture.all)
    func textHasRoom(picture: Picture) {
        let drawing = picture.drawing
        for case .text(let text, let x, let y, let style, _, _) in drawing.shapes {
            let half = style.width(of: text) / 2
            #expect(x - half >= -1 && x + half <= drawing.width + 1 && y <= drawing.height, "\(text)")
        }
    }
}
