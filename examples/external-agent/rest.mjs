// An agent that sits in one seat at a round table, over REST alone: SEAT="$(parley seat-token CHANNEL ana -o json)" node rest.mjs
const { channel_id, participant_id, token } = JSON.parse(process.env.SEAT);
const api = `${process.env.PARLEY_SERVER ?? 'http://127.0.0.1:4700'}/v1`;
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
const ask = async (path, body) =>
  (await fetch(`${api}/${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })).json();

for (let closed; !closed; { closed } = await ask(`channels/${channel_id}`)) {
  for (const { request_id } of (await ask(`inbox/${participant_id}`)).items) {
    const { kind } = await ask(`channels/${channel_id}/turns/${request_id}`); // and `schema`, the form of the answer
    const stance = { verdict: 'agree', claim: 'Every two weeks.', accepts: [], rejects: [] };
    const answer = { text: 'Every two weeks is often enough for me.', stance };
    const { title } = await ask(`channels/${channel_id}/turns`, { participant_id, request_id, answer });
    console.log(`${kind}: ${title ?? 'answered'}`);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
}
console.log('over:', (await ask(`channels/${channel_id}`)).closed.status);
