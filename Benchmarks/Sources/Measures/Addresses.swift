import Coordination
import CoordinationLinks

extension Plan {
    /// Addresses, read and printed.
    var addresses: Chapter {
        Chapter(
            "Addresses",
            sizes(10, 200, 5_000, quick: 200).map(reading) + sizes(10, 200, 5_000, quick: 200).map(refusing)
                + sizes(10, 200, 5_000, quick: 200).map(making) + sizes(10, 200, 2_000, quick: 200).map(printing)
                + sizes(10, 200, 2_000, quick: 200).map(showing),
            growths: [
                Growth("Read an address, of many lines against few", of: "Read an address", from: 10),
                Growth("Refuse an address, of many lines against few", of: "Refuse an address", from: 10),
                Growth("Make a list, of many lines against few", of: "Make a list", from: 10),
                Growth("Print an address, of many lines against few", of: "Print an address", from: 10),
                Growth(
                    "Find the address of a tree, of many lines against few", of: "Find the address of a tree", from: 10),
            ])
    }

    private func reading(_ lines: Int) -> Measure {
        let rounds = 50
        let texts = Catalogue(10).texts.count
        return Measure(
            "Read an address", .init(lines, "lines"), each: "address", times: rounds * texts, against: "by hand"
        ) {
            let catalogue = Catalogue(lines)
            Self.prove(catalogue, lines)
            return .direct {
                for _ in 0..<rounds {
                    for text in catalogue.texts { use(try? catalogue.links.link(for: text)) }
                }
            }
        } floor: {
            let texts = Catalogue(lines).texts
            let hand = HandAddress(lines)
            return .direct {
                for _ in 0..<rounds {
                    for text in texts { use(hand.hops(for: text)) }
                }
            }
        }
    }

    /// Refused at its first segment, at a value and at the query, held against reading.
    private func refusing(_ lines: Int) -> Measure {
        let rounds = 50
        let wrong = ["/nowhere", "/f0/stores/twelve", "/f0/search"]
        let right = ["/f0/account", "/f0/stores/12", "/f0/search?q=a"]
        return Measure(
            "Refuse an address", .init(lines, "lines"), each: "address", times: rounds * wrong.count,
            against: "read one"
        ) {
            let links = Catalogue(lines).links
            for text in wrong { precondition((try? links.link(for: text)) == nil, "\(text) is read") }
            return .direct {
                for _ in 0..<rounds {
                    for text in wrong { use(try? links.link(for: text)) }
                }
            }
        } floor: {
            let links = Catalogue(lines).links
            return .direct {
                for _ in 0..<rounds {
                    for text in right { use(try? links.link(for: text)) }
                }
            }
        }
    }

    /// Lines of which each has values of its own, as a cold launch makes them, held against a look at one route each.
    private func making(_ lines: Int) -> Measure {
        Measure("Make a list", .init(lines, "lines"), each: "line", times: lines, against: "one look by reflection") {
            .direct { use(Links<FeatureRoute>(Self.lines(lines))) }
        } floor: {
            let routes = (0..<lines).map { FeatureRoute.item(order: $0, id: $0) }
            return .direct { for route in routes { use(Mirror(reflecting: route).children.first?.label) } }
        }
    }

    private static func lines(_ count: Int) -> [LinkPattern<FeatureRoute>] {
        (0..<count).map { number in
            switch number % 4 {
            case 0: .path("stores\(number)").value(Int.self).route { FeatureRoute.store($0) }
            case 1: .path("search\(number)").query(required: "q", String.self).route { FeatureRoute.search($0) }
            case 2: .path("help\(number)").rest().route { FeatureRoute.help($0) }
            default:
                .path("orders\(number)").value(Int.self).path("items").value(Int.self)
                    .route { FeatureRoute.item(order: $0, id: $1) }
            }
        }
    }

    private func printing(_ lines: Int) -> Measure {
        let rounds = 50
        let texts = Catalogue(10).texts.count
        return Measure(
            "Print an address", .init(lines, "lines"), each: "address", times: rounds * texts, against: "by hand"
        ) {
            let catalogue = Catalogue(lines)
            let links = catalogue.texts.compactMap { try? catalogue.links.link(for: $0).hops }
            return .direct {
                for _ in 0..<rounds {
                    for hops in links { use(try? catalogue.links.address(of: hops)) }
                }
            }
        } floor: {
            let hand = HandAddress(lines)
            let links = Catalogue(lines).texts.compactMap { hand.hops(for: $0) }
            return .direct {
                for _ in 0..<rounds {
                    for hops in links { use(hand.address(of: hops)) }
                }
            }
        }
    }

    /// The hand knows the shape of the tree.
    private func showing(_ lines: Int) -> Measure {
        let rounds = 50
        let texts = Catalogue(10).texts.count
        return Measure(
            "Find the address of a tree", .init(lines, "lines"), each: "tree", times: rounds * texts,
            against: "by hand, of a tree whose shape is known"
        ) {
            let catalogue = Catalogue(lines)
            let apps = catalogue.texts.compactMap { try? catalogue.links.link(for: $0).hops }.map(CatalogueApp.init)
            for (app, text) in zip(apps, catalogue.texts) {
                precondition(app.address(by: catalogue.links) == text, "\(text) is shown in another way")
            }
            return .direct {
                for _ in 0..<rounds {
                    for app in apps { use(app.address(by: catalogue.links)) }
                }
            }
        } floor: {
            let hand = HandAddress(lines)
            let apps = Catalogue(lines).texts.compactMap { hand.hops(for: $0) }.map(CatalogueApp.init)
            return .direct {
                for _ in 0..<rounds {
                    for app in apps { use(hand.address(of: app.shown)) }
                }
            }
        }
    }

    /// Both read the same, and print it as it was.
    private static func prove(_ catalogue: Catalogue, _ lines: Int) {
        let hand = HandAddress(lines)
        for text in catalogue.texts {
            let hops = try? catalogue.links.link(for: text).hops
            precondition(hops != nil && hops == hand.hops(for: text), "\(text) is read in two ways")
            let address = try? catalogue.links.address(of: hops ?? [])
            precondition(address == text && hand.address(of: hops ?? []) == text, "\(text) is printed in two ways")
        }
    }
}
