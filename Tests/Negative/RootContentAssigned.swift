// What a container holds and shows is read-only.
// expected: cannot assign to property: 'shownRange' setter is inaccessible
@_spi(Hosting) import Coordination

func change(_ tabs: TabRoot) {
    _ = tabs.node.shownRange
    tabs.node.shownRange = 1..<2
}
