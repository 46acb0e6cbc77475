import CoordinationTesting
import Foundation
import Testing

@Suite("Calling the program", .navigationCoverage) struct CallTests {
    let program: Program

    init() throws {
        program = try Program()
    }

    @Test("help is given in each of its usual ways", arguments: [["help"], ["-h"], ["--help"], ["play", "--help"]])
    func help(arguments: [String]) throws {
        let run = try program.run(arguments)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Plays the storefront,"))
        #expect(run.output.contains("\n  stores.details STORE         presents a store's details as a sheet\n"))
        #expect(run.output.contains("\n  refused COMMAND  runs a command that has to be refused\n"))
        #expect(run.lines.filter { $0.count > 110 } == [])
    }

    @Test("the version is a line of its own") func version() throws {
        #expect(
            try program.run("--version") == Program.Run(status: 0, output: "storefront, unreleased\n", complaints: ""))
    }

    @Test(
        "a call that is not known is refused with its reason",
        arguments: [
            (["--loud"], "There is no option '--loud'."),
            (["walk"], "There is no command 'walk'."),
            (["play", "a", "b"], "'play' does not take 'b'."),
            (["routes", "all"], "'routes' does not take 'all'."),
            (["routes", "--json"], "'routes' does not take '--json'."),
            (["play", "--json", "-q"], "'--json' and '-q' can't be used together."),
            (["links", "--trace"], "'links' does not take '--trace'."),
            (["routes", "--trace"], "'routes' does not take '--trace'."),
            (["shell", "now"], "'shell' does not take 'now'."),
            (["shell", "-q"], "'shell' does not take '-q'."),
            (["shell", "--trace"], "'shell' has the screen to itself. Name a file for the trace: --trace=FILE"),
            (["--json"], "'--json' needs a command, such as 'tour'."),
            (["--trace=a"], "'--trace' needs a command, such as 'tour'."),
            (["open"], "'open' takes an address, a route, or several with commas."),
            (["open", "cart.items", "--json"], "'open' does not take '--json'."),
            (["tour", "--trace="], "'--trace=' names no file."),
            (["tour", "--trace", "--trace=a"], "'--trace' was passed twice."),
        ])
    func unknown(arguments: [String], problem: String) throws {
        let complaints = "storefront: \(problem)\nTry 'storefront --help'.\n"
        #expect(try program.run(arguments) == Program.Run(status: 2, output: "", complaints: complaints))
    }

    @Test("standard input is played with and without a dash", arguments: [["play"], ["play", "-"]])
    func standardInput(arguments: [String]) throws {
        let run = try program.run(arguments, input: Data("trigger onboarding.done\r\ntab cart".utf8))
        #expect(run.status == 0)
        #expect(run.lines.last == "  main: {[stores], [search], [cart]*, (account | )}")
    }

    @Test("a file whose name looks like an option is played after two dashes") func dashes() throws {
        let complaints = "storefront: Can't read '--json': No such file or directory.\n"
        #expect(
            try program.run(["play", "--", "--json"]) == Program.Run(status: 1, output: "", complaints: complaints))
    }

    @Test(
        "a file that cannot be read is named",
        arguments: [("/no/such.storefront", "No such file or directory"), ("/", "Is a directory")])
    func unreadable(file: String, reason: String) throws {
        let complaints = "storefront: Can't read '\(file)': \(reason).\n"
        #expect(try program.run(["play", file]) == Program.Run(status: 1, output: "", complaints: complaints))
    }

    @Test("a script that is not text is refused where it stops being text") func notText() throws {
        let run = try program.run("play", "-q", input: Data("back\n".utf8) + [0xFF, 0xFE, 0x0A])
        #expect(run.status == 1)
        #expect(run.complaints == "storefront: Can't read standard input: line 2 is not UTF-8 text.\n")
    }

    @Test("a script whose line never ends is refused") func endless() throws {
        let run = try program.run("play", "/dev/zero")
        #expect(run.status == 1)
        #expect(run.complaints == "storefront: Can't read '/dev/zero': line 1 never ends.\n")
    }

    @Test("a closed pipe ends every way of printing", arguments: [["routes"], ["help"], ["tour", "--json"]])
    func closedPipe(arguments: [String]) throws {
        #expect(try program.runWithClosedPipe(arguments) == 141)
    }
}
