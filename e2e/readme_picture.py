"""The picture at the top of README.md: `python3 dev.py pictures readme`.

A fight in each system side by side, as its people see it, from the running product.
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

from help_pictures import PACK
from moments import prepare
from playwright.sync_api import Browser
from server import Server

PICTURE = Path(__file__).parents[1] / "frontend/pictures/overlay.webp"
MOST = 90_000  # bytes
WIDTH, HEIGHT, GAP = 340, 680, 20  # pixels
SHARP = 1.5  # points of the picture to a pixel of the page
SETTLE = 400  # milliseconds until what moved stands still
# Which moment of which system, who looks at it, and in which light.
PANELS = (
    ("speed-rounds", "turn", "gm", "light"),
    ("dice-bag", "turn", "anna", "dark"),
    ("time-plan", "later", "observer", "light"),
)
TOGETHER = """<!doctype html><style>
  body { display: flex; gap: %(gap)spx; margin: 0; padding: %(gap)spx; background: #dde2e1; }
  img { width: %(width)spx; border-radius: 12px; box-shadow: 0 4px 18px #0003; }
</style>%(images)s"""


def make(chromium: Browser) -> Path:
    """Make it; where it is."""
    shots = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        moments = {m.system: m for m in prepare(server.data, [panel[:2] for panel in PANELS])}
        server.start()
        try:
            for system, _, seat, scheme in PANELS:
                page = chromium.new_context(
                    viewport={"width": WIDTH, "height": HEIGHT},
                    device_scale_factor=SHARP,
                    color_scheme="dark" if scheme == "dark" else "light",
                    reduced_motion="reduce",
                    locale="en-GB",
                ).new_page()
                moment = moments[system]
                page.goto(f"{server.url}/t/{moment.table}#{moment.tokens[seat]}")
                page.locator("li[data-id]").first.wait_for()
                page.wait_for_load_state("networkidle")
                page.locator("#panel").evaluate("(panel) => panel.scrollTo(0, 0)")
                page.wait_for_timeout(SETTLE)
                shots.append(base64.b64encode(page.screenshot()).decode())
                page.context.close()
        finally:
            server.stop()
    images = "".join(f'<img src="data:image/png;base64,{shot}">' for shot in shots)
    size = {
        "width": len(PANELS) * (WIDTH + GAP) + GAP,
        "height": HEIGHT + 2 * GAP,
    }
    board = chromium.new_context(viewport=size, device_scale_factor=SHARP).new_page()
    board.set_content(TOGETHER % {"gap": GAP, "width": WIDTH, "images": images})
    board.wait_for_timeout(SETTLE)
    whole = base64.b64encode(board.screenshot()).decode()
    packed = board.evaluate(PACK, [whole, MOST])
    board.context.close()
    assert packed, f"it takes more than {MOST} bytes"
    PICTURE.write_bytes(base64.b64decode(packed))
    return PICTURE
