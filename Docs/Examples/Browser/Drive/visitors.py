"""Many visitors at once, each by a WebSocket and with an app of their own, take some random steps each. Each step has to
come to the tree that the same steps lead to for few visitors, and the server has to forget them afterwards.

  visitors.py [VISITORS] [STEPS] [SEED]
"""
import asyncio, random, resource, signal, sys, time
from drive import Server
from wire import Wire

count, steps, seed = (int(text) for text in (sys.argv[1:] + ["1000", "20", "7"][len(sys.argv) - 1:])[:3])
resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)


async def walk(port, seed, pace, waits):
    """The trees that some steps lead to. The steps depend on the seed alone."""
    draw, trees = random.Random(seed), []
    await asyncio.sleep(draw.random() * pace * 10)
    wire = await Wire().open(port)
    await wire.join()
    await wire.rest()
    for _ in range(steps):
        await asyncio.sleep(draw.random() * pace)
        control = draw.choice(wire.controls() or [{"move": "back"}])
        begin = time.monotonic()
        wire.send(move=control["move"], value="tea" if control.get("prompt") else None, seen=wire.letter["page"]["mark"])
        await wire.rest()
        waits.append(time.monotonic() - begin)
        trees.append(wire.letter["page"]["tree"])
    return wire, trees


async def main():
    server = Server("--idle", "2")
    kinds = 25
    first = await asyncio.gather(*(walk(server.port, seed * 1000 + kind, 1, []) for kind in range(kinds)))
    alone = [trees for _, trees in first]
    for wire, _ in first: wire.close()
    await asyncio.sleep(6)
    before, start, waits = server.memory(), time.monotonic(), [0.0]
    walks = await asyncio.gather(*(walk(server.port, seed * 1000 + number % kinds, 1.5, waits) for number in range(count)))
    seconds, memory = time.monotonic() - start, server.memory()
    lost = [number for number, (_, trees) in enumerate(walks) if trees != alone[number % kinds]]
    for number in lost[:3]: print(f"visitor {number}:\n  {walks[number][1]}\n  {alone[number % kinds]}")
    guests = server.guests()
    for wire, _ in walks: wire.close()
    await asyncio.sleep(12)
    left, rest = server.guests(), server.memory()
    server.stop()
    waits = sorted(waits)
    print(f"  a step in {waits[len(waits) // 2] * 1000:.0f} ms, 99 % within {waits[len(waits) * 99 // 100] * 1000:.0f} ms; "
        f"{(memory - before) / count / 1024:.0f} KB a visitor, {memory / 1e6:.0f} MB in all, {rest / 1e6:.0f} MB afterwards")
    if lost or guests < count or left: raise SystemExit(f"visitors: {len(lost)} of {count} lost steps, {guests} were there, {left} are left")
    print(f"visitors: {count} visitors with {steps} steps each from seed {seed}, none lost ({seconds:.0f} s)")


asyncio.run(main())
