"""The TypeScript client in Chromium: a page bundles it, plays on a server of another origin, and verifies."""

import http.server
import json
import queue
import shutil
import subprocess
import threading
from pathlib import Path

import pytest

from tests.sdk.typescript.conftest import SCRIPTS, Installed, run
from tests.serve.server import Server, free_port

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 90  # seconds


class Site(http.server.BaseHTTPRequestHandler):
    """A page with one script, which tells the test what it came to."""

    script = b""
    said: "queue.Queue[bytes]" = queue.Queue()

    def do_GET(self) -> None:
        is_script = self.path == "/page.js"
        body = self.script if is_script else b"<!doctype html><script type=module src=/page.js></script>"
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript" if is_script else "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self) -> None:
        self.said.put(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_a_page_plays_a_game_on_another_origin(built: Path, installed: Installed, tmp_path: Path) -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        pytest.skip("the browser's test needs Chromium")
    shutil.copy(SCRIPTS / "page.js", installed.folder)
    bundle = (str(built / "node_modules" / ".bin" / "esbuild"), "page.js", "--bundle", "--format=esm")
    Site.script = run(installed.folder, *bundle).encode()
    site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{site.server_port}"
    server = Server.start(tmp_path / "data", free_port(), CORS_ALLOWED_ORIGINS=origin)
    try:
        server.wait_until_it_serves()
        address = f"{origin}/?server=http://127.0.0.1:{server.port}"
        with subprocess.Popen(
            [chromium, *FLAGS, f"--user-data-dir={tmp_path / 'profile'}", "--remote-debugging-port=0", address],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as browser:
            try:
                came = json.loads(Site.said.get(timeout=PATIENCE))
            finally:
                browser.terminate()
        assert came["status"] == "finished"
        assert came["seen"] == list(range(1, came["version"] + 1))
        assert came["verdict"] == "fair"
    finally:
        server.kill()
        site.shutdown()
        site.server_close()
