import CoordinationTesting
import Shop
import Testing
import Transitions
import storefront

@Suite("The tour", .navigationCoverage) struct TourTests {
    @Test("the tour ends well, where it began") func ends() throws {
        let run = try Program().run("tour")
        #expect(run.status == 0)
        #expect(run.complaints == "")
        let last = try #require(run.lines.last { $0.hasPrefix("  main:") })
        #expect(last == "  main: {[stores]*, [search], [cart], (account | )}")
        #expect(run.lines.last?.hasSuffix(" as expected") == true)
    }

    @Test("the tour fits a terminal of 100 columns") func fits() throws {
        #expect(try Program().run("tour").lines.filter { $0.count > 100 } == [])
    }

    @Test("the tour is a script like any other") func isAScript() throws {
        let program = try Program()
        #expect(try program.run("tour").output == program.run("play", Program.script("tour")).output)
    }

    @Test("the tour comes to the same wide, narrow, and folded in the middle of each step") func folds() throws {
        var visits: [Visit] = []
        let steps = try Program.tour().map { line in
            JourneyStep<Storefront>(line) { shop in visits.first { $0.shop === shop }?.play(line) }
        }
        expectFolds(steps) {
            let visit = Visit()
            visits.append(visit)
            return visit.shop
        }
        let wide = try #require(visits.first)
        #expect(visits.count == 3 && wide.views.count > 40)
        for visit in visits.dropFirst() {
            #expect(visit.results == wide.results)
            #expect(visit.views == wide.views)
        }
    }

    @Test("a tour whose output is closed stops without a word") func closedPipe() throws {
        #expect(try Program().runWithClosedPipe(["tour"]) == 141)
    }
}

/// A shop in which a script is played, with what came of each line, and each screen view.
private final class Visit {
    let shop: Storefront
    private let player: Player
    private(set) var results: [String] = []
    private(set) var views: [String] = []

    init() {
        let time = ManualTime()
        shop = Storefront(time: time)
        player = Player(shop, time)
        shop.windows.observeVisibility { [unowned self] change in
            if change.front != nil { views.append("\(change)") }
        }
    }

    func play(_ line: String) {
        let step = player.run(line)
        // These say what is in sight.
        if !["tree", "outline", "expect"].contains(where: line.hasPrefix) { results.append("\(line): \(step)") }
    }
}
