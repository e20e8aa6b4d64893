// Tokens and what they cost: whole deliberations through the real adapter, counted by a simulated Messages API that
// caches by the very bytes of a prefix, beside a group chat that sends everybody the whole history; a team also beside
// one agent that revises its answer until it has spent as much. What is compared is cost, not quality.
// CASE=… plays only those whose name has it; REQUESTS=FOLDER writes down what was sent.
import { report } from '../figures.mjs';
import { size } from '../size.mjs';
import { board, negotiation, team, workshop } from './cases.mjs';
import { groupChat } from './group-chat.mjs';
import { parley } from './parley.mjs';
import { singleAgent } from './single-agent.mjs';
import { total } from './usage.mjs';

const CASES = ['en', 'zh'].flatMap((language) => [
  ...[board(6, language), negotiation(language), workshop(language), team(language)],
]);
/** Rounds whose turns are shown. */
const ROUNDS = [1, 3, 6, 10, 20, 30];
const UNITS = { prompt: 'input tokens', read: 'cache reads', share: 'of input', output: 'output tokens', cost: 'µ$' };

const figures = [];
const ours = await parley();
const cases = size([...CASES, board(30)], [board(2), negotiation(), workshop(), team()]).filter(({ name }) =>
  name.includes(process.env.CASE ?? ''),
);
const played = [];
for (const one of cases) {
  const events = await ours.play(one);
  const calls = events.flatMap(({ data }) => (data.call ? [{ ...data.call, ...turnOf(data) }] : []));
  played.push({ name: one.name, our: calls, peers: await peersOf(one, events, total(calls).cost) });
}
await ours.close();
for (const one of played) compare(one);
if (process.argv.includes('--json')) report(figures);
else {
  console.table(played.flatMap(outcome));
  console.table(played.flatMap(perTurn));
}
process.exit(0);

/** The turn that a call is part of, look-ups included; none of a facilitation. */
function turnOf({ participant_id, request_id, round }) {
  return participant_id && round ? { turn: request_id, round } : {};
}

async function peersOf(one, events, cost) {
  const peers = { 'group chat': await groupChat(one, events) };
  if (one.path !== '/v1/teams') return peers;
  const answers = await singleAgent(one, events, cost);
  return { ...peers, [`one agent, ${answers.length} answers`]: answers, 'one agent, one answer': answers.slice(0, 1) };
}

function compare({ name, our, peers }) {
  const add = (what, unit, measure) => {
    const figure = { bench: 'tokens', case: `${name}: ${what}`, unit };
    const value = measure(our);
    if (!value) return;
    figures.push({ ...figure, value });
    for (const [peer, calls] of Object.entries(peers)) {
      const other = measure(calls);
      if (!Number.isNaN(other)) figures.push({ ...figure, value: other, peer, ratio: other / value });
    }
  };
  for (const [key, unit] of Object.entries(UNITS)) add(key, unit, (calls) => total(calls)[key]);
  for (const round of ROUNDS) add(`a turn in round ${round}`, 'input tokens', (calls) => promptAt(calls, round));
}

/** Input tokens of a turn in this round; from a cache or not. */
function promptAt(calls, round) {
  const ofRound = calls.filter((call) => call.round === round);
  return total(ofRound).prompt / new Set(ofRound.map(({ turn }) => turn)).size;
}

function outcome({ name, our, peers }) {
  const mine = total(our);
  const row = ({ prompt, read, share, output, cost }) => ({
    ...{ input: prompt, 'cache reads': read, share: `${Math.round(share * 100)} %`, output },
    'cost of the outcome': `$${(cost / 1e6).toFixed(4)}`,
  });
  const rows = Object.entries(peers).map(([who, calls]) => {
    const peer = total(calls);
    return { case: '', who, ...row(peer), ratio: `${(peer.cost / mine.cost).toFixed(2)} ×` };
  });
  return [{ case: name, who: 'Parley', ...row(mine), ratio: '' }, ...rows];
}

function perTurn({ name, our, peers }) {
  const row = (calls) =>
    Object.fromEntries(
      ROUNDS.flatMap((round) => (promptAt(our, round) ? [[`round ${round}`, Math.round(promptAt(calls, round))]] : [])),
    );
  return [
    { case: name, who: 'Parley', ...row(our) },
    { case: '', who: 'group chat', ...row(peers['group chat']) },
  ];
}
