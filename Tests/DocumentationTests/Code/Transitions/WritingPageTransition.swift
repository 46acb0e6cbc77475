@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

// The code of the page on writing a host, a root, a transition: the transition.

// snippet.present-in-stack
extension Transition {
    /// Over everything, with a stack of its own: `[a]` → `[a]^[p]`.
    static func presentInStack(_ p: any Presentable, as style: PresentationStyle = .automatic) -> Transition {
        .present(StackRoot(p), style: style)
    }
}
// snippet.end

// snippet.go-home
extension Transition where Root == TabRoot {
    /// A tab, at its first screen: `{[a]*, [b, c]}` → `{[a], [b]*}`.
    static func goHome(to tab: StackRoot) -> Transition {
        .multiple(.select(tab), .perform(.popToRoot(), on: tab))
    }
}
// snippet.end

// snippet.reveal
extension Transition where Root == StackRoot {
    /// Back to where it is shown, else on top: `[a, p, b]` → `[a, p]`, `[a]` → `[a, p]`.
    static func reveal(_ p: any Presentable) -> Transition {
        Transition("reveal", [p]) { editor in
            do throws(TransitionError) {
                try editor.perform(.pop(to: p))
            } catch {
                guard error.reason == .notOnStack else { throw error }
                try editor.perform(.push(p))
            }
        }
    }
}
// snippet.end

// snippet.replace-editor
extension Editor where Root == StackRoot {
    /// Puts one screen in the place of a screen and all above it: `[a, b, c]`, from `b` → `[a, p]`.
    mutating func replace(
        from first: any Presentable, with p: any Presentable, animation: TransitionAnimation? = nil
    ) throws(TransitionError) {
        guard let index = root.node.index(of: first) else {
            throw TransitionError(
                cannot: "replace from '\(first.node.name)'", because: "it is not on this stack",
                state: "Stack: \(root.tree)", remedy: "Push it first, or begin at one of the screens above.")
        }
        try insert(p, at: index, animation: animation)
        for above in (index + 1..<root.node.count).reversed() { try remove(at: above) }
    }
}
// snippet.end

// snippet.replace
extension Transition where Root == StackRoot {
    /// Puts one screen in the place of a screen and all above it: `[a, b, c]`, from `b` → `[a, p]`.
    static func replace(
        from first: any Presentable, with p: any Presentable, animation: TransitionAnimation? = nil
    ) -> Transition {
        Transition("replace", [p], animation: animation) { editor in
            try editor.replace(from: first, with: p, animation: animation)
        }
    }
}
// snippet.end

// snippet.push-at-most
extension Transition where Root == StackRoot {
    /// On top, as long as the stack is not that high, else in the place of the top: at most 2, `[a]` → `[a, p]`,
    /// `[a, b]` → `[a, p]`.
    static func pushAtMost(_ height: Int, _ p: any Presentable) -> Transition {
        Transition("pushAtMost") { editor in
            if editor.root.node.count < height {
                try editor.perform(.push(p))
            } else {
                try editor.perform(.replaceTop(p))
            }
        }
    }
}
// snippet.end

// snippet.checkout-done
extension Transition where Root == TabRoot {
    /// The order is on its way: the cart is empty again, and the orders are in front with the new one open.
    static func finishCheckout(
        cart: StackRoot, orders: StackRoot, order: any Presentable, ring: @escaping () -> Void
    ) -> Transition {
        Transition("finishCheckout", [order]) { editor in
            try editor.perform(.multiple(.dismissAll(), .popToRoot()).with(.unanimated), on: cart)
            try editor.perform(.push(order), on: orders)
            try editor.perform(.select(orders))
            try editor.perform(.effect("ring", ring))
        }
    }
}
// snippet.end

/// The screens of a shop, from the catalogue to the payment.
private func checkout() -> (stack: StackRoot, cart: Screen) {
    let cart = Screen("cart")
    return (StackRoot(Screen("shop"), cart, Screen("address"), Screen("payment")), cart)
}

@Suite("The page on writing: a transition", .noUnhandledFailures) struct WritingPageTransition {
    @Test("verbs are put together of others") func composed() {
        let tabs = TabRoot(StackRoot(Screen("a")), StackRoot(Screen("d")))
        let second = StackRoot(Screen("b"), Screen("c"))
        tabs.perform(.multiple(.insert(second, at: 1), .goHome(to: second)))
        expect(tabs, "{[a], [b]*, [d]}")
        second.perform(.presentInStack(Screen("p")))
        expect(tabs, "{[a], [b]^[p]*, [d]}")
        #expect(
            Transition.goHome(to: StackRoot(name: "b")).description
                == "multiple(select(b), perform(popToRoot() on 'b'))")
    }

    @Test("a refusal is caught where it was expected") func reveal() {
        let p = Screen("p")
        let stack = StackRoot(Screen("a"))
        stack.perform(.reveal(p))
        expect(stack, "[a, p]")
        stack.perform(.multiple(.push(Screen("b")), .reveal(p)))
        expect(stack, "[a, p]")
        var outcome: TransitionOutcome?
        stack.perform(.reveal(stack)) { outcome = $0 }
        #expect(outcome?.error?.reason == .cycle)
    }

    @Test("a verb prints itself without running") func description() {
        let cart = Screen("cart")
        // snippet.description
        let replace = Transition.replace(from: cart, with: Screen("receipt"))
        print(replace)  // replace(receipt)
        print(replace.presentables.count)  // 1
        // snippet.end
        #expect(replace.description == "replace(receipt)")
        #expect(replace.presentables.count == 1)
        #expect(Transition.pushAtMost(2, Screen("p")).description == "pushAtMost()")
    }

    // snippet.test-rows
    @Test("a receipt takes the place of the checkout") func receipt() {
        let (stack, cart) = checkout()
        stack.perform(.replace(from: cart, with: Screen("receipt")))
        expect(stack, "[shop, receipt]")
    }

    @Test("a replacement that is not possible is refused, and everything before it undone") func refused() {
        let (stack, _) = checkout()
        let refused = outcome {
            stack.perform(.multiple(.pop(), .replace(from: Screen("inbox"), with: Screen("receipt"))), completion: $0)
        }
        #expect(refused?.error?.index == 1)
        expect(stack, "[shop, cart, address, payment]")
    }
    // snippet.end

    @Test("the message of a refusal has the failure, the stack and a remedy") func message() {
        let (stack, _) = checkout()
        var outcome: TransitionOutcome?
        stack.perform(.replace(from: Screen("inbox"), with: Screen("receipt"))) { outcome = $0 }
        #expect(
            outcome?.error?.description == """
                Can't replace from 'inbox': it is not on this stack.

                  Stack: [shop, cart, address, payment]

                Push it first, or begin at one of the screens above.
                """)
    }

    @Test("a stack is replaced from its first screen on, and the animation is stored") func first() {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let fade = TransitionAnimation("fade", duration: .milliseconds(200))
        let host = TestHost(stack)
        stack.perform(
            .replace(from: stack.screens[0], with: Screen("p"), animation: fade))
        expect(stack, "[p]")
        #expect(host.commits[0].changes.map(\.animation) == [fade, nil, nil])
    }

    @Test("nothing is built that is not shown") func builtLate() {
        let stack = StackRoot(Screen("a"))
        var built = 0
        let late = Later {
            built += 1
            return Screen("p\(built)")
        }
        let push = Transition.pushAtMost(2, late)
        #expect(built == 0)
        stack.perform(.multiple(push, push))
        #expect(built == 2)
        expect(stack, "[a, p2]")
        stack.perform(.multiple(.refuse("go", because: "no"), push)) { _ in }
        #expect(built == 2)
    }

    @Test("several roots change in one commit, or none") func severalRoots() {
        let (cart, orders) = (StackRoot(Screen("cart"), Screen("payment")), StackRoot(Screen("orders")))
        let shop = TabRoot(cart, orders)
        let host = TestHost(shop)
        cart.perform(.present(Screen("card")))
        var rings = 0
        let order = Screen("order")
        shop.perform(.finishCheckout(cart: cart, orders: orders, order: order) { rings += 1 })
        expect(shop, "{[cart], [orders, order]*}")
        #expect(rings == 1)
        #expect(host.commits.last?.changes.map(\.isAnimated) == [false, false, true, true])
        var outcome: TransitionOutcome?
        shop.perform(.finishCheckout(cart: cart, orders: orders, order: order) { rings += 1 }) { outcome = $0 }
        #expect(outcome?.error?.reason == .alreadyShown)
        #expect(rings == 1)
        host.isHolding = true
        shop.perform(.finishCheckout(cart: cart, orders: orders, order: Screen("two")) { rings += 1 }) { outcome = $0 }
        #expect(rings == 1)
        host.refuse("no")
        #expect(rings == 1)
        expect(shop, "{[cart], [orders, order]*}")
    }

    @Test("a thrown error of another type becomes a transition error") func foreign() {
        struct NoPaper: Error {}
        let stack = StackRoot(Screen("a"))
        var outcome: TransitionOutcome?
        stack.perform(Transition("print") { _ in throw NoPaper() }) { outcome = $0 }
        #expect(outcome?.error?.description == "Can't carry out 'print': NoPaper().")
    }
}
