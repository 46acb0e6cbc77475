import CoordinationTesting
import Foundation
import TestSupport
import Testing
@_spi(Hosting) import Transitions

/// What a style says of itself, and how it is coded.
struct StyleRow: CustomTestStringConvertible {
    let style: PresentationStyle
    let text: String
    let json: String
    var testDescription: String { text }

    init(_ style: PresentationStyle, _ text: String, _ json: String) {
        self.style = style
        self.text = text
        self.json = json
    }

    static let all = [
        StyleRow(.automatic, "automatic", #"{"automatic":{}}"#),
        StyleRow(.fullScreen, "fullScreen", #"{"fullScreen":{}}"#),
        StyleRow(
            .fullScreen.dismissible(false), "fullScreen(dismissible: false)",
            #"{"fullScreen":{"dismissible":false}}"#),
        StyleRow(.overFullScreen, "overFullScreen", #"{"overFullScreen":{}}"#),
        StyleRow(
            .overFullScreen.dismissible(false), "overFullScreen(dismissible: false)",
            #"{"overFullScreen":{"dismissible":false}}"#),
        StyleRow(.overCurrentContext, "overCurrentContext", #"{"overCurrentContext":{}}"#),
        StyleRow(.sheet(), "sheet", #"{"sheet":{}}"#),
        StyleRow(.sheet(dismissible: false), "sheet(dismissible: false)", #"{"sheet":{"dismissible":false}}"#),
        StyleRow(
            .formSheet(grabber: true, dismissible: false), "formSheet(grabber: true; dismissible: false)",
            #"{"formSheet":{"dismissible":false,"grabber":true}}"#),
        StyleRow(
            .pageSheet(detents: [.medium, .large], selected: .large),
            "pageSheet(detents: medium, large; selected: large)",
            #"{"pageSheet":{"detents":[{"name":"medium"},{"name":"large"}],"selected":{"name":"large"}}}"#),
        StyleRow(
            .sheet(detents: [.fraction(0.25), .height(300), .custom("tiny", 1.5)]),
            "sheet(detents: fraction 0.25, height 300.0, tiny 1.5)",
            #"{"sheet":{"detents":[{"name":"fraction","value":0.25},{"name":"height","value":300},"#
                + #"{"name":"tiny","value":1.5}]}}"#),
        StyleRow(.popover(from: "share"), "popover(from: 'share')", #"{"popover":{"anchor":"share"}}"#),
        StyleRow(
            .popover(from: "", dismissible: false), "popover(from: ''; dismissible: false)",
            #"{"popover":{"anchor":"","dismissible":false}}"#),
        StyleRow(.custom("drawer"), "drawer", #"{"drawer":{}}"#),
        StyleRow(
            .custom("drawer", ["edge": "left", "depth": "2"], covers: true, dismissible: false),
            "drawer(depth: 2; edge: left; covers: true; dismissible: false)",
            #"{"drawer":{"covers":true,"dismissible":false,"parameters":{"depth":"2","edge":"left"}}}"#),
        StyleRow(.custom("fullScreen"), "fullScreen(covers: false)", #"{"fullScreen":{"covers":false}}"#),
        StyleRow(.custom(""), "", #"{"":{}}"#),
    ]
}

@Suite("Presentation styles") struct PresentationStyleTests {
    @Test("a style says what it is", arguments: StyleRow.all) func words(_ row: StyleRow) {
        #expect("\(row.style)" == row.text)
    }

    @Test("a style is coded by its kind, and what is not as usual", arguments: StyleRow.all)
    func coding(_ row: StyleRow) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(try String(bytes: encoder.encode(row.style), encoding: .utf8) == row.json)
        let decoded = try JSONDecoder().decode(PresentationStyle.self, from: Data(row.json.utf8))
        #expect(decoded == row.style && decoded.hashValue == row.style.hashValue)
        let list = try PropertyListDecoder().decode(
            [PresentationStyle].self, from: PropertyListEncoder().encode([row.style]))
        #expect(list == [row.style])
    }

    @Test("styles are equal exactly when they say the same") func equality() {
        for (index, row) in StyleRow.all.enumerated() {
            for (other, another) in StyleRow.all.enumerated() {
                #expect((row.style == another.style) == (index == other))
            }
        }
        #expect(Set(StyleRow.all.map(\.style)).count == StyleRow.all.count)
        #expect(PresentationStyle.custom("sheet") == .sheet() && .custom("automatic") == .automatic)
        #expect(PresentationStyle.custom("fullScreen", covers: true) == .fullScreen)
    }

    @Test("a style of a later version is read by its name, and keeps what is known of it") func later() throws {
        let json = #"{"bubble":{"covers":true,"dismissible":false,"wobble":{"times":3}}}"#
        let style = try JSONDecoder().decode(PresentationStyle.self, from: Data(json.utf8))
        #expect(style == .custom("bubble", covers: true, dismissible: false))
        let sheet = #"{"sheet":{"detents":[{"name":"shelf","rows":2}],"colour":"red"}}"#
        #expect(
            try JSONDecoder().decode(PresentationStyle.self, from: Data(sheet.utf8))
                == .sheet(detents: [.custom("shelf")]))
        #expect(
            try JSONDecoder().decode(PresentationStyle.self, from: Data(#"{"sheet":{"dismissible":true}}"#.utf8))
                == .sheet())
    }

    @Test(
        "a text that is not a style is refused",
        arguments: [
            "{}", "3", #""sheet""#, "[]", #"{"sheet":{},"popover":{}}"#, #"{"sheet":3}"#,
            #"{"sheet":{"dismissible":1}}"#, #"{"sheet":{"detents":["medium"]}}"#, #"{"sheet":{"detents":[{}]}}"#,
            #"{"drawer":{"parameters":{"depth":2}}}"#, #"{"popover":{"anchor":7}}"#,
        ])
    func refusals(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(PresentationStyle.self, from: Data(json.utf8))
        }
    }

    @Test("a sheet rests first at one of its heights, and all of them are numbers") func detents() throws {
        #expect(PresentationStyle.sheet(detents: [.medium, .large]).selectedDetent == .medium)
        #expect(PresentationStyle.sheet(detents: [.medium, .large], selected: .large).selectedDetent == .large)
        #expect(PresentationStyle.sheet(detents: [.medium], selected: .large).selectedDetent == .medium)
        #expect(PresentationStyle.sheet(selected: .large).selectedDetent == nil)
        #expect(PresentationStyle.sheet(detents: [.medium], selected: .large) == .sheet(detents: [.medium]))
        typealias Detent = PresentationStyle.Detent
        #expect([0.5, -1, 7, .nan, .infinity, -.infinity].map { Detent.fraction($0).value } == [0.5, 0, 1, 0, 1, 0])
        #expect([20, -1, .nan, .infinity].map { Detent.height($0).value } == [20, 0, 0, 0])
        #expect([nil, -1, .nan, .infinity].map { Detent.custom("x", $0).value } == [nil, -1, 0, 0])
        #expect(Detent.fraction(.nan) == .fraction(0))
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let odd = #"[{"name":"height","value":"nan"},{"name":"height","value":-3}]"#
        #expect(try decoder.decode([Detent].self, from: Data(odd.utf8)).map(\.value) == [0, -3])
    }

    @Test("parts that a style does not have are empty") func parts() {
        let plain = PresentationStyle.automatic
        #expect(plain.isDismissible && !plain.covers && !plain.hasGrabber && plain.detents.isEmpty)
        #expect(plain.anchor == nil && plain.parameters.isEmpty && plain.selectedDetent == nil)
        let sheet = PresentationStyle.formSheet(detents: [.medium], grabber: true)
        #expect(sheet.kind == .formSheet && sheet.hasGrabber && sheet.detents == [.medium])
        #expect(PresentationStyle.popover(from: "share").anchor == "share")
        #expect(PresentationStyle.custom("drawer", ["edge": "left"]).parameters == ["edge": "left"])
    }
}

@Suite("Styles on a tree", .noUnhandledFailures) struct StylesOnATreeTests {
    @Test("a style that covers hides the screen beneath, and no other does", arguments: StyleRow.all.map(\.style))
    func covers(style: PresentationStyle) {
        let (beneath, modal) = (Screen("a"), Screen("m"))
        let stack = StackRoot(beneath)
        let windows = WindowManager(WindowRoot(stack, name: "main"))
        var heard: [NodeEvent] = []
        beneath.observe { heard.append($0) }
        stack.perform(.present(modal, style: style))
        #expect(beneath.isVisible != style.covers && modal.isVisible)
        #expect(heard == (style.covers ? [.disappeared] : []))
        stack.perform(.dismiss())
        #expect(beneath.isVisible && windows.frontWindow != nil)
        #expect(heard == (style.covers ? [.disappeared, .appeared] : []))
    }

    @Test("a dismissible modal goes by back and by a drag, and no other does", arguments: StyleRow.all.map(\.style))
    func dismissible(style: PresentationStyle) {
        let stack = StackRoot(Screen("a"))
        let host = TestHost(stack)
        let modal = Screen("m")
        let ends =
            [
                { stack.back(completion: $0) }, { host.dragAway(modal, completion: $0) },
            ] as [(@escaping (TransitionOutcome) -> Void) -> Void]
        for end in ends {
            stack.perform(.present(modal, style: style))
            #expect(stack.allows(.dismissed(modal.id)) == style.isDismissible)
            var outcome: TransitionOutcome?
            end { outcome = $0 }
            expect(stack, style.isDismissible ? "[a]" : "[a]^m")
            #expect(outcome?.isCompleted == style.isDismissible)
            if !style.isDismissible {
                #expect("\(outcome!)" == "rejected: 'm' has to be answered first")
                stack.perform(.dismiss())
            }
        }
    }

    @Test("a style goes where its modal goes, and back when that is undone", arguments: StyleRow.all.map(\.style))
    func undone(style: PresentationStyle) {
        let stack = StackRoot(Screen("a"))
        let modal = Screen("m")
        stack.perform(.present(modal, style: style))
        stack.perform(
            .multiple(.dismiss(), .present(modal, style: .custom("other")), .refuse("go on", because: "it is late"))
        ) { #expect($0.error != nil) }
        #expect(modal.presentationStyle == style)
        stack.perform(.multiple(.dismiss(), .push(modal)))
        #expect(modal.presentationStyle == nil)
        stack.perform(.multiple(.pop(), .present(modal)))
        #expect(modal.presentationStyle == .automatic)
    }

    @Test("a tree of its own that is presented in a style, and rolled back, is one again")
    func treeOfItsOwn() {
        let stack = StackRoot(Screen("a"))
        let child = StackRoot(Screen("b"))
        child.perform(.push(Screen("c")))
        let back: Transition<StackRoot> = .refuse("go on", because: "it is late")
        stack.perform(.multiple(.present(child, style: .formSheet()), back)) { #expect($0.error != nil) }
        let host = TestHost(stack, isHolding: true)
        stack.perform(.push(Screen("d"))) { _ in }
        var outcome: TransitionOutcome?
        child.perform(.pop()) { outcome = $0 }
        #expect(outcome?.isCompleted == true, "what settles elsewhere is not waited for")
        expect(child, "[b]")
        host.acknowledge()
    }

    @Test("an outline says which style it is, and what has to be answered") func outline() {
        let stack = StackRoot(Screen("a"))
        let styles: [PresentationStyle] = [
            .formSheet(), .popover(from: "share", dismissible: false), .custom("side\ndrawer"), .overFullScreen,
        ]
        stack.perform(.multiple(styles.map { .present(Screen("m"), style: $0) }))
        #expect(
            stack.tree.outline == """
                window
                └─ stack
                   ├─ screen a
                   └─ ^ screen m (form sheet)
                      └─ ^ screen m (popover, has to be answered)
                         └─ ^ screen m ("side\\ndrawer")
                            └─ ^ screen m (over full screen)
                """)
    }
}
