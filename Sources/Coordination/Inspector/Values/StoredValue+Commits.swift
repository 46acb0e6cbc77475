#if DEBUG || INSPECTOR
    @_spi(Log) @_spi(Hosting) import Coordination
    import CoordinationHistory
    import CoordinationRestoration

    extension Redactor {
        /// A commit as JSON. O(its changes and verdicts).
        ///
        /// - Parameter time: The time since the inspector was made; nil without a time source.
        func value(of record: CommitRecord, at time: Duration?) -> StoredValue {
            let hops =
                record.cause.hops + record.routes + record.verdicts.compactMap(\.route)
                + record.verdicts.compactMap(\.next)
            let texts = { (texts: [String]) -> StoredValue in .array(texts.map { .string(text($0, about: hops)) }) }
            var fields = value(of: record.outcome, about: hops)
            fields["number"] = .int(Int64(record.number))
            fields["cause"] = .string(text("\(record.cause)", about: hops))
            fields["consequenceOf"] = record.consequenceOf.map { .int(Int64($0)) }
            fields["verdicts"] = texts(record.verdicts.map(\.description))
            fields["changes"] = texts(record.changes.map(\.description))
            fields["effects"] = texts(record.effects)
            fields["atMilliseconds"] = time.map { .int($0.milliseconds) }
            fields["settlingMilliseconds"] = record.settlingTime.map { .int($0.milliseconds) }
            return .object(fields)
        }

        /// An outcome as fields: `outcome`, and `because` if it is neither `completed` nor `noChange`.
        func value(of outcome: TransitionOutcome, about hops: [Hop]) -> [String: StoredValue] {
            let (name, reason): (String, String?) =
                switch outcome {
                case .completed: ("completed", nil)
                case .noChange: ("noChange", nil)
                case .cancelled(let reason): ("cancelled", "\(reason)")
                case .rejected(let reason): ("rejected", "\(reason)")
                case .failed(let error): ("failed", "\(error)")
                }
            var fields: [String: StoredValue] = ["outcome": .string(name)]
            fields["because"] = reason.map { .string(text($0, about: hops)) }
            return fields
        }

        /// A waiting trigger as JSON.
        func value(of waiting: WaitingTrigger) -> StoredValue {
            var fields: [String: StoredValue] = [
                "cause": .string(text("\(waiting.cause)", about: waiting.cause.hops))
            ]
            switch waiting.reason {
            case .gate(let name, let verdict):
                let words = text(verdict, about: waiting.next.map { [$0] } ?? [])
                (fields["gate"], fields["verdict"]) = (.string(name), .string(words))
            default: break
            }
            fields["waitsFor"] = .string(fields["gate"] == nil ? "its turn" : "a gate")
            return .object(fields)
        }
    }
#endif
