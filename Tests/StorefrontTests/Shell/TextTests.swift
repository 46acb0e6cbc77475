import CoordinationTesting
import Testing
import storefront

@Suite("Text in columns", .navigationCoverage) struct TextTests {
    @Test(
        "a text has as many columns as a terminal gives it",
        arguments: [
            ("", 0), ("tea", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한글", 4), ("🫖", 2), ("👩‍🍳", 2), ("❤️", 2),
            ("‹›…│", 4),
            ("a\u{200B}b", 2), ("\u{7}", 0), ("ﾃ", 1), ("テ", 2),
        ])
    func columns(text: String, columns: Int) {
        #expect(text.columns == columns)
    }

    @Test(
        "a text that does not fit ends in an ellipsis",
        arguments: [
            ("Harbour", 7, "Harbour"), ("Harbour", 6, "Harbo…"), ("Harbour", 1, "…"), ("Harbour", 0, ""),
            ("Harbour", -3, ""), ("漢字漢字", 8, "漢字漢字"), ("漢字漢字", 7, "漢字漢…"), ("漢字漢字", 6, "漢字…"), ("", 0, ""),
            ("漢字漢字a", 6, "漢字…"),
        ])
    func clips(text: String, width: Int, clipped: String) {
        #expect(text.clipped(to: width) == clipped)
        #expect(text.clipped(to: width).columns <= max(width, 0))
    }

    @Test(
        "words go to the next line, and one that fits no line is cut",
        arguments: [
            ("green tea and bread", 9, ["green tea", "and bread"]), ("green tea", 100, ["green tea"]),
            ("green tea", 5, ["green", "tea"]), ("breakfast", 4, ["brea", "kfas", "t"]),
            ("a breakfast", 4, ["a", "brea", "kfas", "t"]), ("漢字漢字", 5, ["漢字", "漢字"]), ("tea", 0, []), ("", 5, [""]),
        ])
    func wraps(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
    }
}
