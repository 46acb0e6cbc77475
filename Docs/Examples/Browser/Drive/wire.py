"""Pages without a browser: a WebSocket over a plain socket, which can also say what no browser says."""
import asyncio, base64, json, os, struct


def request(port, headers=(), path="/-/socket", host=None, origin="same", cookie=None, method="GET"):
    host = host or f"127.0.0.1:{port}"
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}"]
    if path == "/-/socket":
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
    if origin: lines.append(f"Origin: {'http://' + host if origin == 'same' else origin}")
    if cookie: lines.append(f"Cookie: {cookie}")
    return "\r\n".join([*lines, *headers, "", ""]).encode()


def frame(data, opcode=1, fin=True, length=None):
    """A frame as a client sends it; with a length, one that says so."""
    data, size = data.encode() if isinstance(data, str) else data, length
    size = len(data) if length is None else length
    head = bytes([(0x80 if fin else 0) | opcode])
    if size < 126: head += bytes([0x80 | size])
    elif size < 1 << 16: head += bytes([0x80 | 126]) + struct.pack(">H", size)
    else: head += bytes([0x80 | 127]) + struct.pack(">Q", size)
    return head + bytes(4) + data


class Wire:
    """A page that draws nothing."""

    async def open(self, port, read=True, **given):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
        self.writer.write(request(port, **given))
        self.head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        self.status = int(self.head.split()[1])
        self.cookie = next((line.split(": ")[1].split(";")[0] for line in self.head.split("\r\n")
            if line.lower().startswith("set-cookie")), None)
        self.letter, self.closed, self.news = None, asyncio.Event(), asyncio.Event()
        self.task = asyncio.create_task(self.listen()) if read and self.status == 101 else None
        return self

    async def listen(self):
        try:
            while True:
                first, second = await self.reader.readexactly(2)
                size = second & 127
                if size > 125: size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                data = await self.reader.readexactly(size)
                if first & 15 == 1:
                    self.letter = json.loads(data)
                    self.send(drawn=self.letter["number"])
                    self.news.set()
                elif first & 15 == 9: self.writer.write(frame(data, 10))
        except (asyncio.IncompleteReadError, ConnectionError): pass
        finally:
            self.closed.set()
            self.news.set()

    def send(self, **message): self.writer.write(frame(json.dumps(message)))

    async def join(self, address="/", **more):
        self.send(join={"address": address, "narrow": True, **more})
        return await self.until(lambda page: True)

    async def until(self, holds, seconds=30):
        """The page, once it is as wanted."""
        async with asyncio.timeout(seconds):
            while not (self.letter and holds(self.letter["page"])):
                if self.closed.is_set(): raise ConnectionError("closed")
                self.news.clear()
                await self.news.wait()
        return self.letter["page"]

    async def rest(self):
        """Waits until what comes after all else was drawn is the same, three times."""
        trees = [None]
        while len(trees) < 4 or len(set(trees[-3:])) > 1:
            self.step = getattr(self, "step", 0) + 1
            self.send(went=[], step=self.step)
            trees.append((await self.until(lambda page: page["answered"] >= self.step))["tree"])

    def controls(self):
        page, found = self.letter["page"], []
        def read(part):
            for key in ("way", "back", "close"):
                if part.get(key): found.append(part[key])
            found.extend(part.get("offers") or [])
            for inner in part.get("places") or []:
                if inner: read(inner)
        if page.get("alert"): return [choice["control"] for choice in page["alert"]["choices"]]
        read(page["layers"][-1])
        return [control for control in found if control["move"] and not control.get("objection")]

    async def tap(self, title):
        """Makes the move of that title, and waits."""
        control = next(control for control in self.controls() if title in control["title"])
        self.send(move=control["move"], seen=self.letter["page"]["mark"])
        await self.rest()

    def close(self):
        if self.task: self.task.cancel()
        self.writer.close()
