import Coordination
import CoordinationMoves
import CoordinationSwiftUI
import SwiftUI

// snippet.swiftui-moves-menu
struct ActionsMenu: View {
    let mail: MailCoordinator
    let observed: ObservedMoves

    var body: some View {
        let moves = observed.moves
        Menu("Actions") {
            ForEach(moves.filter { $0.move.kind == .tap && $0.input == nil }) { item in
                let reason = if case .no(let reason)? = item.permission { ": \(reason)" } else { "" }
                Button(item.title + reason) { mail.do(item.move, seen: moves.mark) }
                    .disabled(!item.isEnabled)
            }
        }
    }
}
// snippet.end

// snippet.swiftui-moves-palette
struct Palette: View {
    let mail: MailCoordinator
    let observed: ObservedMoves
    @State private var asked: (item: Moves.Item, mark: MoveMark)?
    @State private var text = ""

    var body: some View {
        switch asked?.item.input {
        case .text(let prompt, let limit)?:
            TextField(prompt, text: $text)
            Button("Go") { give(text) }.disabled(text.count > limit)
        case .choice(_, let choices)?:
            ForEach(choices, id: \.self) { choice in Button(choice) { give(choice) } }
        case nil:
            let moves = observed.moves
            ForEach(moves.filter { $0.move.kind == .tap }) { item in
                Button(item.title) {
                    asked = (item, moves.mark)
                    if item.input == nil { give(nil) }
                }
                .disabled(!item.isEnabled)
            }
        }
    }

    private func give(_ value: String?) {
        if let asked { mail.do(asked.item.move.typing(value), seen: asked.mark) }
        (asked, text) = (nil, "")
    }
}
// snippet.end

extension Inbox: Offering {
    var offers: [Offer] {
        [
            Offer("open", title: "Letter 8", MailRoute.letter(8)),
            Offer("compose", title: "New letter", MailRoute.letter(9)),
            Offer("go to", title: "Go to letter", taking: .text(prompt: "Number", limit: 2)) {
                MailRoute.letter(Int($0) ?? 0)
            },
            Offer("latest", title: "Latest", taking: .choice(["7", "8"])) { MailRoute.letter(Int($0) ?? 0) },
        ]
    }
}
