#if DEBUG || INSPECTOR
    @_spi(Log) @_spi(Hosting) import Coordination
    import CoordinationHistory
    import CoordinationLinks
    import CoordinationMoves
    import CoordinationRestoration
    import ScreenTools
    import TreeTools

    extension Inspector {
        /// The version of the protocol. Fields may be added; where one goes, or means something else, it is another.
        static let version = 1

        func hello(_ rights: InspectorRights) -> StoredValue {
            [
                "protocol": .int(Int64(Self.version)), "rights": .string(rights.rawValue),
                "calls": .array(InspectorCall.allCases.map { .string($0.rawValue) }),
                "lineBytes": .int(Int64(limits.lineBytes)), "outstanding": .int(Int64(limits.outstanding)),
                "opens": .bool(link != nil), "map": .bool(map != nil),
            ]
        }

        /// The tree as a line and as nodes, and the screen in front. O(nodes).
        func tree() throws(Refusal) -> StoredValue {
            let windows = try read()
            let (tree, front) = (windows.tree, windows.node.front)
            return [
                "tree": .string("\(tree)"), "nodes": (try? StoredValue(encoding: tree)) ?? .null,
                "front": ["title": .string(front.presentable.title), "path": .string("\(front.path)")],
            ]
        }

        /// The moves with their mark, at one moment.
        func moves() throws(Refusal) -> (seen: [SeenMove], mark: MoveMark) {
            let moves = try read().moves
            return (SeenMove.all(moves, redactor), moves.mark)
        }

        func listedMoves() throws(Refusal) -> StoredValue {
            let (seen, mark) = try moves()
            return ["moves": .array(seen.map { $0.value(redactor) }), "mark": .string(mark.rawValue)]
        }

        func waiting() throws(Refusal) -> StoredValue {
            .array(try read().waiting.map { redactor.value(of: $0) })
        }

        /// The entries of the history. An address is told if the app reads it as routes that release their payloads.
        func entries() throws(Refusal) -> StoredValue {
            _ = try read()
            let entries = history.entries.map { entry -> StoredValue in
                var fields: [String: StoredValue] = ["entry": .int(Int64(entry.id)), "title": .string(entry.title)]
                if let address = entry.address, let hops = try? link?(address).hops,
                    !hops.contains(where: redactor.hides)
                {
                    fields["address"] = .string(address)
                }
                return .object(fields)
            }
            return ["entries": .array(entries), "current": .int(Int64(history.current.id))]
        }

        /// The map with the screen in front. O(nodes, and the map).
        func mapped() throws(Refusal) -> StoredValue {
            guard let map else {
                throw Refusal(
                    cannot: "read the map", because: "the app has given its inspector none",
                    "Create the inspector with the text that 'expectMap' keeps, as its 'map'.")
            }
            let windows = try read()
            var names = ScreenNames()
            return map.value(at: names.front(of: windows).words, within: limits.lineBytes)
        }

        /// The recording so far, with what cannot be repeated of it. O(its length).
        func recording() -> StoredValue {
            let recording = recorder.recording
            return [
                "recording": .string(recording.text), "gaps": .array(recording.gaps.map { .string("\($0)") }),
                "hasEnded": .bool(recorder.hasEnded),
            ]
        }
    }
#endif
