import Coordination
import Foundation
import Shop
import TreeTools

/// The output of the program without a command: a link that waits for a login, followed to its end.
package struct Opening {
    /// A command, its outcome, and the tree and screen after it.
    private struct Moment {
        var caption: String
        var line: String?
        var outcome = ""
        var tree: Tree
        var scene: Scene
    }

    private var moments: [Moment] = []

    /// The first failure, if any.
    package private(set) var failure: String?

    /// Launches the app, and follows the link.
    package init() {
        let time = ManualTime()
        let storefront = Storefront(isFirstVisit: false, time: time)
        let player = Player(storefront, time)
        func note(_ caption: String, _ line: String?, _ outcome: String = "") {
            let scene = Scene(of: storefront.windows)
            moments.append(Moment(caption: caption, line: line, outcome: outcome, tree: player.tree, scene: scene))
        }

        note("At launch", nil)
        for (caption, line) in [("A gate asks first", Self.link), ("The link goes on", "tap I am Ada")] {
            let step = player.run(line)
            let ended = step.ended.map { ", then the link: \($0.outcome)" }.joined()
            note(caption, line, step.words + ended)
            if failure == nil { failure = step.error }
        }
    }

    /// The link to a tab, a modal in it, and a screen pushed there, by three coordinators.
    private static let link = "open account.chooseAddress, addresses.form"

    private static let next = [
        ("shell", "go through it by keys"),
        ("open ROUTE", "begin where a link leads"),
        ("tour", "all of it, step by step"),
        ("play FILE", "a script of your own"),
    ]
}

extension Opening {
    /// The number of moments.
    package var count: Int { moments.count }

    /// Returns the page with the first moments, and room for the others.
    ///
    /// - Parameters:
    ///   - width: The number of columns. If they suffice, the pictures are side by side; if not, only the last is
    ///     drawn.
    ///   - shown: The number of moments shown.
    package func picture(width: Int, shown: Int) -> Canvas {
        var page = Page(width: width)
        page.write("A shop of four tabs, before any login. A link leads to a form in the account.", .strong)
        page.skip()
        paintPictures(shown, on: &page)
        for (index, moment) in moments.enumerated() {
            page.isBlank = index >= shown
            if let line = moment.line { page.write(line, .strong, after: "> ", and: moment.outcome) }
            page.write("\(moment.tree)", after: "  ")
        }
        page.isBlank = false
        page.write("[ ] stack, { } tabs, * selected, ^ over", .faint)
        page.skip()
        page.write("Go on with swift run storefront ...", .strong)
        for (word, summary) in Self.next { page.write("\(word.padded(to: 12))\(summary)", after: "  ") }
        return page.done
    }

    private func paintPictures(_ shown: Int, on page: inout Page) {
        let gap = 1
        let all = moments.count * (Self.pictureWidth + gap) - gap
        let isWide = page.canvas.width >= all
        let width = isWide ? Self.pictureWidth : min(page.canvas.width, 40)
        for (index, moment) in moments.prefix(shown).enumerated() where isWide || index == shown - 1 {
            let x = isWide ? index * (width + gap) : 0
            let box = Canvas.Area(x: x, y: page.row, width: width, height: Self.pictureHeight)
            // The last row has the keys, which do nothing here.
            let screen = Painter(scene: moment.scene, selected: 0, status: .keys(address: nil))
                .paint(width: width - 2, height: box.height - 1).first(box.height - 2)
            page.canvas.box(box, .single)
            page.canvas.write(" \(moment.caption) ", x: x + 2, y: box.y, columns: width - 4, style: .strong)
            page.canvas.draw(screen, x: x + 1, y: box.y + 1)
        }
        page.skip(Self.pictureHeight)
    }

    private static let pictureWidth = 25
    private static let pictureHeight = 8
}

/// A canvas of any length, written from the top down.
private struct Page {
    var canvas: Canvas
    private(set) var row = 0

    /// True while text takes up rows without being drawn.
    var isBlank = false

    private static let longest = 200

    init(width: Int) {
        canvas = Canvas(width: width, height: Self.longest)
    }

    /// The rows that have been written.
    var done: Canvas { canvas.first(row) }

    mutating func skip(_ rows: Int = 1) {
        row += rows
    }

    /// Writes a text in as many rows as it needs.
    ///
    /// - Parameters:
    ///   - mark: A text before the first row.
    ///   - note: A faint text at the right, or beneath if there is no room.
    mutating func write(
        _ text: String, _ style: Canvas.Style = .plain, after mark: String = "", and note: String = ""
    ) {
        let (indent, width) = (mark.columns, canvas.width - mark.columns)
        let isBeside = text.columns + 2 + note.columns <= width
        if isBeside { put(note, x: canvas.width - note.columns, .faint) }
        put(mark, x: 0, style)
        for line in text.columns <= width ? [text] : text.wrapped(to: width) {
            put(line, x: indent, style)
            row += 1
        }
        guard !isBeside, !note.isEmpty else { return }
        for line in note.wrapped(to: width) {
            put(line, x: indent, .faint)
            row += 1
        }
    }

    private mutating func put(_ text: String, x: Int, _ style: Canvas.Style) {
        if !isBlank { canvas.write(text, x: x, y: row, columns: text.columns, style: style) }
    }
}

extension Opening {
    /// The pause after each moment, in microseconds.
    private static let pause: UInt32 = 1_200_000

    /// Prints the page: moment by moment in a terminal with enough room for it, else all at once.
    package func show() {
        guard let size = Terminal.drawable else {
            return Output.line(picture(width: Self.width(80), shown: count).lines.joined(separator: "\n"))
        }
        let height = picture(width: Self.width(size.width), shown: count).height
        for shown in 1..<count where height < size.height {
            Output.line(text(picture(width: Self.width(size.width), shown: shown)))
            usleep(Self.pause)
            // The next page overwrites this one, unless the terminal was resized.
            guard let now = Terminal.drawable, now == size else { break }
            Output.part("\u{1B}[\(height)A")
        }
        Output.line(text(picture(width: Self.width(Terminal.drawable?.width ?? size.width), shown: count)))
    }

    /// Returns the columns to use. The last one is left out: it makes some terminals begin a new row.
    private static func width(_ columns: Int) -> Int { max(min(columns, 80) - 1, 1) }

    private func text(_ canvas: Canvas) -> String {
        canvas.codes.map { "\r\($0)" }.joined(separator: "\n")
    }
}
