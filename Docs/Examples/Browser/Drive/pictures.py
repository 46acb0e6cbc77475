"""Makes the pictures of the shop in a browser, narrow and wide, light and dark, each beside its tree.

  pictures.py FOLDER
"""
import io, pathlib, sys
from PIL import Image
from selenium.webdriver.common.action_chains import ActionChains
from drive import Browser, Server

folder, limit = pathlib.Path(sys.argv[1]), 150_000
server = Server()
for dark in (False, True):
    browser = Browser(server, 1280, 640, dark)
    browser.open("/stores/1/catalogue/tea"), browser.idle()
    browser.tap("Skip")

    def take(name):
        browser.idle()
        ActionChains(browser.driver).move_by_offset(3, 3).perform()
        ActionChains(browser.driver).reset_actions()
        browser.run("document.activeElement?.blur()")
        picture = Image.open(io.BytesIO(browser.driver.get_screenshot_as_png())).convert("P", palette=Image.Palette.ADAPTIVE)
        path = folder / f"Browser-{name}{'~dark' if dark else ''}.png"
        picture.save(path, optimize=True)
        if path.stat().st_size > limit: raise SystemExit(f"{path}: {path.stat().st_size} bytes")
        print(f"{path}: {path.stat().st_size} bytes")

    take("narrow")
    browser.run("document.getElementById('fold').click()")
    take("wide")
    browser.close()
server.stop()
