"""What a stranger may try at the inspector's port, with the refusal that it has to meet; and that its owner comes in.

  inspector_attacks.py
"""
import asyncio, json, os, pathlib, socket, stat, subprocess, sys
from drive import Server, BINARY
from wire import Wire, frame, request

server = Server("--inspect", "0")
line = server.process.stdout.readline().strip()
address, token = line.split("#")
port = int(address.rstrip("/").rsplit(":", 1)[1])
failures = []


def asks(path="/", host=None, origin=None, method="GET", **more):
    return request(port, path=path, host=host, origin=origin, method=method, **more)


def joins(origin=None, host=None, path="/socket", cookie=None):
    """The bytes that ask for a WebSocket, which `request` makes for another path."""
    return request(port, host=host, origin=origin, cookie=cookie).replace(b"/-/socket", path.encode(), 1)


async def talk(data):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    return reader, writer


async def answer(data, whole=False):
    reader, writer = await talk(data)
    try:
        head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 15)).decode()
        return head if whole else head.split()[1]
    except (asyncio.IncompleteReadError, ConnectionError): return "closed"
    finally: writer.close()


class Client:
    """A WebSocket at the inspector's port."""

    async def open(self, **given):
        self.reader, self.writer = await talk(joins(**given))
        self.head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        return self

    def send(self, text): self.writer.write(frame(text))

    async def line(self, seconds=15):
        """The next line; 'closed' with the code if the server ends it."""
        async with asyncio.timeout(seconds):
            try:
                while True:
                    first, size = await self.reader.readexactly(2)
                    size &= 127
                    if size > 125: size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                    data = await self.reader.readexactly(size)
                    if first & 15 == 1: return data.decode()
                    if first & 15 == 8: return f"closed {int.from_bytes(data[:2], 'big')}"
                    if first & 15 == 9: self.writer.write(frame(data, 10))
            except (asyncio.IncompleteReadError, ConnectionError): return "closed"

    def close(self): self.writer.close()


async def entered(first, **given):
    """What a client hears who begins with a message."""
    client = await Client().open(**given)
    client.send(first)
    client.send('{"id":1,"call":"hello"}')
    try: return (await client.line()).split(" ")[0]
    finally: client.close()


async def foreign_origin(): return await answer(joins(origin="http://evil.example"))
async def null_origin(): return await answer(joins(origin="null"))
async def page_of_another_port(): return await answer(joins(origin=f"http://127.0.0.1:{server.port}"))
async def other_scheme(): return await answer(joins(origin=f"https://127.0.0.1:{port}"))
async def page_for_a_foreign_origin(): return await answer(asks(origin="http://evil.example"))
async def rebound_host(): return await answer(asks(host=f"evil.example:{port}"))
async def rebound_socket(): return await answer(joins(host=f"evil.example:{port}", origin=f"http://evil.example:{port}"))
async def prefix_127(): return await answer(asks(host=f"127.evil.test:{port}"))
async def suffix_name(): return await answer(asks(host=f"127.0.0.1:{port}.evil.test"))
async def host_of_another_port(): return await answer(asks(host=f"127.0.0.1:{server.port}"))
async def other_loopback(): return await answer(asks(host=f"127.0.0.2:{port}"))
async def no_port(): return await answer(asks(host="127.0.0.1"))
async def two_hosts(): return await answer(asks(headers=["Host: evil.example"]))
async def a_post(): return await answer(asks(method="POST"))
async def a_preflight(): return await answer(asks(method="OPTIONS", origin="http://evil.example"))
async def token_in_a_path(): return await answer(asks(path=f"/{token}"))
async def token_in_a_query(): return await answer(joins(path=f"/socket?{token}"))
async def no_token(): return await entered('{"id":1,"call":"tree"}')
async def token_of_another_launch(): return await entered(json.dumps({"token": "0" * 32}))
async def half_a_token(): return await entered(json.dumps({"token": token[:31]}))
async def long_token(): return await entered(json.dumps({"token": token + "0" * 500}))


async def no_origin_without_a_token():
    client = await Client().open()
    client.writer.write(frame("", 9))
    try: return (await client.line(20)).split(" ")[0]
    finally: client.close()


async def token_without_a_shop():
    """The token, and no visitor whose app it would be."""
    client = await Client().open()
    client.send(json.dumps({"token": token}))
    try: return await client.line()
    finally: client.close()


async def guesses():
    """Five wrong tokens close the port for a second, for the right one, too."""
    await asyncio.sleep(1.1)
    for _ in range(5):
        try: await entered(json.dumps({"token": "f" * 32}))
        except (asyncio.IncompleteReadError, ConnectionError): pass
    held = await answer(asks())
    await asyncio.sleep(1.1)
    return f"{held}, then {await answer(asks())}"


async def headers_of_the_page():
    head = (await answer(asks(), whole=True)).lower()
    wanted = ["default-src 'self'", "frame-ancestors 'none'", "x-content-type-options: nosniff", "referrer-policy: no-referrer",
        "cache-control: no-store"]
    lacking = [text for text in wanted if text not in head]
    return f"lacks {lacking}" if lacking else "shares itself" if "access-control" in head or "set-cookie" in head else "in order"


async def other_addresses():
    """No other address of this machine leads to it."""
    found = [line.split()[1].split(":")[0] for name in ("tcp", "tcp6") for line in open(f"/proc/net/{name}")
        if line.split()[1].endswith(f":{port:04X}") and line.split()[3] == "0A"]
    return "loopback alone" if found and set(found) <= {"0100007F", "00000000000000000000000001000000"} else f"{found}"


async def visitor():
    wire = await Wire().open(server.port)
    await wire.join("/")
    return wire


async def owner():
    wire = await visitor()
    client = await Client().open(cookie=wire.cookie, origin=f"http://127.0.0.1:{port}")
    client.send(json.dumps({"token": token}))
    client.send('{"id":1,"call":"tree"}')
    tree = json.loads(await client.line())["result"]["tree"]
    same = tree == wire.letter["page"]["tree"] or "welcome" in tree
    client.send('{"id":2,"call":"map"}')
    place = json.loads(await client.line())["result"]
    client.close(), wire.close()
    on_map = any(line.startswith(place["screen"] + ": ") for line in place["ways"])
    return "sees their own" if same and on_map else f"{tree} {place}"


async def anothers_app():
    """Who has the token, and another's made-up cookie, sees nobody's app."""
    wire = await visitor()
    client = await Client().open(cookie=wire.cookie.split("=")[0] + "=" + "0" * 32)
    client.send(json.dumps({"token": token}))
    try: return await client.line()
    finally: client.close(), wire.close()


async def inside():
    wire = await visitor()
    client = await Client().open(cookie=wire.cookie)
    client.send(json.dumps({"token": token}))
    return client, wire


async def huge_frame():
    client, wire = await inside()
    client.writer.write(frame(b"", length=1 << 40))
    try: return (await client.line()).split(" ")[0]
    finally: client.close(), wire.close()


async def endless_fragments():
    client, wire = await inside()
    try:
        client.writer.write(frame("x" * 100, fin=False))
        for _ in range(2_000):
            client.writer.write(frame("x" * 100, 0, fin=False))
            await client.writer.drain()
    except ConnectionError: pass
    try: return (await client.line()).split(" ")[0]
    finally: client.close(), wire.close()


async def flood():
    client, wire = await inside()
    for _ in range(500): client.send('{"id":1,"call":"hello"}')
    found = ""
    while not found.startswith("closed"): found = await client.line()
    client.close(), wire.close()
    return "closed"


async def deep_line():
    client, wire = await inside()
    client.send("[" * 10_000)
    refused = json.loads(await client.line())["error"]["because"]
    client.send('{"id":1,"call":"hello"}')
    served = json.loads(await client.line())["result"]["protocol"] == 1
    client.close(), wire.close()
    return "an error, and on" if "nested" in refused and served else refused


async def connections():
    held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(60)]
    status = await answer(asks())
    for _, writer in held: writer.close()
    await asyncio.sleep(0.2)
    return f"{status}, then {await answer(asks())}"


async def no_secret_in_logs():
    text = pathlib.Path(f"{server.folder}.log").read_text()
    return "no token" if token not in text else "a token"


async def file_of_the_token():
    path = f"{server.folder}/inspector.json"
    mode = stat.S_IMODE(os.stat(path).st_mode)
    os.chmod(path, 0o644)
    refused = subprocess.run([BINARY, "--agent", path], stdin=subprocess.DEVNULL, capture_output=True)
    os.chmod(path, 0o600)
    return f"{mode:o}, and a shared one is refused" if refused.returncode == 64 and not refused.stdout else f"{mode:o}"


async def agent():
    """An agent that is passed on looks at the visitor's app, and may not act."""
    wire = await visitor()
    process = await asyncio.create_subprocess_exec(BINARY, "--agent", f"{server.folder}/inspector.json", stdin=-1, stdout=-1)
    async def ask(number, method, **params):
        message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        process.stdin.write((json.dumps(message) + "\n").encode())
        return json.loads(await asyncio.wait_for(process.stdout.readline(), 15))["result"]
    version = (await ask(1, "initialize", protocolVersion="2025-06-18", capabilities={}))["protocolVersion"]
    look = (await ask(2, "tools/call", name="look"))["structuredContent"]["app"]
    acts = await ask(3, "tools/call", name="signal")
    process.stdin.close()
    await asyncio.wait_for(process.wait(), 15)
    wire.close()
    seen = version == "2025-06-18" and look["tree"].startswith("main") and look["rights"] == "look"
    return "looks, and does not act" if seen and acts["isError"] else f"{version} {look} {acts}"


ATTACKS = [
    (token_without_a_shop, "closed 4000"), (foreign_origin, "403"), (null_origin, "403"), (page_of_another_port, "403"),
    (other_scheme, "403"), (page_for_a_foreign_origin, "403"), (rebound_host, "421"), (rebound_socket, "421"),
    (prefix_127, "421"), (suffix_name, "421"), (host_of_another_port, "421"), (other_loopback, "421"), (no_port, "421"),
    (two_hosts, "421"), (a_post, "405"), (a_preflight, "403"), (token_in_a_path, "404"), (token_in_a_query, "403"),
    (no_token, "closed"), (token_of_another_launch, "closed"), (half_a_token, "closed"), (long_token, "closed"),
    (guesses, "closed, then 200"), (no_origin_without_a_token, "closed"), (headers_of_the_page, "in order"),
    (other_addresses, "loopback alone"), (owner, "sees their own"), (anothers_app, "closed 4000"), (huge_frame, "closed"),
    (endless_fragments, "closed"), (flood, "closed"), (deep_line, "an error, and on"), (connections, "closed, then 200"),
    (no_secret_in_logs, "no token"), (file_of_the_token, "600, and a shared one is refused"),
    (agent, "looks, and does not act")]


async def main():
    print(f"| {'at the inspector':28} | {'ends':34} |\n|---|---|")
    for attack, wanted in ATTACKS:
        try: found = await attack()
        except Exception as error: found = f"{type(error).__name__}: {error}"
        print(f"| {attack.__name__.replace('_', ' '):28} | {found:34} |", flush=True)
        if found != wanted: failures.append(f"{attack.__name__}: '{found}' in place of '{wanted}'")
    server.stop()
    quiet = Server()
    wire = await Wire().open(quiet.port)
    await wire.join("/")
    wire.close()
    with socket.socket() as other:
        if other.connect_ex(("127.0.0.1", port)) == 0: failures.append("there is an inspector that nobody asked for")
    quiet.stop()
    if failures: raise SystemExit("inspector attacks: " + "; ".join(failures))
    print(f"inspector attacks: {len(ATTACKS)} end as they should, and without --inspect there is no port")


asyncio.run(main())
