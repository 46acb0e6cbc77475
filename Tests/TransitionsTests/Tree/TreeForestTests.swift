import Foundation
import TestSupport
import Testing
@_spi(Hosting) import Transitions
import TreeTools

@Suite("Random forests with odd names")
struct TreeForestTests {
    @Test(
        "random forests print, parse and print the same; no two share a line",
        arguments: [UInt64(17), 1_000_003].map(Walks.seed))
    func roundTrip(seed: UInt64) {
        var forests = RandomForest(seed: seed)
        var shapes: [String: [UInt8]] = [:]
        var repeated = 0
        let count = Walks.count(2_000, long: 50_000)
        for round in 0..<count {
            let tree = forests.next()
            let line = tree.description
            let shape = tree.fingerprint
            if let known = shapes.updateValue(shape, forKey: line) {
                repeated += 1
                if known != shape {
                    Issue.record("Seed \(seed), round \(round): two trees print \(line)")
                }
            }
            do throws(Tree.ParseError) {
                let parsed = try Tree(line)
                let isSame = parsed.fingerprint == shape && parsed == tree && parsed.hashValue == tree.hashValue
                if !isSame || !parsed.description.unicodeScalars.elementsEqual(line.unicodeScalars) {
                    Issue.record("Seed \(seed), round \(round): \(line) is read as \(parsed)")
                }
            } catch {
                Issue.record("Seed \(seed), round \(round): \(error)")
            }
        }
        // The corpus is worth something: many shapes, and enough of them more than once.
        #expect(shapes.count > count * 2 / 5)
        #expect(repeated > count / 50)
    }

    @Test("Damaged lines parse, or fail at a column within them", arguments: [UInt64(23)])
    func damage(seed: UInt64) {
        var forests = RandomForest(seed: seed)
        let spoilers = Array("[]{}<>()|+^!:;,*\"\\ _a\n\u{301}u#".unicodeScalars)
        var refused = 0
        for round in 0..<Walks.count(3_000, long: 10_000) {
            var scalars = Array(forests.next().description.unicodeScalars)
            for _ in 0...forests.random.below(3) {
                let spoiler = spoilers[forests.random.below(spoilers.count)]
                let at = forests.random.below(scalars.count + 1)
                switch forests.random.below(4) {
                case 0 where at < scalars.count: scalars.remove(at: at)
                case 1 where at < scalars.count: scalars[at] = spoiler
                case 2: scalars.removeLast(scalars.count - at)
                default: scalars.insert(spoiler, at: at)
                }
            }
            var line = ""
            line.unicodeScalars.append(contentsOf: scalars)
            do throws(Tree.ParseError) {
                let tree = try Tree(line)
                if (try? Tree(tree.description)) != tree {
                    Issue.record("Seed \(seed), round \(round): \(line) is read as \(tree), which is read otherwise")
                }
            } catch {
                refused += 1
                if !(1...scalars.count + 1).contains(error.column) || error.description.isEmpty {
                    Issue.record("Seed \(seed), round \(round): column \(error.column) in \(line)")
                }
            }
        }
        #expect(refused > 300)
    }

    @Test("Lines are in normal form C, so that equal strings are equal trees")
    func normalForm() {
        var forests = RandomForest(seed: 5)
        for round in 0..<Walks.count(2_000, long: 10_000) {
            let line = forests.next().description
            if !line.isInNormalFormC {
                Issue.record("Seed 5, round \(round): \(line)")
            }
        }
    }

    @Test("No scalar, composed or decomposed, leads out of normal form C")
    func everyScalar() {
        for value in UInt32(0x80)...0x1FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned,
                !(0x3400...0x9FFF).contains(value), !(0xAC80...0xF8FF).contains(value)
            else { continue }
            let composed = String(Character(scalar))
            for name in [composed, composed.decomposedStringWithCanonicalMapping, "a" + composed] {
                var builder = Tree.Builder()
                builder.node(.screen, name: name)
                let tree = builder.finish()
                let line = tree.description
                if !line.isInNormalFormC || (try? Tree(line)) != tree {
                    Issue.record("U+\(String(value, radix: 16)): \(line)")
                }
            }
        }
    }
}

extension String {
    fileprivate var isInNormalFormC: Bool {
        precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual(unicodeScalars)
    }
}
