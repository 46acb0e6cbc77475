import TCABefore
import PortingAcceptance
import PortingContract
import Testing

#if PORT
    import TCAPort

    private let apps: [any PortedApp.Type] = [BeforeKitchen.self, PortedKitchen.self]
#else
    private let apps: [any PortedApp.Type] = [BeforeKitchen.self]
#endif

@Suite("The kitchen's screens") @MainActor struct KitchenScreensTests {
    @Test("it begins with four recipes, and nothing to go back to", arguments: apps)
    func firstLaunch(app: any PortedApp.Type) { KitchenChecks(app).firstLaunch() }

    @Test("what goes with what goes with a recipe is opened, and back leads through each", arguments: apps)
    func goesWith(app: any PortedApp.Type) { KitchenChecks(app).goesWith() }

    @Test("each tab is found as it was left", arguments: apps)
    func tabsKeepTheirStacks(app: any PortedApp.Type) { KitchenChecks(app).tabsKeepTheirStacks() }

    @Test("a recipe is planned on the next free day, which is shown", arguments: apps)
    func planIt(app: any PortedApp.Type) { KitchenChecks(app).planIt() }

    @Test("a recipe that is chosen inside the sheet arrives at the day that asked", arguments: apps)
    func pickArrives(app: any PortedApp.Type) { KitchenChecks(app).pickArrives() }

    @Test("a sheet that is closed or dragged away chooses nothing", arguments: apps)
    func pickClosed(app: any PortedApp.Type) { KitchenChecks(app).pickClosed() }

    @Test("a day is cleared only after the alert", arguments: apps)
    func clearIsAsked(app: any PortedApp.Type) { KitchenChecks(app).clearIsAsked() }

    @Test("an invitation ends with a new member", arguments: apps)
    func inviteEnds(app: any PortedApp.Type) { KitchenChecks(app).inviteEnds() }

    @Test("an invitation steps back, is not dragged, and is closed without a member", arguments: apps)
    func inviteStepsBack(app: any PortedApp.Type) { KitchenChecks(app).inviteStepsBack() }
}

@Suite("The kitchen's login") @MainActor struct KitchenLoginTests {
    @Test("it leads to the family", arguments: apps)
    func loginLeadsToTab(app: any PortedApp.Type) { KitchenChecks(app).loginLeadsToTab() }

    @Test("it goes on with what was to be shared", arguments: apps)
    func loginSharesRecipe(app: any PortedApp.Type) { KitchenChecks(app).loginSharesRecipe() }

    @Test("closed or dragged away, it leaves one where one was, and forgets", arguments: apps)
    func loginClosed(app: any PortedApp.Type) { KitchenChecks(app).loginClosed() }

    @Test("signing out is asked, and leaves what is protected", arguments: apps)
    func signingOut(app: any PortedApp.Type) { KitchenChecks(app).signingOut() }
}

@Suite("The kitchen's links") @MainActor struct KitchenLinksTests {
    @Test("one leads to a recipe, from anywhere", arguments: apps)
    func linkToRecipe(app: any PortedApp.Type) { KitchenChecks(app).linkToRecipe() }

    @Test("one leads to the plan or a day of it, from anywhere", arguments: apps)
    func linkToDay(app: any PortedApp.Type) { KitchenChecks(app).linkToDay() }

    @Test("one opens the sheet of a day, from anywhere, and its result arrives", arguments: apps)
    func linkToPick(app: any PortedApp.Type) { KitchenChecks(app).linkToPick() }

    @Test("one leads to the family or an invitation, from anywhere", arguments: apps)
    func linkToFamily(app: any PortedApp.Type) { KitchenChecks(app).linkToFamily() }

    @Test("one to what is protected waits for the login", arguments: apps)
    func linkWaitsForLogin(app: any PortedApp.Type) { KitchenChecks(app).linkWaitsForLogin() }

    @Test("one that meets the login counts instead", arguments: apps)
    func linkMeetsLogin(app: any PortedApp.Type) { KitchenChecks(app).linkMeetsLogin() }

    @Test("what is no address of the kitchen changes nothing", arguments: apps)
    func wrongLinks(app: any PortedApp.Type) { KitchenChecks(app).wrongLinks() }
}

@Suite("The kitchen's restarts") @MainActor struct KitchenRestartTests {
    @Test("all stacks and data of the kitchen come back", arguments: apps)
    func restartOnStacks(app: any PortedApp.Type) { KitchenChecks(app).restartOnStacks() }

    @Test("the sheet comes back with its stack, and its result arrives", arguments: apps)
    func restartInPick(app: any PortedApp.Type) { KitchenChecks(app).restartInPick() }

    @Test("the invitation comes back at its step", arguments: apps)
    func restartInInvite(app: any PortedApp.Type) { KitchenChecks(app).restartInInvite() }

    @Test("neither alert nor login comes back", arguments: apps)
    func restartWithoutAlertAndLogin(app: any PortedApp.Type) { KitchenChecks(app).restartWithoutAlertAndLogin() }

    @Test("what is protected does not come back after the session", arguments: apps)
    func restartSignedOut(app: any PortedApp.Type) { KitchenChecks(app).restartSignedOut() }
}
