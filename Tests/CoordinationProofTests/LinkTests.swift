import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@Suite("A link that waits") struct LinkTests {
    private let club = Scenario("club") { _ in ClubCoordinator(hasTrap: false) }
        .offers(LoginModel.self) { model in
            [Offer("in") { model.finish(completion: $0) }]
        }
        .fact("member") { $0.isMember }.bound(.waiting(1), .screens(4))
        .event("tap Members") { $0.trigger(.members) }
        .event("join") { $0.isMember = true }

    @Test("a waiting link is part of the state, so the way to its failure has the link in it") func way() throws {
        let scenario = club.link("members") { $0.trigger(.members, completion: $1) }
            .law(.link("members", arrives: { _ in false }))
        for finding in scenario.proof().findings {
            #expect(finding.way.contains(.link("members")), "\(finding)")
            guard case .broken = scenario.replay(finding.way, law: finding.law) else {
                Issue.record("\(finding) is not seen again")
                continue
            }
        }
        let proof = scenario.proof()
        #expect(proof.contradiction == nil)
        #expect(proof.findings.count == 1)
    }

    @Test("the options of a waiting link are part of the state") func options() {
        let scenario = club.link("here") { $0.trigger(.members, completion: $1) }
            .link("in front") { $0.trigger(.members, with: .revealing, completion: $1) }
        let few = club.link("here") { $0.trigger(.members, completion: $1) }
            .link("in front") { $0.trigger(.members, completion: $1) }
        #expect(scenario.proof().contradiction == nil)
        #expect(scenario.proof().extent.states > few.proof().extent.states)
    }

    @Test("two links, events or waits of one name are a finding, and the first is followed") func doubled() {
        let rooms = RoomPlan(["hall": [], "attic": []]).scenario
            .link("up") { _, completion in completion(.noChange) }
            .link("up") { $0.trigger(.go("attic"), completion: $1) }
            .event("rain") { _ in }.event("rain") { _ in }
            .waits(.seconds(1)).waits(.seconds(1)).law(.never("the attic") { $0.front == "attic" })
        let proof = rooms.proof()
        #expect(
            proof.findings.map(\.title) == [
                "offers have names of their own: there are two of 'link \"up\"'",
                "offers have names of their own: there are two of 'event \"rain\"'",
                "offers have names of their own: there are two of 'wait 1000'",
            ])
        #expect(proof.extent.edges == 3)
    }
}
