"""An agent that sits in one seat, over NATS alone: SEAT="$(parley seat-nats CHANNEL ana -o json)" python3 agent.py

It needs nothing but Python: NATS is lines of text over a socket (https://docs.nats.io/reference/reference-protocols/nats-protocol).
With nats-py, `ask` is `await nc.request(subject, body, timeout=40)` of `nats.connect(server, user=…, password=…, inbox_prefix=…)`.
"""

import json
import os
import socket
from urllib.parse import urlsplit

seat = json.loads(os.environ["SEAT"])["nats"]
at = urlsplit(seat["server"])
nats = socket.create_connection((at.hostname, at.port or 4222))
lines = nats.makefile("rb")


def send(text, payload=b""):
    nats.sendall(text.encode() + b"\r\n" + (payload + b"\r\n" if payload else b""))


def message():
    """The next message that comes; the broker's own lines are answered on the way."""
    while True:
        words = lines.readline().decode().split()
        if not words:
            raise ConnectionError("the broker has closed the connection")
        if words[0] == "PING":
            send("PONG")
        elif words[0] == "-ERR":
            raise PermissionError(" ".join(words[1:]))
        elif words[0] in ("MSG", "HMSG"):
            # HMSG subject sid [reply] header-bytes total-bytes; headers come before the payload.
            head = int(words[-2]) if words[0] == "HMSG" else 0
            body = lines.read(int(words[-1]) + 2)
            return body[head:-2]


def ask(subject, body):
    payload = json.dumps(body).encode()
    send(f"PUB {subject} {inbox} {len(payload)}", payload)
    return json.loads(message())


def answer_to(turn):
    """Where yours thinks: `instructions` and `told` are a model's prompt, `schema` is the form of the answer."""
    if "vote_id" in turn:
        return {"choice": "end", "reasoning": "All has been said."}
    if turn["kind"] == "feedback":
        return {"feedback_type": "accept", "reasoning": f"{turn['name']} can do that.", "proposed_changes": []}
    stance = {"verdict": "agree", "claim": "Every two weeks.", "accepts": [], "rejects": []}
    return {"text": "Every two weeks is often enough for me.", "stance": stance}


login = {"user": seat["user"], "pass": seat["password"], "verbose": False, "pedantic": False, "headers": True}
inbox = seat["inbox_prefix"] + ".agent"
send("CONNECT " + json.dumps({**login, "no_responders": True, "lang": "python", "version": "1"}))
send(f"SUB {inbox} 1")

receipt = None
while True:
    reply = ask(seat["next"], {"wait_seconds": 30, **({"receipt": receipt} if receipt else {})})
    if not reply["ok"]:
        raise SystemExit(reply["problem"]["title"])
    receipt, event = reply.get("receipt"), reply.get("event") or {"type": ""}
    turn = event.get("data", {})
    if "answer_to" in turn:
        done = ask(turn["answer_to"], {"request_id": turn["request_id"], "answer": answer_to(turn)})
        print(turn.get("kind", "vote") + ":", "answered" if done["ok"] else done["problem"]["title"], flush=True)
    if event["type"] == "parley.v1.SeatOutcome":
        print("over:", turn.get("status"), flush=True)
        break
