# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop of its own: an X server without a screen, a window manager, a session bus, mouse and keys."""

import contextlib
import ctypes
import os
import shutil
import signal
import struct
import subprocess
import tempfile
import zlib
from pathlib import Path

from .accessible import PATIENCE, Bus, wait_until

SIZE = (1440, 960)
NEEDED = ("Xvfb", "blackbox", "dbus-daemon", "xdotool")
REGISTRY_PROGRAM = "/usr/libexec/at-spi2-registryd"

BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={socket}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
  </policy>
</busconfig>
"""

# Windows get the focus when they open or are clicked.
WINDOW_MANAGER = """session.styleFile: /usr/share/blackbox/styles/Gray
session.menuFile: /dev/null
session.focusModel: ClickToFocus
session.focusNewWindows: True
session.windowPlacement: RowSmartPlacement
session.screen0.toolbar.autoHide: True
session.screen0.slit.autoHide: True
session.screen0.workspaces: 1
"""


def missing():
    """What this machine lacks for a desktop: programs."""
    lacks = [program for program in NEEDED if shutil.which(program) is None]
    return lacks + ([] if Path(REGISTRY_PROGRAM).exists() else [REGISTRY_PROGRAM])


def die_with_parent():
    """Whatever ends this test ends its programs."""
    pr_set_pdeathsig = 1
    ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGKILL)


class Desktop:
    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="journey-"))
        self.home = self.folder / "home"
        self.documents = self.home / "Documents"
        self.documents.mkdir(parents=True)
        self.runtime = self.folder / "run"
        self.runtime.mkdir(mode=0o700)
        self.processes = []
        self.environment = {
            "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "HOME": str(self.home),
            "XDG_RUNTIME_DIR": str(self.runtime), "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_IM_MODULE": "", "QT_SCALE_FACTOR": "1"}
        for name in ("CONFIG", "DATA", "CACHE", "STATE"):
            self.environment[f"XDG_{name}_HOME"] = str(self.home / f".{name.lower()}")

    def __enter__(self):
        try:
            self.start_display()
            self.start_bus()
            self.start_window_manager()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            if process.poll() is None:
                process.kill()
            process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self, *command, **options):
        """Starts a program on this desktop; it ends with the desktop."""
        log = open(self.folder / f"{Path(command[0]).name}.log", "ab")
        options = {"preexec_fn": die_with_parent, "stdin": subprocess.DEVNULL, "stdout": log, "stderr": log} | options
        process = subprocess.Popen([str(part) for part in command], env=self.environment, cwd=self.home, **options)
        log.close()
        self.processes.append(process)
        return process

    def start_display(self):
        """The server chooses a free display and writes its number. Its picture is in a file of the folder -fbdir.

        Without -r a key repeats itself when the machine is too busy to release it in time.
        """
        readable, writable = os.pipe()
        self.start("Xvfb", "-displayfd", writable, "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp",
                   "-noreset", "-r", "-fbdir", self.folder, pass_fds=[writable])
        os.close(writable)
        with open(readable, encoding="ascii") as numbers:
            number = numbers.readline().strip()
        assert number, "Xvfb did not start: " + (self.folder / "Xvfb.log").read_text()
        self.environment["DISPLAY"] = f":{number}"

    def start_bus(self):
        """One bus is the session's and the one of accessibility."""
        configuration, socket = self.folder / "bus.conf", self.folder / "bus"
        configuration.write_text(BUS.format(socket=socket))
        self.start("dbus-daemon", f"--config-file={configuration}", "--nofork")
        wait_until(socket.exists, "the session bus")
        address = f"unix:path={socket}"
        self.environment |= {"DBUS_SESSION_BUS_ADDRESS": address, "AT_SPI_BUS_ADDRESS": address}
        self.start(REGISTRY_PROGRAM)
        self.bus = Bus(address)
        wait_until(lambda: self.bus.application(0) is None, "the registry of accessible programs")

    def start_window_manager(self):
        settings = self.folder / "blackboxrc"
        settings.write_text(WINDOW_MANAGER)
        self.start("blackbox", "-rc", settings)
        wait_until(lambda: self.xdotool("get_num_desktops", check=False) == "1", "the window manager")

    # --- Mouse and keys ----------------------------------------------------------------------------

    def xdotool(self, *arguments, check=True):
        try:
            done = subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, check=False,
                                  capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired as late:
            raise AssertionError(f"waited {PATIENCE} s for xdotool {arguments}") from late
        assert not check or done.returncode == 0, f"xdotool {arguments}: {done.stderr}"
        return done.stdout.strip()

    def keys(self, *keys):
        """Presses keys one after another, such as "ctrl+s" or "Return"."""
        self.xdotool("key", "--delay", "4", *keys)

    def type(self, text):
        assert text.isascii(), "only the keys of an American keyboard are there"
        self.xdotool("type", "--delay", "4", "--", text)

    def move_to(self, x, y):
        self.xdotool("mousemove", int(x), int(y))

    def click(self, x, y, button=1, times=1):
        self.xdotool("mousemove", int(x), int(y), "click", "--repeat", times, "--delay", "20", button)

    def press(self, button=1):
        self.xdotool("mousedown", button)

    def release(self, button=1):
        self.xdotool("mouseup", button)

    def drag(self, start, end, follow):
        """Presses the button at a place, and releases it at another, with places in between.

        `follow` is called after each, and returns when the program has seen it: programs skip moves that they are late
        for, and a drag without moves is none.
        """
        self.move_to(*start)
        self.press()
        for part in (0.1, 0.3, 0.6, 0.9, 1):
            follow()
            self.move_to(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        follow()
        self.release()

    def turn_wheel(self, button):
        self.xdotool("click", button)

    @contextlib.contextmanager
    def held(self, key):
        self.xdotool("keydown", key)
        try:
            yield
        finally:
            self.xdotool("keyup", key)

    # --- Pictures ----------------------------------------------------------------------------------

    def picture(self, path):
        """Writes what is on the screen as PNG. The server's file is an XWD picture of 32 bits a pixel."""
        data = (self.folder / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", data[:100])
        header_size, width, height, stride, colours = header[0], header[4], header[5], header[12], header[19]
        assert header[11] == 32, f"{header[11]} bits a pixel"
        start = header_size + colours * 12
        rows = []
        for y in range(height):
            row = data[start + y * stride:start + y * stride + width * 4]
            rgb = bytearray(width * 3)
            rgb[0::3], rgb[1::3], rgb[2::3] = row[2::4], row[1::4], row[0::4]
            rows.append(b"\0" + bytes(rgb))

        def chunk(kind, content):
            return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0))
                         + chunk(b"IDAT", zlib.compress(b"".join(rows), 6)) + chunk(b"IEND", b""))
