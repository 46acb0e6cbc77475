"""What the scripts beside this share: the server, and Debian's Chromium by PyPI's selenium."""
import atexit, json, os, pathlib, signal, socket, subprocess, tempfile, time
from bidi import Firefox
from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException, StaleElementReferenceException, WebDriverException)
from selenium.webdriver.common.action_chains import ActionChains

HERE = pathlib.Path(__file__).resolve().parent.parent
BINARY = os.environ.get("SHOP_IN_BROWSER", str(HERE / ".build/debug/shop-in-browser"))

IDLE = """
const page = letter?.page, root = document.documentElement.dataset;
if (!page || document.body.classList.contains('waiting') || socket?.readyState !== 1) return null;
if (root.drawn !== root.number || trail.going !== null || trail.asked > page.answered) return null;
const front = page.alert ? document.getElementById('alert') : [...document.querySelectorAll('#app .layer')].at(-1);
return {window: letter.window, number: letter.number, tree: document.getElementById('tree').dataset.tree,
  address: location.pathname + location.search, front: page.front, entry: trail.list[trail.place],
  entries: page.entries.length, title: document.title,
  focus: front?.contains(document.activeElement) ? 'in front' : document.activeElement.id || document.activeElement.className};
"""

CONTROLS = """
const front = letter.page.alert ? document.getElementById('alert') : [...document.querySelectorAll('#app .layer')].at(-1);
return [...front.querySelectorAll('button:not(.go, :disabled), form.field')].filter(e => e.checkVisibility())
  .map(e => ({ text: (e.getAttribute('aria-label') ?? e.innerText).trim(), kind: e.className, move: e.dataset.move ?? e.dataset.offer }));
"""


class Server:
    """The server, in a process of its own, with a folder for its guests."""

    def __init__(self, *options, port=None):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = port or free.getsockname()[1]
        self.folder, self.options = tempfile.mkdtemp(prefix="shop-"), options
        self.start()
        atexit.register(lambda: self.process.kill())

    def start(self):
        command = [BINARY, "--port", str(self.port), "--state", self.folder, *self.options]
        with open(f"{self.folder}.log", "a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, bufsize=1)
        self.address = self.process.stdout.readline().strip().rstrip("/")
        if not self.address: raise SystemExit("the server does not start")

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(20)

    def restart(self, how):
        self.stop(how)
        self.start()

    def windows(self):
        """Each window as the server has it, by its key."""
        self.process.send_signal(signal.SIGUSR1)
        found = {}
        for line in self.process.stdout:
            if line.startswith("guests: "):
                self.count = int(line.split()[1])
                return found
            window = json.loads(line)
            found[window["window"]] = window
        raise SystemExit(f"the server has ended: {self.process.wait()}")

    def guests(self):
        """The number of guests in memory."""
        self.windows()
        return self.count

    def memory(self):
        """Resident bytes."""
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("VmRSS"))


class Browser:
    """A browser with a profile of its own: `chromium`; `firefox`, by WebDriver BiDi; `webkit`, as GTK has it, on a display."""

    def __init__(self, server, width=1280, height=900, dark=False, motion=False, name="chromium"):
        self.server = server
        self.name = name
        if name == "firefox":
            self.driver = Firefox(width, height)
            return
        if name == "webkit":
            options = webdriver.WebKitGTKOptions()
            options.binary_location = next(map(str, pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")))
            options.add_argument("--automation")
            self.driver = webdriver.WebKitGTK(options, webdriver.WebKitGTKService("/usr/bin/WebKitWebDriver"))
            self.driver.set_window_size(width, height)
            return
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options, webdriver.ChromeService("/usr/bin/chromedriver"))
        self.look(width, height, dark, motion)

    def look(self, width, height, dark=False, motion=False):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "no-preference" if motion else "reduce"}]})

    def open(self, address): self.driver.get(self.server.address + address)

    def run(self, script, *arguments): return self.driver.execute_script(script, *arguments)

    def idle(self, seconds=10):
        """The page, once the page and the server say the same."""
        end, page, there = time.monotonic() + seconds, None, None
        while time.monotonic() < end:
            try: page = self.run(IDLE)
            except WebDriverException: page = None
            if page:
                there = self.server.windows().get(page["window"])
                if there and all(page[key] == value for key, value in there.items()): return page
            time.sleep(0.02)
        raise AssertionError(f"page and server differ:\n  page   {page or self.run('return document.body.innerText')}\n  server {there}")

    def controls(self): return self.run(CONTROLS)

    def press(self, move):
        """Presses the control of a move, with the mouse."""
        script = "return [...document.querySelectorAll('[data-move]')].filter(e => e.dataset.move === arguments[0] && e.checkVisibility()).at(-1)"
        if self.name == "firefox": return self.run(script.replace("return", "") + "?.click()", move)
        for _ in range(5):
            element = self.run(script, move)
            try: return element.click() if element else None
            except (StaleElementReferenceException, ElementClickInterceptedException): time.sleep(0.05)

    def tap(self, text):
        """Presses the control in front with that text, and waits."""
        found = [control for control in self.controls() if text in control["text"]]
        assert found, f"there is no '{text}' among {[control['text'] for control in self.controls()]}"
        self.press(found[0]["move"])
        return self.idle()

    def type(self, move, text):
        script = "return [...document.querySelectorAll('[data-offer]')].find(e => e.dataset.offer === arguments[0])?.querySelector('input')"
        if self.name == "firefox":
            if self.run("const field =" + script.replace("return", "") + "; field?.focus(); field?.select?.(); return !!field", move):
                self.keys(text + "\ue007")
            return
        field = self.run(script, move)
        if field: field.clear(), field.send_keys(text + "\n")

    def keys(self, text):
        if self.name == "firefox": return self.driver.keys(text)
        ActionChains(self.driver).send_keys(*text).perform()

    def errors(self): return [entry for entry in self.driver.get_log("browser") if "WebSocket" not in entry["message"]]
    def close(self): self.driver.quit()
