@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationRestoration

/// A writer of the lines of a recording. Each begins with a check sum of itself and of all lines before it.
struct RecordingLines {
    /// The version of the format.
    static let format = 1

    private var sum = CheckSum()

    /// Returns the first line.
    static func header(_ version: String, _ owner: String?, _ start: StoredState?, first: Int) -> StoredLine {
        var line: StoredLine = [("recording", .int(Int64(format))), ("first", .int(Int64(first)))]
        if !version.isEmpty { line.append(("version", .string(version))) }
        if let owner { line.append(("owner", .string(owner))) }
        if let start { line.append(("state", .string(start.text))) }
        return line
    }

    /// Returns the text of a line, with a line feed.
    mutating func text(of line: StoredLine) -> String {
        var writer = ValueWriter()
        writer.write(Array(repeating: UInt8(ascii: " "), count: 17))
        writer.writeLine(line)
        sum.add(writer.bytes[17...])
        writer.replace(at: 0, with: sum.digits)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Reads a line without its line feed.
    ///
    /// - Throws: A complaint, if the sum is wrong or the text is no value.
    mutating func read(_ line: ArraySlice<UInt8>) throws(RecordingFlaw) -> StoredValue {
        let content = line.dropFirst(17)
        var next = sum
        next.add(content)
        next.add([UInt8(ascii: "\n")])
        guard line.count > 17, line.prefix(17).elementsEqual(next.digits + [UInt8(ascii: " ")]) else {
            throw RecordingFlaw("its check sum is wrong")
        }
        sum = next
        do throws(ValueReader.Flaw) {
            return try ValueReader.value(of: content)
        } catch {
            throw RecordingFlaw(error.complaint)
        }
    }
}

typealias StoredLine = [(String, StoredValue)]

extension Recording {
    /// Reads a recording.
    ///
    /// A last line that is not whole is left out, as a crash may have torn it: see ``isTorn``.
    ///
    /// - Parameters:
    ///   - text: The text of a recording.
    ///   - limits: The size limits.
    /// - Throws: An error if the text is too large, damaged or of an unknown format. O(length of the text).
    public init(_ text: String, limits: Limits = Limits()) throws(RecordingError) {
        let bytes = Array(text.utf8)
        if bytes.count > limits.bytes {
            throw .tooLarge(found: bytes.count, limit: limits.bytes, unit: "bytes")
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var reader = RecordingLines()
        let head = try reader.line(lines[0], number: 1)
        guard let format = head["recording"]?.int else { throw .malformed(line: 1, "it is no first line") }
        if format != RecordingLines.format { throw .unknownFormat(format) }
        owner = head["owner"]?.string
        version = head["version"]?.string ?? ""
        if let state = head["state"] {
            guard let text = state.string, let state = try? StoredState(text) else {
                throw .malformed(line: 1, "its state cannot be read")
            }
            start = state
        } else {
            start = nil
        }
        var (steps, end, isTorn): ([Step], String?, Bool) = ([], nil, false)
        var time: Int64 = 0
        for (index, line) in lines.enumerated().dropFirst() {
            if index == lines.count - 1 {
                // Text after the last line feed is a line that was not written to its end.
                isTorn = !line.isEmpty
                break
            }
            let value: StoredValue
            do throws(RecordingError) {
                value = try reader.line(line, number: index + 1)
            } catch {
                if index < lines.count - 2 || lines.last?.isEmpty != true { throw error }
                isTorn = true
                break
            }
            if value["do"] == "end" {
                guard index >= lines.count - 2, let tree = value["tree"]?.string else {
                    throw .malformed(line: index + 1, "it is no last line")
                }
                end = tree
                break
            }
            if steps.count == limits.steps {
                throw .tooLarge(found: steps.count + 1, limit: limits.steps, unit: "steps")
            }
            if let passed = value["ms"] {
                guard let passed = passed.int, passed > 0, Int64(passed) < Int64.max - time else {
                    throw .malformed(line: index + 1, "its time is wrong")
                }
                time += Int64(passed)
            }
            do throws(RecordingFlaw) {
                steps.append(
                    Step(
                        number: (head["first"]?.int ?? 1) &+ steps.count, time: .milliseconds(time),
                        tree: value["tree"]?.string, input: try RecordedInput(value)))
            } catch {
                throw .malformed(line: index + 1, error.complaint)
            }
        }
        (self.text, self.steps, self.end, self.isTorn) = (text, steps, end, isTorn)
    }
}

extension RecordingLines {
    fileprivate mutating func line(_ line: ArraySlice<UInt8>, number: Int) throws(RecordingError) -> StoredValue {
        do throws(RecordingFlaw) {
            return try read(line)
        } catch {
            throw .malformed(line: number, error.complaint)
        }
    }
}
