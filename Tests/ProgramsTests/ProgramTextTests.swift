import Programs
import Testing

@Suite("Programs as texts") struct ProgramTextTests {
    @Test("a program is read as it prints")
    func roundTrip() throws {
        for seed in UInt64(0)..<200 {
            var drawing = Drawing(seed: seed)
            let program = drawing.program()
            #expect(try Program(program.description) == program)
        }
    }

    @Test("a program may be written by hand")
    func byHand() throws {
        let program = try Program("trigger 1 { go 0 { take } }; back")
        #expect(program.steps == [Step(.trigger, [1], [Step(.go, [0], [Step(.take)])]), Step(.back)])
    }

    @Test(
        "a text that is not a program is refused",
        arguments: [
            ("jump", "there is no step 'jump'"), ("trigger { go", "a bracket is missing"),
            ("back } back", "there is a bracket too many"),
        ])
    func refused(_ text: String, _ reason: String) {
        let error = #expect(throws: Step.ParseError.self) { try Program(text) }
        #expect(error?.description == reason)
    }
}
