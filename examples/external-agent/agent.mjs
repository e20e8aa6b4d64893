// An agent that sits in one seat, over NATS alone: SEAT="$(parley seat-nats CHANNEL ana -o json)" node agent.mjs
import { connect } from '@nats-io/transport-node';

const { server, user, password, inbox_prefix, next } = JSON.parse(process.env.SEAT).nats;
const nats = await connect({ servers: server, user, pass: password, inboxPrefix: inbox_prefix });
const ask = async (subject, body) => (await nats.request(subject, JSON.stringify(body), { timeout: 40_000 })).json();

/** Where yours thinks: `instructions` and `told` are a model's prompt, `schema` is the form of the answer. */
function answerTo({ kind, name, vote_id }) {
  if (vote_id) return { choice: 'end', reasoning: 'All has been said.' };
  if (kind === 'feedback') return { feedback_type: 'accept', reasoning: `${name} can do that.`, proposed_changes: [] };
  const stance = { verdict: 'agree', claim: 'Every two weeks.', accepts: [], rejects: [] };
  return { text: 'Every two weeks is often enough for me.', stance };
}

for (let receipt; ;) {
  const { ok, problem, event, receipt: handled } = await ask(next, { wait_seconds: 30, ...(receipt && { receipt }) });
  if (!ok) throw new Error(problem.title);
  receipt = handled;
  if (event?.data?.answer_to) {
    const { answer_to, request_id, kind = 'vote' } = event.data;
    const reply = await ask(answer_to, { request_id, answer: answerTo(event.data) });
    console.log(`${kind}: ${reply.ok ? 'answered' : reply.problem.title}`);
  }
  if (event?.type === 'parley.v1.SeatOutcome') {
    console.log('over:', event.data.status);
    break;
  }
}
await nats.close();
