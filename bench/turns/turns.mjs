// Durable turns a second: three participants and a facilitator, a model that takes no time, on one Postgres.
// Parley plays whole negotiations (events, projections, timers and all); LangGraph.js runs the same rounds in a graph
// with its Postgres checkpointer, which stores the state after every step.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Annotation, END, START, StateGraph } from '@langchain/langgraph';
import { PostgresSaver } from '@langchain/langgraph-checkpoint-postgres';
import { startEmbeddedPostgres } from '@parley/embedded-postgres';
import { rehearsalModel } from '@parley/llm';
import { startStandalone } from '@parley/standalone';
import { median, report } from '../figures.mjs';

const REPEATS = 3;
const CASES = [
  { channels: 1, rounds: 3 },
  { channels: 20, rounds: 3 },
  { channels: 1, rounds: 30 },
  { channels: 20, rounds: 30 },
];
/** Ten rounds a cycle, and a replacement starts the count again: as long as a rehearsal script can be. */
const LONGEST = 100;
const ROUNDS_OF_CYCLE = 10;

const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  chmodSync(folder, 0o755);
  return folder;
};

process.on('uncaughtException', (error) => {
  // The peer's pool lets go of its connections in its own time; the server ends them when it stops.
  if (error.code !== '57P01') throw error;
});

const ours = await parley();
const theirs = await langgraph();
const figures = [];
for (const { channels, rounds } of CASES) {
  const rates = { ours: [], theirs: [] };
  await ours.run(channels, 3);
  await theirs.run(channels, 3);
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    rates.ours.push(await ours.run(channels, rounds));
    rates.theirs.push(await theirs.run(channels, rounds));
  }
  const name = `${channels} channel${channels === 1 ? '' : 's'}, ${rounds} rounds`;
  const value = median(rates.ours);
  const peer = median(rates.theirs);
  figures.push({ bench: 'turns', case: name, value, unit: 'turns/s' });
  figures.push({ bench: 'turns', case: name, value: peer, unit: 'turns/s', peer: 'LangGraph.js', ratio: value / peer });
}
const [early, late] = await ours.roundTimes();
figures.push({ bench: 'turns', case: 'a round, rounds 3 to 12', value: early, unit: 'µs' });
figures.push({ bench: 'turns', case: `a round, rounds ${LONGEST - 9} to ${LONGEST}`, value: late, unit: 'µs' });
report(figures);
await theirs.close();
await ours.close();

async function parley() {
  const folder = temporary();
  const model = rehearsalModel();
  const stack = await startStandalone({ folder, rehearsal: true, modelFor: () => model });

  /** Ana asks for something in every round, so that each goes to its limit; Bo, the core, leaves at the end of a cycle. */
  function scenario(rounds) {
    const cycles = Math.ceil(rounds / ROUNDS_OF_CYCLE);
    const max_rounds = Math.min(rounds, ROUNDS_OF_CYCLE);
    const asks = Array.from({ length: Math.min(rounds, 100) }, (_, index) => ({
      round: index + 1,
      feedback: 'negotiate',
      changes: [{ field: 'length', new_value: String(index + 31), reason: 'more' }],
    }));
    const bos = Array.from({ length: cycles }, (_, index) => ({
      name: `Bo${index}`,
      script: index < cycles - 1 ? [{ round: max_rounds, feedback: 'withdraw' }] : [],
    }));
    return {
      demand: { text: 'A talk' },
      candidates: [{ name: 'Ana', script: asks }, { name: 'Cy' }, ...bos],
      config: {
        max_rounds,
        max_replacements: Math.min(10, cycles - 1),
        feedback_timeout_ms: 600_000,
        time_limit_ms: 3_600_000,
      },
      facilitator_script: {
        selected: ['ana', 'bo0', 'cy'],
        possibly_related: bos.slice(1).map(({ name }) => name.toLowerCase()),
        draft: {
          title: 'A talk',
          terms: [{ field: 'length', value: '30' }],
          assignments: [
            { participant_id: 'ana', role: 'Speaker', task: 'Speak' },
            { participant_id: 'bo0', role: 'Host', task: 'Host', core: true },
            { participant_id: 'cy', role: 'Guest', task: 'Listen' },
          ],
        },
      },
    };
  }

  async function open(rounds) {
    const response = await fetch(`${stack.url}/v1/channels`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(scenario(rounds)),
    });
    const body = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(body));
    return body.channel_id;
  }

  /** The stream ends when the channel is closed: no polling that would cost turns. */
  async function closed(id) {
    const response = await fetch(`${stack.url}/v1/channels/${id}/events`);
    let last = '';
    for await (const chunk of response.body) {
      last = (last + new TextDecoder().decode(chunk)).slice(-2_000);
      if (last.includes('event: end')) return;
    }
  }

  const eventsOf = async (id) =>
    (await (await fetch(`${stack.url}/v1/channels/${id}/export`)).text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  return {
    async run(channels, rounds) {
      const started = performance.now();
      const ids = await Promise.all(Array.from({ length: channels }, () => open(rounds)));
      await Promise.all(ids.map(closed));
      const seconds = (performance.now() - started) / 1_000;
      const events = await eventsOf(ids[0]);
      const turns = events.filter((event) => event.type === 'FeedbackRecorded').length;
      if (turns !== rounds * 3)
        throw new Error(`${turns} turns in ${rounds} rounds: ${JSON.stringify(events.at(-1).data)}`);
      return (channels * turns) / seconds;
    },
    async roundTimes() {
      const id = await open(LONGEST);
      await closed(id);
      const starts = (await eventsOf(id))
        .filter((event) => event.type === 'RoundStarted')
        .map((event) => Date.parse(event.recorded_at));
      if (starts.length !== LONGEST) throw new Error(`${starts.length} rounds`);
      const perRound = (from, to) => ((starts[to - 1] - starts[from - 1]) / (to - from)) * 1_000;
      return [perRound(3, 12), perRound(LONGEST - 9, LONGEST)];
    },
    async close() {
      await stack.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function langgraph() {
  const folder = temporary();
  const server = await startEmbeddedPostgres({ folder });
  const saver = PostgresSaver.fromConnString(server.adminUrl);
  await saver.setup();
  const append = { reducer: (all, more) => [...all, ...more], default: () => [] };
  const State = Annotation.Root({
    round: Annotation(),
    rounds: Annotation(),
    proposal: Annotation(),
    feedback: Annotation(append),
  });
  const participant = (name) => (state) => ({
    feedback: [{ name, round: state.round, feedback_type: 'negotiate', reasoning: 'It is a little short for a demo.' }],
  });
  const graph = new StateGraph(State)
    .addNode('ana', participant('ana'))
    .addNode('bo', participant('bo'))
    .addNode('cy', participant('cy'))
    .addNode('facilitate', (state) => ({
      round: state.round + 1,
      proposal: { version: state.round + 1, length: 30 + state.round },
    }));
  for (const name of ['ana', 'bo', 'cy']) graph.addEdge(START, name).addEdge(name, 'facilitate');
  graph.addConditionalEdges('facilitate', (state) => (state.round > state.rounds ? END : ['ana', 'bo', 'cy']));
  const app = graph.compile({ checkpointer: saver });
  let thread = 0;
  return {
    async run(channels, rounds) {
      const started = performance.now();
      await Promise.all(
        Array.from({ length: channels }, () =>
          app.invoke(
            { round: 1, rounds, proposal: { version: 1, length: 30 } },
            { configurable: { thread_id: String((thread += 1)) }, recursionLimit: rounds * 3 + 10 },
          ),
        ),
      );
      return (channels * rounds * 3) / ((performance.now() - started) / 1_000);
    },
    async close() {
      await saver.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
