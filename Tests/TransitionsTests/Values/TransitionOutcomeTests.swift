import Testing
import Transitions

@Suite("Outcomes in words") struct TransitionOutcomeTests {
    @Test(
        "an outcome says in words who gave it up or said no",
        arguments: [
            (TransitionOutcome.cancelled(.caller), "cancelled: the caller no longer waits for it"),
            (.cancelled(.user), "cancelled: the user turned back half-way"),
            (.cancelled(.recovery), "cancelled: everything that was pending was ended"),
            (.cancelled(.rolledBack), "cancelled: the commit that it had joined was undone"),
            (.rejected(.denied("signed out")), "rejected: it is not allowed: signed out"),
            (.rejected(.stays("unsaved changes")), "rejected: a screen will not be left: unsaved changes"),
            (.rejected(.mustBeAnswered("checkout")), "rejected: 'checkout' has to be answered first"),
            (.rejected(.busy), "rejected: something else is still settling"),
        ])
    func words(outcome: TransitionOutcome, words: String) {
        #expect(outcome.description == words)
    }
}
