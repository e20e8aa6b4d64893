// Tokens and what they cost: whole deliberations through the real adapter, counted by a simulated Messages API that
// caches by the very bytes of a prefix, beside a group chat that sends everybody the whole history.
// CASE=… plays only those whose name has it; REQUESTS=FOLDER writes down what was sent.
import { report } from '../figures.mjs';
import { board, negotiation, workshop } from './cases.mjs';
import { groupChat } from './group-chat.mjs';
import { parley } from './parley.mjs';
import { total } from './usage.mjs';

const CASES = ['en', 'zh'].flatMap((language) => [board(6, language), negotiation(language), workshop(language)]);
/** Rounds whose turns are shown. */
const ROUNDS = [1, 3, 6, 10, 20, 30];
const UNITS = { prompt: 'input tokens', read: 'cache reads', share: 'of input', output: 'output tokens', cost: 'µ$' };

const figures = [];
const ours = await parley();
const cases = [...CASES, board(30)].filter(({ name }) => name.includes(process.env.CASE ?? ''));
const played = [];
for (const one of cases) {
  const events = await ours.play(one);
  const calls = events.flatMap(({ data }) => (data.call ? [{ ...data.call, ...turnOf(data) }] : []));
  played.push({ one, our: calls, their: await groupChat(one, events) });
}
await ours.close();
for (const { one, our, their } of played) compare(one.name, our, their);
if (process.argv.includes('--json')) report(figures);
else {
  console.table(played.flatMap(({ one, our, their }) => outcome(one.name, our, their)));
  console.table(played.flatMap(({ one, our, their }) => perTurn(one.name, our, their)));
}
process.exit(0);

/** The turn that a call is part of, look-ups included; none of a facilitation. */
function turnOf({ participant_id, request_id, round }) {
  return participant_id && round ? { turn: request_id, round } : {};
}

function compare(name, our, their) {
  const [mine, peer] = [total(our), total(their)];
  for (const [key, unit] of Object.entries(UNITS)) add(name, key, unit, mine[key], peer[key]);
  for (const round of ROUNDS) {
    const [value, other] = [promptAt(our, round), promptAt(their, round)];
    if (value) add(name, `a turn in round ${round}`, 'input tokens', value, other);
  }
}

function add(name, what, unit, value, other) {
  const figure = { bench: 'tokens', case: `${name}: ${what}`, unit };
  figures.push({ ...figure, value }, { ...figure, value: other, peer: 'group chat', ratio: other / value });
}

/** Input tokens of a turn in this round; from a cache or not. */
function promptAt(calls, round) {
  const ofRound = calls.filter((call) => call.round === round);
  return total(ofRound).prompt / new Set(ofRound.map(({ turn }) => turn)).size;
}

function outcome(name, our, their) {
  const [mine, peer] = [total(our), total(their)];
  const row = ({ prompt, read, share, output, cost }) => ({
    ...{ input: prompt, 'cache reads': read, share: `${Math.round(share * 100)} %`, output },
    'cost of the outcome': `$${(cost / 1e6).toFixed(4)}`,
  });
  return [
    { case: name, who: 'Parley', ...row(mine), ratio: '' },
    { case: '', who: 'group chat', ...row(peer), ratio: `${(peer.cost / mine.cost).toFixed(2)} ×` },
  ];
}

function perTurn(name, our, their) {
  const row = (calls) =>
    Object.fromEntries(
      ROUNDS.flatMap((round) => (promptAt(our, round) ? [[`round ${round}`, Math.round(promptAt(calls, round))]] : [])),
    );
  return [
    { case: name, who: 'Parley', ...row(our) },
    { case: '', who: 'group chat', ...row(their) },
  ];
}
