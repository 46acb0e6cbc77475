import CoordinationTesting
import Testing
import storefront

@Suite("Keys", .navigationCoverage) struct KeyTests {
    private static let sequences: [(bytes: String, keys: [Key])] = [
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OM", [.up, .down, .right, .left, .enter]),
        ("\r\n\t\u{1B}[Z\u{8}\u{7F}", [.enter, .enter, .tab, .backTab, .backspace, .backspace]),
        ("\u{3}\u{1A}\u{C}", [.interrupt, .suspend, .redraw]),
        (
            "q 1é漢🫖",
            [.character("q"), .character(" "), .character("1"), .character("é"), .character("漢"), .character("🫖")]
        ),
        ("\u{1B}[1;5A\u{1B}[3~\u{1B}[24~x", [.up, .character("x")]),
        ("\u{1B}OP\u{1}\u{1F}y", [.character("y")]),
        ("\u{1B}\u{1B}[A", [.escape, .up]),
        ("\u{1B}x\u{1B}\r", [.escape, .character("x"), .escape, .enter]),
        ("\u{1B}[\u{1B}[A\u{1B}[1\r", [.up, .enter]),
    ]

    @Test("bytes become keys, and what means nothing is passed over", arguments: sequences)
    func decodes(bytes: String, keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(bytes.utf8) == keys)
        #expect(!decoder.isWaiting)
    }

    @Test("keys do not depend on the portions in which the bytes come", arguments: sequences)
    func portions(bytes: String, keys: [Key]) {
        let bytes = Array(bytes.utf8)
        for cut in bytes.indices {
            var decoder = KeyDecoder()
            #expect(decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) == keys, "cut at \(cut)")
        }
        var decoder = KeyDecoder()
        #expect(bytes.flatMap { decoder.decode([$0]) } == keys)
    }

    @Test("an escape is a key when nothing follows it") func escape() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.isWaiting)
        #expect(decoder.flush() == [.escape])
        #expect(!decoder.isWaiting)
        #expect(decoder.flush() == [])
    }

    @Test("an incomplete letter is dropped") func cutLetter() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0xF0, 0x9F]) == [])
        #expect(decoder.flush() == [])
        #expect(decoder.decode(Array("a".utf8)) == [.character("a")])
    }

    @Test(
        "bytes that are no UTF-8 are passed over",
        arguments: [[0xFF], [0x80], [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80]])
    func notText(bytes: [UInt8]) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(bytes + Array("a".utf8)).last == .character("a"))
        #expect(!decoder.isWaiting)
    }

    @Test("a sequence that never ends does not swallow the keys after it") func endless() {
        var decoder = KeyDecoder()
        _ = decoder.decode("\u{1B}[".utf8)
        _ = decoder.decode(String(repeating: ";", count: 100_000).utf8)
        #expect(!decoder.isWaiting)
        #expect(decoder.decode("a".utf8) == [.character("a")])
    }
}
