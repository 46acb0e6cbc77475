import Mutants
import Testing

@Suite struct RenderingTests {
    /// The lines of the file that is written, without the space before them.
    private func written(_ source: String) -> String {
        Breaking([("File.swift", source)]).files[0].text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
            .joined(separator: "\n")
    }

    @Test("an expression is chosen where it stands")
    func choice() {
        #expect(written("let a = b ?? c") == "let a = (Mutant.on(1) ? (c) : b ?? c)")
    }

    @Test("the value of a function is chosen by branches, which a compiler reads one by one")
    func branches() {
        #expect(
            written("func f() -> Int? { a.b }") == """
                func f() -> Int? { if Mutant.on(1) {
                nil
                } else {
                a.b
                } }
                """)
    }

    @Test("a condition is inverted or held where it stands")
    func conditions() {
        #expect(
            written("func f() { while a, b {} }")
                == "func f() { while (Mutant.on(2) || ((Mutant.on(1) != (a)))), "
                + "(Mutant.on(4) || ((Mutant.on(3) != (b)))) {} }"
        )
    }

    @Test("a mutant within another is in what is right")
    func nested() {
        #expect(
            written("func f() { g(true) }") == """
                func f() { if Mutant.on(1) {
                } else {
                g((Mutant.on(2) ? false : true))
                } }
                """)
    }

    @Test("a computed value is kept beside it")
    func staleness() {
        #expect(
            written("class M {\nvar a: Int { b.c }\n}") == """
                class M {
                var a: Int { (Mutant.on(1) ? kept1 : b.c) }
                private lazy var kept1: Int = b.c
                }
                """)
    }

    @Test("a weak capture has a strong one beside it")
    func ownership() {
        #expect(
            written("let a = { [weak self, b] in self?.c }") == """
                let a = { [weak self, kept1 = Mutant.on(1) ? self : nil, b] in _ = kept1
                self?.c }
                """)
    }

    @Test("a weak property keeps its value, too")
    func property() {
        #expect(
            written("class M {\nweak var a: B?\n}") == """
                class M {
                weak var a: B? { didSet { if Mutant.on(1) { kept1 = a } } }
                private var kept1: B?
                }
                """)
    }

    @Test("numbers go on from file to file, from the first")
    func numbers() {
        let broken = Breaking([("A.swift", "let a = b ?? c"), ("B.swift", "\nlet a = !b")], first: 7)
        #expect(
            broken.lines == ["7\tdefault taken\tA.swift:1\tb ?? c -> c", "8\tcomparison inverted\tB.swift:2\t!b -> b"])
        #expect(broken.files.map(\.name) == ["A.swift", "B.swift"])
        #expect(broken.files[1].text == "\nlet a = (Mutant.on(8) ? b : !b)")
    }

    @Test("of many alike in one function, those that are made are spread over it")
    func spread() {
        let source = "class M {\nfunc f() { a.b(); c.b(); d.b(); e.b(); g.b() }\nfunc h() { i.b() }\n}"
        let one = Breaking([("A.swift", source)], each: 1).lines.compactMap { $0.split(separator: "\t").last }
        #expect(one == ["d.b() -> nothing", "i.b() -> nothing"])
        let two = Breaking([("A.swift", source)], each: 2).lines.compactMap { $0.split(separator: "\t").last }
        #expect(two == ["c.b() -> nothing", "e.b() -> nothing", "i.b() -> nothing"])
    }

    @Test("of the same in functions of one name, only so many are made")
    func names() {
        let source = "class M {\nfunc f() { a.b() }\n}\nclass N {\nfunc f() { a.b() }\nfunc g() { a.b() }\n}"
        #expect(
            Breaking([("A.swift", source)], each: 1).lines == [
                "1\tstatement missing\tA.swift:2\ta.b() -> nothing",
                "2\tstatement missing\tA.swift:6\ta.b() -> nothing",
            ])
        #expect(Breaking([("A.swift", source)], each: 2).lines.count == 3)
    }

    @Test("a file without a place for a mistake is as it was")
    func untouched() {
        let source = "/// A type.\nstruct S {\n    let a: Int  // so\n}\n"
        let broken = Breaking([("A.swift", source)])
        #expect(broken.lines.isEmpty)
        #expect(broken.files[0].text == source)
    }
}
