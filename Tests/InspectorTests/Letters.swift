#if DEBUG || INSPECTOR
    import Coordination
    import CoordinationHistory
    import CoordinationInspector
    import CoordinationLinks
    import CoordinationMoves
    import CoordinationRestoration
    import Foundation

    enum MailRoute: Route, Codable {
        static let isRemembered = true

        case inbox, letter(Int), compose, search(String), note(String), locked, login, form, stranger
        case pay(Secret<String>), ask(Secret<String>)

        static let links: Links<MailRoute> = [
            .at("inbox", .inbox), .path("letters").value(Int.self, "id").route(MailRoute.letter),
            .path("notes").value(String.self, "text").route(MailRoute.note), .at("locked", .locked),
        ]
    }

    /// A mailbox, with all that an inspector tells: rows, texts, choices, gates, secrets.
    final class Mail: Coordinator, Restorable {
        static var storedName: StaticString { "mail" }
        static func mayStore(_ route: MailRoute) -> Bool { if case .note = route { false } else { true } }

        final class Inbox: Presentable, Offering {
            let node = Screen("inbox")
            var letters = [1, 2]
            var opened: [Int] = []
            var notes = ["first marker", "second marker"]
            var sorted = ""
            var goes: (() -> Void)?

            var offers: [Offer] {
                letters.map { id in Offer("open", title: "Letter \(id)", MailRoute.letter(id)) }
                    + letters.map { id in
                        Offer("delete", about: "letter \(id)") { done in
                            self.letters.removeAll { $0 == id }
                            done(.noChange)
                        }
                    }
                    + [
                        Offer("compose", MailRoute.compose), Offer("locked", MailRoute.locked),
                        Offer("search", taking: .text(prompt: "Search for", limit: 9)) { MailRoute.search($0) },
                        Offer("sort", taking: .choice(["by date", "by name"])) { choice, done in
                            self.sorted = choice
                            done(.noChange)
                        },
                        Offer("never ends") { _ in },
                    ] + notes.map { Offer("note", title: "A note", MailRoute.note($0)) }
                    + (goes.map { goes in [Offer("goes") { _ in goes() }] } ?? [])
            }
        }

        final class Login: Finishing, Offering {
            typealias Output = Void
            let node = Screen("login")
            var offers: [Offer] { [Offer("sign in") { self.finish(completion: $0) }] }
        }

        /// A form with a password.
        final class Form: StateRestorable {
            let node = Screen("form")
            var kept = Kept()

            struct Kept: Codable { var password: Secret<String>? }
        }

        let inbox = Inbox()
        let root: StackRoot
        var isFull = true
        var isSignedIn = false

        init() { root = StackRoot(inbox) }

        func gates(for route: MailRoute) -> [Gate] {
            switch route {
            case .compose: [Gate("room") { _ in self.isFull ? .deny("the mailbox is full") : .allow }]
            case .locked: [Gate("signed in") { _ in self.isSignedIn ? .allow : .require(MailRoute.login) }]
            default: []
            }
        }

        func prepareTransition(for route: MailRoute) -> Transition<StackRoot> {
            switch route {
            case .inbox: .popToRoot()
            case .letter(let id): .push(Screen("letter \(id)"))
            case .compose: .push(Screen("draft"))
            case .stranger: .push(Stranger())
            case .search: .push(Screen("results"))
            case .note: .push(Screen("note"))
            case .pay: .push(Screen("payment"))
            case .locked: .push(Screen("safe"))
            case .login: .present { Login() }
            case .form: .push(Form())
            case .ask(let secret): .alert("Pay?", message: secret.value, choices: [.cancel()])
            }
        }
    }

    /// The mailbox with an inspector, and what its client has been sent.
    final class Desk {
        let mail = Mail()
        let windows: WindowManager
        let inspector: Inspector
        private(set) var lines: [String] = []
        private(set) var connection: InspectorConnection?

        init(
            _ rights: InspectorRights = .act, limits: InspectorLimits = InspectorLimits(), map: String? = nil
        ) {
            windows = WindowManager(WindowRoot(mail, name: "main"))
            let history = History(of: windows) { [weak windows] in windows?.address(by: MailRoute.links) }
            inspector = Inspector(windows, limits: limits, history: history, map: map) {
                try MailRoute.links.link(for: $0)
            }
            connection = inspector.connect(as: rights) { [weak self] in self?.lines.append($0) }
        }

        func hangUp() { connection = nil }

        /// Sends a line, and returns what came back at once.
        func send(_ line: String) -> [Reply] {
            let before = lines.count
            connection?.handle(line)
            return lines[before...].map { Reply($0) }
        }

        /// Makes a call, and returns its only answer.
        func call(_ name: String, _ fields: String = "", id: Int = 1) -> Reply {
            let replies = send(#"{"id":\#(id),"call":"\#(name)"\#(fields.isEmpty ? "" : ",\(fields)")}"#)
            return replies.count == 1 ? replies[0] : Reply("")
        }

        var mark: String { call("moves")["result"]["mark"].text }

        /// Does a move with the mark of now, or with another one.
        func make(_ move: String, text: String? = nil, mark: String? = nil, id: Int = 1) -> Reply {
            var fields = #""move":\#(json(move)),"mark":\#(json(mark ?? self.mark))"#
            if let text { fields += #","text":\#(json(text))"# }
            return call("do", fields, id: id)
        }
    }

    func json(_ text: String) -> String { String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self) }

    /// JSON, as a reader from another house has it.
    struct Reply: CustomStringConvertible {
        private let value: Any?

        init(_ line: String) { value = try? JSONSerialization.jsonObject(with: Data(line.utf8)) }
        private init(value: Any?) { self.value = value }

        subscript(key: String) -> Reply { Reply(value: (value as? [String: Any])?[key]) }
        subscript(index: Int) -> Reply {
            let list = value as? [Any] ?? []
            return Reply(value: list.indices.contains(index) ? list[index] : nil)
        }

        var all: [Reply] { (value as? [Any] ?? []).map { Reply(value: $0) } }
        var text: String { value as? String ?? "" }
        var number: Int? { value as? Int }
        var flag: Bool? { value as? Bool }
        var isMissing: Bool { value == nil }
        var isNull: Bool { value is NSNull }
        var description: String { value.map { "\($0)" } ?? "nothing" }

        /// An error in one line.
        var refusal: String {
            let error = self["error"]
            return "Can't \(error["cannot"].text): \(error["because"].text). \(error["remedy"].text)"
        }
    }
#endif
