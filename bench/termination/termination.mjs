// What a check costs as a channel grows (T7): folding one turn and assessing every condition of a board, beside a monitor
// that keeps no fold and reads the whole log again for each check, as a framework does that only has the transcript.
import { REGISTRY } from '@parley/protocols';
import { assess, layered } from '@parley/termination';
import { median, report } from '../figures.mjs';
import { size } from '../size.mjs';

const { initialState, evolve } = REGISTRY.ledger;
const SIZES = size([100, 1_000, 10_000], [100]);
/** Turns measured at each size. */
const MEASURED = 200;
const REPEATS = size(5, 1);

const WORDS =
  'we could start with the smaller room and ask who brings the projector before the money is spent on drinks'.split(
    ' ',
  );
const text = (turn) => Array.from({ length: 40 }, (_, at) => WORDS[(turn * 7 + at * at) % WORDS.length]).join(' ');

const figures = [];
for (const turns of SIZES) {
  const { events, ledger } = channelOf(turns);
  const ours = median(Array.from({ length: REPEATS }, () => perTurn(events, ledger)));
  const theirs = median(Array.from({ length: Math.min(REPEATS, 3) }, () => rereading(events)));
  const name = `${turns.toLocaleString('en')} turns`;
  figures.push({ bench: 'termination', case: name, value: ours, unit: 'µs a turn' });
  figures.push({
    bench: 'termination',
    case: name,
    value: theirs,
    unit: 'µs a turn',
    peer: 'no fold',
    ratio: theirs / ours,
  });
}
report(figures);

/** A channel of so many turns, two a round. */
function channelOf(turns) {
  const events = [opening()];
  for (let turn = 0; turn < turns; turn += 2) events.push(...roundOf(turn, events.length + 1));
  return { events, ledger: events.reduce(evolve, initialState) };
}

/** Fold and check, round after round, on top of what is there: microseconds a turn. */
function perTurn(events, start) {
  let ledger = start;
  const rounds = Array.from({ length: MEASURED / 2 }, (_, round) =>
    roundOf(events.length + 2 * round, events.length + 1),
  );
  const started = performance.now();
  for (const round of rounds) {
    ledger = round.reduce(evolve, ledger);
    assess(ledger);
  }
  return ((performance.now() - started) * 1_000) / MEASURED;
}

/** The same check from the first event on: microseconds a turn. */
function rereading(events) {
  const started = performance.now();
  assess(events.reduce(evolve, initialState));
  return ((performance.now() - started) * 1_000) / 2;
}

function opening() {
  const config = { mode: 'board', speaking: 'parallel', rounds: 0, budget_micro_usd: 0 };
  const members = ['ana', 'bo'].map((participant_id) => ({ participant_id, name: participant_id, kind: 'hosted' }));
  const termination = layered(REGISTRY.defaultPolicy('board').policy);
  return recorded('RoundTableOpened', { topic: 't', question: 'q', language: 'en', members, config, termination }, 1);
}

function roundOf(turn, version) {
  const round = turn / 2 + 1;
  const said = (participant_id, at) => ({
    request_id: `${turn}-${at}`,
    participant_id,
    round,
    text: text(turn + at),
    tool_calls: [],
  });
  return [
    recorded('RoundStarted', { cycle: 1, round, proposal_version: 0, recipients: [], last: false }, version),
    recorded('ContributionMade', said('ana', 0), version + 1),
    recorded('ContributionMade', said('bo', 1), version + 2),
    recorded('DiscussionRoundClosed', { round, spoke: ['ana', 'bo'], skipped: [] }, version + 3),
  ];
}

function recorded(type, data, version) {
  return { type, data, version, protocol: 'round-table', recorded_at: '2026-01-01T00:00:00.000Z' };
}
