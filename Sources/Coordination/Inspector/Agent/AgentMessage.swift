#if DEBUG || INSPECTOR
    import CoordinationRestoration

    /// One message of JSON-RPC 2.0, as the Model Context Protocol has it: no batches, and no id that is null.
    enum AgentMessage {
        case request(id: StoredValue, method: String, params: StoredValue)
        case notification(method: String, params: StoredValue)
        /// The answer to a request of the port's own.
        case answer(id: StoredValue, result: StoredValue?)

        /// - Throws: The error to answer with, under the id if the message has one.
        init(_ line: String, limits: InspectorLimits) throws(AgentError) {
            guard line.utf8.count <= limits.lineBytes else {
                throw AgentError(
                    .invalidRequest, "The line has more than \(limits.lineBytes) bytes. Send shorter ones.")
            }
            let value: StoredValue
            do throws(Refusal) { value = try JSONReader.value(of: line, depth: limits.depth) } catch {
                throw AgentError(.parseError, "Can't \(error.attempt): \(error.reason). \(error.remedy)")
            }
            let id = Self.id(value["id"])
            if value["id"] == .null, value["method"] == nil, value["error"] != nil {
                // The client could not read a line. There is nobody to tell.
                self = .answer(id: .null, result: nil)
                return
            }
            guard case .object = value, value["jsonrpc"] == "2.0", value["id"] == nil || id != nil else {
                throw AgentError(
                    .invalidRequest,
                    #"It is no message of JSON-RPC: send an object with "jsonrpc": "2.0" and "method"."#,
                    id ?? .null)
            }
            let params = value["params"] ?? .object([:])
            guard let method = value["method"] else {
                guard let id, value["result"] != nil || value["error"] != nil else {
                    throw AgentError(.invalidRequest, "It has neither a method nor a result.", id ?? .null)
                }
                self = .answer(id: id, result: value["result"])
                return
            }
            guard let name = method.string else {
                throw AgentError(.invalidRequest, "A method is a text, such as 'tools/list'.", id ?? .null)
            }
            guard let id else {
                self = .notification(method: name, params: params)
                return
            }
            guard case .object = params else {
                throw AgentError(.invalidRequest, "The parameters of a method are an object.", id)
            }
            self = .request(id: id, method: name, params: params)
        }

        private static func id(_ value: StoredValue?) -> StoredValue? {
            switch value {
            case .int?: value
            case .string(let text)? where text.utf8.count <= 128: value
            default: nil
            }
        }
    }

    /// An error of JSON-RPC.
    struct AgentError: Error {
        enum Code: Int64 {
            case parseError = -32700
            case invalidRequest = -32600
            case unknownMethod = -32601
            case invalidParams = -32602
        }

        let code: Code
        let words: String
        let id: StoredValue

        init(_ code: Code, _ words: String, _ id: StoredValue = .null) {
            (self.code, self.words, self.id) = (code, words, id)
        }

        /// The answer with this error. JSON-RPC has an id of null for a message whose own cannot be read.
        var answer: StoredValue {
            ["jsonrpc": "2.0", "id": id, "error": ["code": .int(code.rawValue), "message": .string(words)]]
        }
    }
#endif
