// What a turn costs in a channel of 100 events and in one of 10,000: one negotiation without an end on a real log, by
// part. Its participants answer at once, so that only Parley's own work is seen.
import { CommandHandler } from '@parley/channel-admin';
import { newId } from '@parley/contracts';
import { openPool, postgresEventLog, postgresLogSignal, withRecentEvents } from '@parley/event-log';
import { ChannelFolds } from '@parley/messaging';
import { REGISTRY } from '@parley/protocols';
import { assess } from '@parley/termination';
import { report } from '../figures.mjs';
import { ownPostgres } from '../own-postgres.mjs';
import { size } from '../size.mjs';

/** Rounds over which a figure is taken. */
const ROUNDS = size(100, 3);
/** Events of a channel that has just begun, and of one that has gone on for long. */
const [FEW, MANY] = [size(100, 30), size(10_000, 150)];
const nameOf = (events) => `a turn at ${events.toLocaleString('en')} events`;

const server = await ownPostgres();
const url = server.urlOf('parley_channel_admin');
const pool = openPool(url);
const listener = postgresLogSignal(url);
const { log } = withRecentEvents(postgresEventLog(pool, { notify: false }), listener);
const handler = new CommandHandler(log);
const ledgers = new ChannelFolds(
  { read: async (tenant, id, after) => ({ events: await log.readChannel(tenant, id, { after }), more: false }) },
  REGISTRY.ledger,
);

const tenant = 'default';
let channel_id = newId();
const NAMES = ['ana', 'bo', 'cy'];
const call = {
  provider: 'bench',
  model: 'bench',
  template: 'bench',
  prompt_hash: '',
  input_tokens: 5,
  output_tokens: 2,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  cost_micro_usd: 0,
  latency_ms: 0,
  attempts: 1,
  stop_reason: '',
};
const spent = new Map();
let position = 0;

/** CPU, not time: what waits for the disk is no part of it. */
async function timed(part, work) {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  spent.set(part, (spent.get(part) ?? 0) + user + system);
  return result;
}

const AGENTS = { kind: 'service', id: 'participant-agents' };
/** Whoever gives a command, where it is not the facilitator; a hosted seat's words come from the worker that plays it. */
const FROM = {
  OpenChannel: () => ({ actor: { kind: 'operator', id: 'bench' } }),
  SubmitFeedback: ({ participant_id: id }) => ({ actor: { kind: 'participant', id }, sender: AGENTS }),
};

const send = async (type, data) => {
  const from = FROM[type]?.(data) ?? { actor: { kind: 'service', id: 'coach-judge' } };
  const command = { id: newId(), type, tenant, channel_id, ...from, time: new Date().toISOString(), data };
  const reply = await handler.handle(command);
  if (!reply.ok) throw new Error(`${type}: ${JSON.stringify(reply.problem)}`);
};

async function open() {
  channel_id = newId();
  position = 0;
  await send('OpenChannel', {
    protocol: 'negotiation',
    topic: 'A talk',
    language: 'en',
    demand: { text: 'A talk', constraints: [] },
    candidates: NAMES.map((name) => ({
      participant_id: name,
      name,
      kind: 'hosted',
      persona: '',
      skills: [],
      script: [],
    })),
    config: {
      max_rounds: 100_000,
      feedback_timeout_ms: 600_000,
      timeout_policy: 'accept',
      max_reminders: 1,
      max_replacements: 0,
      time_limit_ms: 86_400_000,
      max_facilitation_attempts: 3,
      budget_micro_usd: 0,
    },
    rehearsal: true,
  });
}

/** Answers a request of the channel's newest events. */
async function answer({ type, data }) {
  const { request_id } = data;
  if (type === 'TurnRequested') {
    const asks = data.participant_id === 'ana';
    const changes = [{ field: 'length', new_value: String(data.round + 30), reason: 'more' }];
    return send('SubmitFeedback', {
      participant_id: data.participant_id,
      request_id,
      round: data.round,
      feedback_type: asks ? 'negotiate' : 'accept',
      reasoning: 'It is a little short for a demo.',
      proposed_changes: asks ? changes : [],
      call,
    });
  }
  if (type !== 'FacilitationRequested') return undefined;
  if (data.task === 'screen') {
    const selected = NAMES.map((participant_id) => ({ participant_id, reason: '' }));
    return send('CompleteScreening', { request_id, selected, possibly_related: [], not_selected: [], call });
  }
  const { round, requests = [] } = handler.known(tenant, channel_id).state.state;
  const proposal = {
    title: 'A talk',
    summary: '',
    terms: [{ field: 'length', value: String(round + 30) }],
    assignments: NAMES.map((participant_id) => ({
      participant_id,
      role: 'R',
      task: 'T',
      notes: '',
      core: participant_id === 'bo',
    })),
  };
  if (data.task === 'draft') return send('CompleteDraft', { request_id, proposal, call });
  const changes_made = requests.map(({ request }) => ({ request, change: 'done' }));
  return send('CompleteAdjustment', {
    request_id,
    proposal,
    changes_made,
    changes_rejected: [],
    should_continue: true,
    call,
  });
}

/** One round: what the newest events ask for is answered, until the next round has begun. */
async function playRound() {
  for (let begun = false; !begun;) {
    const page = await timed('read of the newest events', () =>
      log.readChannel(tenant, channel_id, { afterPosition: position, limit: 100 }),
    );
    position = page.at(-1).position;
    begun = page.some(({ type }) => type === 'RoundStarted');
    await timed('commands', () => Promise.all(page.map(answer)));
    await timed('check of the monitor', async () => {
      const { state } = await ledgers.at(tenant, channel_id, page.at(-1).version);
      assess(state);
    });
  }
}

/** @returns microseconds of a turn, by part */
async function figuresAt(events) {
  await open();
  while (handler.known(tenant, channel_id).version < events) await playRound();
  spent.clear();
  for (let round = 0; round < ROUNDS; round++) await playRound();
  return new Map([...spent].map(([part, value]) => [part, value / ROUNDS / NAMES.length]));
}

// The long one first: by then everything runs as fast as it will.
const late = await figuresAt(MANY);
const early = await figuresAt(FEW);
const figures = [];
for (const [part, value] of late) {
  const before = early.get(part);
  figures.push({ bench: 'growth', case: `${nameOf(FEW)}: ${part}`, value: before, unit: 'µs' });
  figures.push({ bench: 'growth', case: `${nameOf(MANY)}: ${part}`, value, unit: 'µs', ratio: value / before });
}
const sum = (parts) => [...parts.values()].reduce((total, value) => total + value, 0);
figures.push({ bench: 'growth', case: nameOf(FEW), value: sum(early), unit: 'µs' });
figures.push({
  bench: 'growth',
  case: nameOf(MANY),
  value: sum(late),
  unit: 'µs',
  ratio: sum(late) / sum(early),
});
report(figures);
await listener.close();
await pool.end();
await server.close();
