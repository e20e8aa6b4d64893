"""The same with nats-py (pip install nats-py): SEAT="$(parley seat-nats CHANNEL ana -o json)" python3 short.py"""

import asyncio, json, os, nats


async def main():
    seat, body = json.loads(os.environ["SEAT"])["nats"], {"wait_seconds": 30}
    nc = await nats.connect(seat["server"], user=seat["user"], password=seat["password"], inbox_prefix=seat["inbox_prefix"])
    ask = lambda subject, body: nc.request(subject, json.dumps(body).encode(), timeout=40)
    while (got := json.loads((await ask(seat["next"], body)).data)).get("event", {}).get("type") != "parley.v1.SeatOutcome":
        body, turn = {"wait_seconds": 30, "receipt": got["receipt"]} if got.get("receipt") else body, got.get("event", {}).get("data", {})
        if turn.get("kind") == "contribute":  # what a table asks; turn["schema"] is the form of any answer, turn["told"] a model's prompt
            answer = {"text": "Every two weeks is enough.", "stance": {"verdict": "agree", "claim": "Every two weeks.", "accepts": [], "rejects": []}}
            print((await ask(turn["answer_to"], {"request_id": turn["request_id"], "answer": answer})).data.decode())
    print("over:", got["event"]["data"]["status"])


asyncio.run(main())
