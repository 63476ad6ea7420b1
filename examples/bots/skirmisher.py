"""Goes at the nearest enemy, strikes and shoots whenever it may, and leaves what it does not know to chance."""

import json
import random
import sys

LIKES = ("strike", "shoot", "fight", "fire", "volley", "charge", "assault", "move", "advance")
SHUNS = ("agree", "hold", "no-more")
ENDS = (None, "activation", "turn", "match")


def send(message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


def ask(method, **params):
    """What the engine says of our game; None where it refuses."""
    send({"id": "mine", "method": method, "params": params})
    return json.loads(sys.stdin.readline()).get("result")


def any_legal():
    return ask("bot.answer", level="random", policySeed=str(chance.random()))["answer"]


def path_to_enemy():
    ground = ask("match.reach")["ground"]
    if ground is None:
        return any_legal()
    enemies = ask("match.threats", figure=ground["figure"])["others"]
    figures = {figure["id"]: figure for figure in ask("match.scene")["scene"]["figures"]}
    for enemy in enemies[:3]:
        to = {axis: figures[enemy["figure"]][axis] for axis in "xyz"}
        route = ask("match.route", to=to)
        if route and route["path"] and route["way"]["problem"] is None:
            return route["path"]
    return any_legal()


def one_of(options, ends):
    """What it likes; else whatever ends least, so that nobody calls it a day who can still act."""
    liked = [option for like in LIKES for option in options if option.startswith(like)]
    least = min(ENDS.index(ends.get(option)) for option in options)
    calm = [option for option in options if ENDS.index(ends.get(option)) == least]
    sound = [option for option in calm if not option.startswith(SHUNS)]
    return liked[0] if liked else chance.choice(sound or calm)


def decide(pending):
    if pending["form"] == "one":
        ends = {choice["id"]: choice.get("ends") for choice in pending["prompt"]["choices"]}
        return one_of(pending["question"]["options"], ends)
    return path_to_enemy() if pending["form"] == "path" else any_legal()


chance = random.Random()
for line in iter(sys.stdin.readline, ""):
    message = json.loads(line)
    if message["method"] == "player.begin":
        chance = random.Random(message["params"]["seed"])
        send({"id": message["id"], "result": {}})
    elif message["method"] == "player.decide":
        send({"id": message["id"], "result": {"answer": decide(message["params"]["pending"])}})
