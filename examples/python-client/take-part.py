"""A seat of a round table, by the client that OpenAPI Generator has made (docs/guide/rest.md): python3 take-part.py SERVER [KEY]"""
import sys
import time
import parley_api
from parley_api.api.commands_api import CommandsApi
from parley_api.api.views_api import ViewsApi

settings = parley_api.Configuration(host=sys.argv[1])
settings.access_token = sys.argv[2] if len(sys.argv) > 2 else None
client = parley_api.ApiClient(settings)
commands, views = CommandsApi(client), ViewsApi(client)

members = [{"name": "Ana"}, {"name": "Pia", "kind": "external"}]
table = {"question": "Four days?", "members": members, "config": {"rounds": 1}}
channel = commands.round_table_commands_open(table).channel_id

said = False
while True:
    asked = [one for one in views.inbox_inbox("pia").items if one.channel_id == channel]
    if asked and not said:
        commands.round_table_commands_contribute(channel, {"participant_id": "pia", "text": "Yes, with a rota."})
        said = True
    standing = next((one for one in views.channels_list().items if one.channel_id == channel), None)
    if standing and standing.status == "closed":
        break
    time.sleep(0.2)
for one in views.round_table_views_contributions(channel).items:
    print(one.participant_id + ": " + one.text)
