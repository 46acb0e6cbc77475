/// A closure that runs once the commit has settled.
package struct Effect {
    let name: String
    let run: () -> Void
}
