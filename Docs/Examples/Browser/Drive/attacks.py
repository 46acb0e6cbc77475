"""What a stranger may try, with the refusal that it has to meet. Meanwhile other visitors go on: each of their steps is
measured, and the memory of the server.

  attacks.py [VISITORS]
"""
import asyncio, json, os, resource, sys, time
from drive import Server
from wire import Wire, frame, request

others = int(sys.argv[1]) if len(sys.argv) > 1 else 999
resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
server = Server()
port, failures, rows = server.port, [], []


async def answer(data, seconds=15, keep=False):
    """The status of an answer to bytes, or 'closed'."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    try:
        async with asyncio.timeout(seconds): head = await reader.readuntil(b"\r\n\r\n")
        return head.split()[1].decode() + (" " + (await reader.read(500)).decode("utf-8", "replace") if keep else "")
    except (asyncio.IncompleteReadError, ConnectionError): return "closed"
    except TimeoutError: return "no answer"
    finally: writer.close()


async def ended(wire, seconds=15):
    """'closed' when the server ends a connection."""
    try:
        async with asyncio.timeout(seconds): await wire.closed.wait()
        return "closed"
    except TimeoutError: return "still open"
    finally: wire.close()


async def member(address="/", **more):
    wire = await Wire().open(port, **more)
    await wire.join(address)
    return wire


async def inside(address="/"):
    wire = await member(address)
    await wire.tap("Skip")
    return wire


async def foreign_origin(): return await answer(request(port, origin="http://evil.example"))
async def null_origin(): return await answer(request(port, origin="null"))
async def no_origin(): return await answer(request(port, origin=None))
async def other_port(): return await answer(request(port, origin=f"http://127.0.0.1:{port + 1}"))
async def rebound_host(): return await answer(request(port, host="evil.example"))
async def rebound_page(): return await answer(request(port, host="evil.example", path="/stores/1", origin=None))
async def two_hosts(): return await answer(request(port, headers=["Host: evil.example"], path="/", origin=None))
async def a_post(): return await answer(request(port, path="/do/cart/pay", method="POST", origin=None))


async def image():
    """An address that acts, asked for as an image is, with the cookie of one who is there."""
    wire = await inside()
    tree = wire.letter["page"]["tree"]
    for path in ["/do/cart/add/1", "/do/sign-out", "/do/cart/pay"]:
        await answer(request(port, path=path, origin=None, cookie=wire.cookie))
    await wire.rest()
    wire.close()
    return "nothing changes" if wire.letter["page"]["tree"] == tree and not wire.letter["page"].get("alert") else "it acts"


async def acting_address():
    wire = await inside()
    second = await Wire().open(port, cookie=wire.cookie)
    await second.join("/do/cart/add/1")
    await second.rest()
    alert = second.letter["page"].get("alert") or {}
    wire.close(), second.close()
    return "asks first" if alert.get("title") == "An address wants to act" else f"no question: {second.letter['page']['tree']}"


async def html():
    """Markup in a search and an address comes as text; that the page writes it as text, the browser's walk shows."""
    wire = await inside()
    evil = "<img src=x onerror=alert(1)>"
    second = await Wire().open(port, cookie=wire.cookie)
    await second.join("/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E")
    await second.rest()
    title = second.letter["page"]["title"]
    wire.close(), second.close()
    text = await answer(request(port, path="/%3Cscript%3Ealert(1)%3C/script%3E", origin=None), keep=True)
    return "only text" if title == f"'{evil}'" and "alert(1)" not in text else f"{title} {text}"


async def others_session():
    """A made-up session, and a window of another's."""
    wire = await inside()
    made_up = await Wire().open(port, cookie=wire.cookie.split("=")[0] + "=" + "0" * 32)
    stranger = await Wire().open(port)
    await stranger.join("/", window=wire.letter["window"])
    own = stranger.letter["window"] != wire.letter["window"] and "stores" not in stranger.letter["page"]["tree"]
    wire.close(), stranger.close(), made_up.close()
    return "a new session" if own and "0" * 32 not in made_up.cookie and made_up.cookie != wire.cookie else "it is let in"


async def huge_frame():
    wire = await member()
    wire.writer.write(frame(b"", length=1 << 62))
    return await ended(wire)


async def endless_fragments():
    wire = await member()
    try:
        wire.writer.write(frame("x" * 100, fin=False))
        for _ in range(10_000):
            wire.writer.write(frame("x" * 100, 0, fin=False))
            await wire.writer.drain()
    except ConnectionError: pass
    return await ended(wire)


async def empty_fragments():
    wire = await member()
    wire.writer.write(frame("", fin=False) + frame("", 0, fin=False) * 1_000)
    return await ended(wire)


async def endless_headers():
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n")
    try:
        for number in range(100_000):
            writer.write(b"X-%d: %s\r\n" % (number, b"x" * 100))
            await writer.drain()
        return "still open"
    except ConnectionError: return "closed"
    finally: writer.close()


async def byte_by_byte():
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    start = time.monotonic()
    try:
        for byte in request(port) * 100:
            writer.write(bytes([byte]))
            await asyncio.sleep(0.2)
            if reader.at_eof() or time.monotonic() - start > 30: break
            await writer.drain()
    except ConnectionError: pass
    seconds = time.monotonic() - start
    writer.close()
    return "closed" if seconds < 15 else f"open for {seconds:.0f} s"


async def never_joins():
    wire = await Wire().open(port)
    return await ended(wire)


async def pings_alone():
    wire = await Wire().open(port)
    async def ping():
        for _ in range(60):
            if wire.closed.is_set(): return
            wire.writer.write(frame("x", 9))
            await asyncio.sleep(0.25)
    asyncio.create_task(ping())
    return await ended(wire)


async def connections():
    """20,000 connections that say nothing, of a process of their own. One that says something is answered."""
    script = ("import socket, sys, time\nheld = []\nfor number in range(20_000):\n"
        "    one = socket.create_connection(('127.0.0.1', int(sys.argv[1])))\n"
        "    held = [*held[-9_000:], one] if number % 1_000 == 0 else held + [one]\nprint(number + 1, flush=True)\ntime.sleep(20)")
    flood = await asyncio.create_subprocess_exec(sys.executable, "-c", script.replace("held + [one]", "(held.append(one), held)[1]"),
        str(port), stdout=-1)
    count = await asyncio.wait_for(flood.stdout.readline(), 120)
    status = await answer(request(port, path="/", origin=None))
    wire = await member()
    wire.close()
    flood.kill()
    return f"a page meanwhile: {status}" if count == b"20000\n" else f"{count} came"


async def stopped_reader():
    """One who makes moves, and reads no answer."""
    wire = await Wire().open(port, read=False)
    wire.writer.get_extra_info("socket").setsockopt(1, 8, 4096)
    wire.send(join={"address": "/", "narrow": True})
    try:
        for _ in range(600):
            for narrow in (True, False): wire.send(narrow=narrow)
            await wire.writer.drain()
            await asyncio.sleep(0.025)
            if wire.reader.at_eof(): break
    except ConnectionError: return "closed"
    finally: wire.close()
    return "held, in bounds"


async def flood():
    wire = await member()
    for _ in range(500): wire.send(drawn=1)
    return await ended(wire)


async def deep_json():
    wire = await member()
    wire.writer.write(frame('{"join":' + "[" * 10_000))
    return await ended(wire)


async def no_json():
    wire = await member()
    wire.writer.write(frame(os.urandom(200), 2))
    return await ended(wire)


async def others_alert():
    """A page answers a question that is asked on another's: there is no id to name it by."""
    wire, stranger = await inside(), await inside()
    second = await Wire().open(port, cookie=wire.cookie)
    await second.join("/do/cart/add/1")
    await second.rest()
    choice = second.letter["page"]["alert"]["choices"][0]["control"]
    before = (second.letter["page"]["tree"], stranger.letter["page"]["tree"])
    stranger.send(move=choice["move"], seen=second.letter["page"]["mark"])
    await stranger.rest()
    await second.rest()
    for wire in (wire, second, stranger): wire.close()
    after = (second.letter["page"]["tree"], stranger.letter["page"]["tree"])
    return "nothing changes" if before == after else f"{before} is {after}"


ATTACKS = [
    (foreign_origin, "403"), (null_origin, "403"), (no_origin, "403"), (other_port, "403"), (rebound_host, "421"),
    (rebound_page, "421"), (two_hosts, "421"), (a_post, "405"), (image, "nothing changes"), (acting_address, "asks first"),
    (html, "only text"), (others_session, "a new session"), (huge_frame, "closed"), (endless_fragments, "closed"),
    (empty_fragments, "closed"), (endless_headers, "closed"), (byte_by_byte, "closed"), (never_joins, "closed"),
    (pings_alone, "closed"), (connections, "a page meanwhile: 200"), (stopped_reader, "held, in bounds"), (flood, "closed"),
    (deep_json, "closed"), (no_json, "closed"), (others_alert, "nothing changes")]


async def go_on(wires, waits):
    """The others, who each go on. One of them takes a step every two hundredth of a second."""
    number = 0
    while True:
        wire = wires[number % len(wires)]
        number += 1
        start = time.monotonic()
        await wire.rest()
        waits.append(time.monotonic() - start)
        await asyncio.sleep(0.005)


async def main():
    wires = []
    for start in range(0, others, 50): wires += await asyncio.gather(*(member() for _ in range(min(50, others - start))))
    waits = []
    going = asyncio.create_task(go_on(wires, waits))
    print(f"| {'attack':18} | {'ends':24} | {'more memory':>11} | {'slowest step of others':>22} |\n|---|---|---:|---:|")
    for attack, wanted in ATTACKS:
        before, start = server.memory(), time.monotonic()
        waits.clear()
        found = await attack()
        if going.done(): await going
        name, more = attack.__name__.replace("_", " "), (server.memory() - before) / 1e6
        slowest = max([*waits, time.monotonic() - start if not waits else 0])
        print(f"| {name:18} | {found:24} | {more:8.1f} MB | {slowest * 1000:19.0f} ms |", flush=True)
        if found != wanted: failures.append(f"{name}: '{found}' in place of '{wanted}'")
        if more > 100: failures.append(f"{name}: {more:.0f} MB")
        if slowest > 5: failures.append(f"{name}: a step of another's took {slowest:.1f} s")
    going.cancel()
    if any(wire.closed.is_set() for wire in wires): failures.append("other visitors were cut off")
    for wire in wires: wire.close()
    server.stop()
    if failures: raise SystemExit("attacks: " + "; ".join(failures))
    print(f"attacks: {len(ATTACKS)} are refused, and {others} others have gone on")


asyncio.run(main())
