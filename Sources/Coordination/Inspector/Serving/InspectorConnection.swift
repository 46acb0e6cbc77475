#if DEBUG || INSPECTOR
    import Coordination
    import CoordinationRestoration

    /// One client of an inspector: a page, a tool, a test.
    ///
    /// Each line that comes in is answered by one line, at once. What has begun and not ended is told in a line of its
    /// own later. Nothing is sent any more once the connection is released.
    public final class InspectorConnection {
        private let inspector: Inspector
        private let rights: InspectorRights
        private let send: (String) -> Void

        /// The ids of calls that have begun and not ended, the oldest first.
        private var outstanding: [(number: Int, id: StoredValue)] = []
        private var last = 0
        private var follower: Int?
        private var isFollowing = false

        fileprivate init(_ inspector: Inspector, _ rights: InspectorRights, _ send: @escaping (String) -> Void) {
            (self.inspector, self.rights, self.send) = (inspector, rights, send)
            follow(false)
        }

        deinit { follower.map(inspector.unfollow) }

        /// Answers a line, by `send`. A line that is none of the protocol is answered by an error.
        ///
        /// - Parameter line: One JSON object, without its line break. O(its length), and what its call costs.
        public func handle(_ line: String) {
            var id = StoredValue.null
            do throws(Refusal) {
                let request = try request(line)
                id = try Self.id(in: request)
                reply(id, "result", try answer(request, id))
            } catch {
                reply(id, "error", error.value)
            }
        }

        private func request(_ line: String) throws(Refusal) -> StoredValue {
            guard line.utf8.count <= inspector.limits.lineBytes else {
                throw Refusal(
                    cannot: "read the line", because: "it has more than \(inspector.limits.lineBytes) bytes",
                    "Send shorter lines.")
            }
            return try JSONReader.value(of: line, depth: inspector.limits.depth)
        }

        private static func id(in request: StoredValue) throws(Refusal) -> StoredValue {
            switch request["id"] {
            case .int(let number)?: return .int(number)
            case .string(let text)? where text.utf8.count <= 128: return .string(text)
            default:
                throw Refusal(
                    cannot: "read the line", because: "it is no call with an id",
                    #"Send a line such as {"id": 1, "call": "tree"}. An id is an integer or a text of 128 bytes."#)
            }
        }

        private func answer(_ request: StoredValue, _ id: StoredValue) throws(Refusal) -> StoredValue {
            guard let name = request["call"]?.string, let call = InspectorCall(rawValue: name) else {
                throw Refusal(
                    cannot: "answer the call", because: "there is no call of this name",
                    "The calls are: \(InspectorCall.allCases.map(\.rawValue).joined(separator: ", ")).")
            }
            switch call {
            case .follow:
                let isOn = try inspector.flag("on", in: request, of: call)
                if isOn { _ = try inspector.read() }
                follow(isOn)
                return ["following": .bool(isOn)]
            case .cancel:
                let count = outstanding.count
                outstanding.removeAll { $0.id == request["of"] }
                return ["cancelled": .bool(outstanding.count < count)]
            default: return try begin(call, request, id)
            }
        }

        /// Answers a call that may end later.
        private func begin(_ call: InspectorCall, _ request: StoredValue, _ id: StoredValue) throws(Refusal)
            -> StoredValue
        {
            last += 1
            let number = last
            let answer = try inspector.answer(call, request, rights: rights) { [weak self] in self?.end(number, $0) }
            guard answer["outcome"] == "pending" else { return answer }
            // The call itself may have released the windows.
            guard inspector.windows != nil else { return Self.unknown }
            outstanding.append((number, id))
            if outstanding.count > inspector.limits.outstanding {
                end(outstanding[0].number, ["outcome": "unknown"])
            }
            return answer
        }

        /// The end of a call whose outcome nobody tells any more.
        private static var unknown: StoredValue {
            ["outcome": "unknown", "because": .string(Inspector.released.reason)]
        }

        private func end(_ number: Int, _ outcome: StoredValue) {
            guard let index = outstanding.firstIndex(where: { $0.number == number }) else { return }
            write(["event": "ended", "id": outstanding.remove(at: index).id, "end": outcome])
        }

        private func follow(_ isOn: Bool) {
            follower.map(inspector.unfollow)
            isFollowing = isOn
            let told: ((StoredValue) -> Void)? = isOn ? { [weak self] in self?.write($0) } : nil
            follower = inspector.follow(told) { [weak self] in self?.leave() }
        }

        /// Ends everything, as the windows have been released.
        private func leave() {
            for call in outstanding { end(call.number, Self.unknown) }
            if isFollowing { write(["event": "released"]) }
            isFollowing = false
        }

        private func reply(_ id: StoredValue, _ key: String, _ value: StoredValue) { write(["id": id, key: value]) }

        private func write(_ value: StoredValue) { send("\(value)") }
    }

    extension Inspector {
        /// Connects a client.
        ///
        /// - Parameters:
        ///   - rights: The rights of the client: to look, unless it is trusted to act.
        ///   - send: Called with each line to send, which has no line break. Retained by the connection.
        /// - Returns: The connection. Release it when the client has gone.
        public func connect(
            as rights: InspectorRights = .look, send: @escaping (String) -> Void
        ) -> InspectorConnection {
            InspectorConnection(self, rights, send)
        }
    }
#endif
