"""Looks at the inspector's page beside its shop, in 390 and 1,280 px, light and dark: it shows the shop's tree and follows it,
its buttons make moves, the keyboard alone reaches each of them, axe-core finds no violation, nothing is wider than the
window, and no text of the app is taken for HTML.

  inspector_looks.py [PICTURE]
"""
import importlib.util, pathlib, sys, time
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from drive import Browser, Server

AXE = (pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js").read_text()
EVIL = "<img src=x onerror=document.title="

server = Server("--inspect", "0")
inspector = server.process.stdout.readline().strip()
failures, checks = [], 0


def until(holds, words, seconds=10):
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end: return failures.append(words)
        time.sleep(0.02)


def text(browser, name): return browser.run(f"return document.getElementById('{name}').textContent")


def reached(browser):
    """The moves that the focus comes to with Tab alone."""
    found = set()
    browser.run("document.activeElement.blur()")
    for _ in range(60):
        ActionChains(browser.driver).send_keys(Keys.TAB).perform()
        found.add(browser.run("return document.activeElement.dataset.key ?? document.activeElement.id"))
    return found


def check(browser, name):
    global checks
    for dark in (False, True):
        browser.look(*size, dark)
        browser.run(AXE)
        result = browser.driver.execute_async_script("axe.run(document).then(arguments[0])")
        for violation in result["violations"]:
            failures.append(f"{name}, {size[0]} px, {'dark' if dark else 'light'}: {violation['id']}: {violation['nodes'][0]['html'][:160]}")
        if browser.run("return document.documentElement.scrollWidth > innerWidth"):
            failures.append(f"{name}, {size[0]} px: wider than the window")
        checks += 1
    browser.look(*size)


for size in [(1280, 900), (390, 844)]:
    browser = Browser(server, *size)
    browser.open("/")
    browser.idle(), browser.tap("Skip")
    shop = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    browser.look(*size)
    browser.driver.get(inspector)
    until(lambda: "[stores]*" in text(browser, "tree"), f"the tree is not shown: {text(browser, 'state')}")
    until(lambda: text(browser, "screen") == "Stores/stores", "the map is not shown with where one is")
    until(lambda: 'tap "Old Mill Bakery' in text(browser, "ways"), "the ways from here are not shown")
    until(lambda: "stack (selected)" in text(browser, "outline"), "the tree is not shown as lists")
    if "#" in browser.run("return location.href"): failures.append("the token stays in the address")
    check(browser, "the stores")
    keys = browser.run("return [...document.querySelectorAll('#moves button')].map(e => e.dataset.key)")
    missing = {*keys, "address", "signal", "narrow", "wide", "save"} - reached(browser)
    if missing: failures.append(f"{size[0]} px: the keyboard does not reach {sorted(missing)}")
    # A move by its button, with the keyboard.
    browser.run("[...document.querySelectorAll('#moves button')].find(e => e.dataset.key.includes('Harbour')).focus()")
    ActionChains(browser.driver).send_keys(Keys.ENTER).perform()
    until(lambda: "[stores, store]*" in text(browser, "tree"), "a move is not made")
    until(lambda: "completed" in text(browser, "outcome"), "its outcome is not told")
    until(lambda: text(browser, "screen") == "Stores/store", "the map does not follow")
    # The shop's page has followed, and an address with markup comes as text.
    browser.run("document.getElementById('address').value = arguments[0]", "/search?q=" + "%3Cimg%20src%3Dx%20onerror%3Ddocument.title%3D'owned'%3E")
    browser.run("document.getElementById('open').requestSubmit()")
    until(lambda: "[search, results]*" in text(browser, "tree"), "an address is not opened")
    until(lambda: "results" in text(browser, "history") and EVIL in text(browser, "commits"), "the search is not told as text")
    if browser.run("return document.images.length") or browser.driver.title != "Inspector": failures.append("markup is markup")
    check(browser, "a search")
    browser.run("document.getElementById('address').value = '/account/settings'; document.getElementById('open').requestSubmit()")
    until(lambda: "signed in" in text(browser, "waiting"), "what waits is not shown")
    check(browser, "a login")
    browser.run("[...document.querySelectorAll('#history button')][0].click()")
    until(lambda: "completed" in text(browser, "outcome") or "noChange" in text(browser, "outcome"), "the history is not gone")
    if len(sys.argv) > 1 and size[0] == 1280: browser.driver.save_screenshot(sys.argv[1])
    browser.driver.switch_to.window(shop)
    browser.idle()
    failures += [entry["message"] for entry in browser.errors()]
    browser.close()
server.stop()
for failure in failures: print(failure)
if failures: raise SystemExit(f"inspector looks: {len(failures)} faults")
print(f"inspector looks: {checks} looks at the inspector's page, with no fault, by axe-core and the keyboard")
