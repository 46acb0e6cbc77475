@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationHosting
import Foundation
import BrowserServer
import CoordinationTesting

/// A browser without a browser: it has the page that was sent last, as text, and presses what is on it.
final class PaperBrowser {
    let host: BrowserHost
    private let time: ManualTime
    private(set) var text = Data("{}".utf8)
    private var version = 0

    init(time: ManualTime = ManualTime()) {
        self.time = time
        host = BrowserHost(time: time)
        host.isWatched = true
        host.send = { [unowned self] in
            version = host.version
            text = (try? JSONEncoder().encode(host.page)) ?? Data()
        }
    }

    var page: Page? { try? JSONDecoder().decode(Page.self, from: text) }

    /// Draws what has come, and says so.
    func settle() {
        host.hasDrawn(version)
        host.draw()
    }

    /// What is drawn, in the form in which pictures are written.
    var drawing: String {
        guard let page else { return "" }
        var picture = Picture()
        picture.layers = page.layers.map(part)
        return picture.description + (page.alert.map { "!" + $0.title } ?? "")
    }

    private func part(_ read: Page.Part) -> Picture.Part {
        var part = Picture.Part(name: read.name)
        part.kind = Tree.Kind(rawValue: read.kind) ?? .screen
        part.places = (read.places ?? []).enumerated().map { index, place in
            guard let place else { return nil }
            var inner = self.part(place)
            inner.isOutOfSight = read.kind == "split" && read.shown?.contains(index) != true
            return inner
        }
        if read.kind == "tabs" || read.kind == "pages" {
            part.selected = (read.shown ?? []).compactMap { part.places[$0]?.id }
        }
        part.embedded = (read.embedded ?? []).map(self.part)
        return part
    }

    /// Presses a control, as the script does.
    func press(_ control: Page.Control?, typing value: String? = nil) -> Bool {
        guard let control, control.objection == nil, let page else { return false }
        host.make(control.move, typing: value, seen: page.mark)
        return true
    }

    /// The controls of all parts in the layer in front, by the part that they lead to or stand on.
    var parts: [Page.Part] {
        func all(_ part: Page.Part) -> [Page.Part] {
            [part] + ((part.places ?? []).compactMap(\.self) + (part.embedded ?? [])).flatMap(all)
        }
        return page?.layers.last.map(all) ?? []
    }
}
