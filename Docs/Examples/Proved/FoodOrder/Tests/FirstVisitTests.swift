import Coordination
import CoordinationTesting
import Testing

@testable import FoodOrder

@MainActor @Suite("A first visit", .noUnhandledFailures) struct FirstVisitTests {
    let windows = Town.launch(time: ManualTime())

    @Test("pages, an address, and then the restaurants") func order() throws {
        expect(windows, "main: splash^<welcome*, delivery, ready>")
        try windows.frontmost(OnboardingCoordinator.self).trigger(.next)
        expect(windows, "main: splash^<welcome, delivery*, ready>")
        try windows.frontmost(OnboardingCoordinator.self).trigger(.done)
        expect(windows, "main: splash^[address-picker]")
        try windows.frontmost(AddressPicker.self).choose(.new)
        let form = try windows.frontmost(AddressForm.self)
        form.street = "1 Quay Road"
        form.save()
        expect(windows, "main: {[restaurants]*, [orders], [profile]}")
        #expect(windows.food.addresses.current == Town.quay)
    }

    @Test("a link waits for the pages and the address") func link() throws {
        var outcome: TransitionOutcome?
        windows.scene.open(.dish("mill-pizza", of: "mill")) { outcome = $0 }
        try windows.frontmost(OnboardingCoordinator.self).trigger(.done)
        #expect(outcome == nil)
        try windows.frontmost(AddressPicker.self).choose(.new)
        try windows.frontmost(AddressForm.self).finish(with: Town.quay)
        #expect(outcome?.isCompleted == true)
        expect(windows, "main: {[restaurants, menu-mill]^dish-mill-pizza*, [orders], [profile]}")
    }

    @Test("the questions of a first visit have to be answered") func mustBeAnswered() {
        windows.back()
        expect(windows, "main: splash^<welcome*, delivery, ready>")
    }

    @Test("an address flow asks for a new address only if one is wanted") func flow() {
        let book = AddressBook()
        var flow = AddressFlow(book, for: .gate)
        #expect(flow.next().asked == \AddressFlow.choice)
        flow.choice = .new
        #expect(flow.next().asked == \AddressFlow.added)
    }
}
