import Testing
import Transitions

private final class Service: Sendable { let name = "one" }

private enum PhotoRoute: Route { case crop(IdentityBox<@Sendable () -> Int>), use(IdentityBox<Service>) }

@Suite("A box for an object or a closure") struct IdentityBoxTests {
    @Test("a route with a closure equals its copies, and no other") func closures() {
        let closure: @Sendable () -> Int = { 1 }
        let box = IdentityBox(closure)
        let route = PhotoRoute.crop(box)
        #expect(route == .crop(box) && route.hashValue == PhotoRoute.crop(box).hashValue)
        #expect(route != .crop(IdentityBox(closure)))
        #expect(box.value() == 1)
    }

    @Test("a route with an object equals one with the same object") func objects() {
        let service = Service()
        #expect(PhotoRoute.use(IdentityBox(service)) == .use(IdentityBox(service)))
        #expect(PhotoRoute.use(IdentityBox(service)) != .use(IdentityBox(Service())))
        #expect(Set([IdentityBox(service), IdentityBox(service)]).count == 1)
    }

    @Test("nothing of what it holds is printed, and such a route is not remembered") func printed() {
        #expect("\(IdentityBox(Service()))" == "Service")
        #expect(!PhotoRoute.isRemembered)
    }
}
