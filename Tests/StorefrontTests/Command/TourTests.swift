import Foundation
import Testing

@Suite("The tour") struct TourTests {
    @Test("the tour ends well, where it began") func ends() throws {
        let run = try Program().run("tour")
        #expect(run.status == 0)
        #expect(run.complaints == "")
        let last = try #require(run.lines.last { $0.hasPrefix("  main:") })
        #expect(last == "  main: {[stores]*, [search], [cart], [account]}")
        #expect(run.lines.last?.hasSuffix(" as expected") == true)
    }

    @Test("the tour fits a terminal of 100 columns") func fits() throws {
        #expect(try Program().run("tour").lines.filter { $0.count > 100 } == [])
    }

    @Test("the tour is a script like any other") func isAScript() throws {
        let program = try Program()
        #expect(try program.run("tour").output == program.run("play", Program.script("tour")).output)
    }

    @Test("a tour whose output is closed stops without a word") func closedPipe() throws {
        #expect(try Program().runWithClosedPipe(["tour"]) == 141)
    }

}
