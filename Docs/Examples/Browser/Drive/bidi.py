"""Firefox by WebDriver BiDi, which it speaks itself: Debian has no geckodriver. It has what the walk needs of selenium."""
import json, pathlib, re, subprocess, tempfile, time
import websocket
from selenium.common.exceptions import WebDriverException


class Firefox:
    def __init__(self, width, height):
        profile = tempfile.mkdtemp(prefix="firefox-")
        log = pathlib.Path(f"{profile}.log")
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0",
                f"--width={width}", f"--height={height}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=log.open("w"))
        end = time.monotonic() + 60
        while not (found := re.search(r"BiDi listening on (ws://\S+)\n", log.read_text())):
            if time.monotonic() > end: raise SystemExit(f"Firefox does not start: {log}")
            time.sleep(0.1)
        self.socket, self.number = websocket.create_connection(found[1] + "/session", suppress_origin=True, timeout=30), 0
        self.call("session.new", capabilities={})
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def call(self, method, **params):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while (answer := json.loads(self.socket.recv())).get("id") != self.number: pass
        if answer["type"] == "error": raise WebDriverException(answer["message"])
        return answer["result"]

    def execute_script(self, script, *arguments):
        body = f"JSON.stringify((function() {{ {script} }}).apply(null, {json.dumps(arguments)}) ?? null)"
        result = self.call("script.evaluate", expression=body, target={"context": self.context}, awaitPromise=True)
        if result["type"] == "exception": raise WebDriverException(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def get(self, address): self.call("browsingContext.navigate", context=self.context, url=address, wait="complete")
    def refresh(self): self.call("browsingContext.reload", context=self.context, wait="complete")
    def back(self): self.travel(-1)
    def forward(self): self.travel(1)

    def travel(self, delta):
        try: self.call("browsingContext.traverseHistory", context=self.context, delta=delta)
        except WebDriverException: pass  # There is no such entry.

    @property
    def current_url(self): return self.call("browsingContext.getTree", root=self.context)["contexts"][0]["url"]

    def keys(self, text):
        actions = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.call("input.performActions", context=self.context, actions=[{"type": "key", "id": "keys", "actions": actions}])

    def quit(self):
        self.socket.close()
        self.process.kill()
