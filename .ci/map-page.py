"""Reads the pages of maps in Chromium, for `.ci/map-page`."""
import pathlib, sys
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

folder = pathlib.Path(sys.argv[1]).resolve()
axe = Axe()


def chosen(page):
    return page.evaluate("document.querySelector('#details h2')?.textContent ?? ''")


def keyboard(page):
    """What cannot be done by keyboard."""
    page.keyboard.press("/")
    if page.evaluate("document.activeElement.id") != "search": yield "'/' does not go to the search"
    name = page.evaluate("data.screens.at(-1).words")
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    if chosen(page) != name: yield f"the search does not choose '{name}'"
    if page.evaluate("document.activeElement.textContent") != name: yield "what is chosen has no focus"
    page.keyboard.press("Escape")
    if page.evaluate("document.activeElement.dataset.number === undefined"): yield "Escape does not go back to the map"
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    page.focus(".screen")
    for _ in range(page.evaluate("data.screens.length") - 1): page.keyboard.press("ArrowDown")
    if page.evaluate("document.activeElement.textContent !== data.screens.at(-1).name"):
        yield "the arrow keys do not go to the last screen"


def violations(page, when):
    for violation in axe.run(page)["violations"]:
        yield f"{when}: axe-core: {violation['id']}, {len(violation['nodes'])} times: {violation['nodes'][0]['html'][:120]}"
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"): yield f"{when}: wider than its window"


def findings(browser, file, width, look, picture=None):
    page = browser.new_page(viewport={"width": width, "height": 844 if width < 600 else 900}, color_scheme=look)
    said = []
    page.on("pageerror", lambda error: said.append(f"a script fails: {error}"))
    page.on("console", lambda message: said.append(f"the console says: {message.text}"))
    page.on("request", lambda request: request.url.startswith("file:") or said.append(f"it asks for {request.url}"))
    page.goto(file.as_uri())
    found = list(violations(page, "at first"))
    found += keyboard(page)
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    found += violations(page, "with a screen chosen")
    if page.evaluate("data.screens.some((_, index) => { choose(index, false); return document.querySelector('main b') })"):
        found.append("a text is taken for HTML")
    if picture: page.screenshot(path=picture, full_page=True)
    page.close()
    return found + said


FAULTS = {
    "axe-core: label": ('<label for="search">Find a screen</label>', ""),
    "axe-core: color-contrast": ("--muted:#535d68", "--muted:#c5cdd4"),
    "axe-core: html-has-lang": ('<html lang="en">', "<html>"),
    "wider than its window": (".map{overflow:auto", ".map{overflow:visible"),
    "a script fails": ("let chosen = -1;", "let chosen = -1; setTimeout(() => nothing());"),
    "'/' does not go": ('event.key !== "/"', 'event.key !== "?"'),
    "the search does not choose": ("choose(first, true);", "void 0;"),
    "the arrow keys do not": ("ArrowDown: 1", "ArrowDown: 0"),
    "a text is taken for HTML": ("element.textContent = text", "element.innerHTML = text"),
    "it asks for": ("<style>", '<style>@import "http://localhost:9/";'),
}

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    failed = False
    text = (folder / "30.html").read_text()
    for fault, (former, new) in FAULTS.items():
        assert former in text, f"this fault cannot be planted: {fault}"
        copy = folder / "fault.html"
        copy.write_text(text.replace(former, new))
        if not any(fault in one for one in findings(browser, copy, 390, "light")):
            failed = True
            print(f"map-page: not found: {fault}")
    count = 0
    for screens in (1, 30, 100):
        for width in (390, 1280):
            for look in ("light", "dark"):
                picture = folder / f"{screens}-{width}-{look}.png"
                for finding in findings(browser, folder / f"{screens}.html", width, look, picture):
                    failed = True
                    print(f"{screens} screens, {width} px, {look}: {finding}")
                count += 1
    print(f"map-page: {len(FAULTS)} faults planted, {count} pages read{'' if failed else ': no finding'}")
    browser.close()
    sys.exit(failed)
