// Durable turns a second: three participants and a facilitator, a model that takes no time, on one Postgres.
// Parley plays whole negotiations (events, projections, timers and all); LangGraph.js runs the same rounds in a graph
// with its Postgres checkpointer, which stores the state after every step: with its default durability it goes on while
// that is being stored, with `sync` it waits; DBOS runs them as workflows that store the result of every step. With
// --nats: Parley as five processes beside the standalone, no peers, both as programs of their own with their own rehearsal,
// whose calls take 40 ms, and measured alike: all threads of all processes, the broker and Postgres.
import { median, report } from '../figures.mjs';
import { size, SMALL } from '../size.mjs';
import { oneProcess } from './one-process.mjs';
import { standalone } from './standalone.mjs';

const REPEATS = Number(process.env.REPEATS ?? size(3, 1));
const [FEW, MANY] = size([3, 30], [2, 5]);
const CASES = [FEW, MANY].flatMap((rounds) => [1, size(20, 3)].map((channels) => ({ channels, rounds })));
const LONGEST = size(100, 20);

process.on('uncaughtException', (error) => {
  // The peer's pool lets go of its connections in its own time; the server ends them when it stops.
  if (error.code !== '57P01') throw error;
});

const overNats = process.argv.includes('--nats');
const figures = [];
const ours = overNats ? await oneProcess() : await standalone();
if (overNats) await besideFiveProcesses();
else await besidePeers();
report(figures);
await ours.close();
process.exit(0);

async function besidePeers() {
  const theirs = SMALL ? undefined : await (await import('./langgraph.mjs')).langgraph();
  const workflows = SMALL ? undefined : await (await import('./dbos.mjs')).dbos();
  await ours.run(size(20, 1), size(10, 1));
  for (const { channels, rounds } of CASES) {
    const rates = { ours: [], theirs: [], sync: [], workflows: [] };
    const costs = [];
    await ours.run(channels, 3);
    await theirs?.run(channels, 3);
    await workflows?.run(channels, 3);
    for (let repeat = 0; repeat < repeatsOf(channels, rounds); repeat++) {
      const { rate, cost } = await ours.run(channels, rounds);
      rates.ours.push(rate);
      costs.push(cost);
      if (!theirs) continue;
      rates.theirs.push(await theirs.run(channels, rounds));
      rates.sync.push(await theirs.run(channels, rounds, 'sync'));
      rates.workflows.push(await workflows.run(channels, rounds));
    }
    const name = nameOf(channels, rounds);
    const value = median(rates.ours);
    figures.push({ bench: 'turns', case: name, value, unit: 'turns/s' });
    for (const [peer, title] of [
      ['theirs', 'LangGraph.js'],
      ['sync', "LangGraph.js, durability: 'sync'"],
      ['workflows', 'DBOS'],
    ]) {
      if (!theirs) continue;
      const rate = median(rates[peer]);
      figures.push({ bench: 'turns', case: name, value: rate, unit: 'turns/s', peer: title, ratio: value / rate });
    }
    for (const [key, title, unit] of [
      ['main', 'a turn, CPU of the Node thread', 'µs'],
      ['postgres', 'a turn, CPU of Postgres', 'µs'],
      ['appends', 'a turn, commits of events', ''],
      ['statements', 'a turn, statements', ''],
    ]) {
      figures.push({ bench: 'turns', case: `${name}: ${title}`, value: median(costs.map((cost) => cost[key])), unit });
    }
  }
  const [early, late] = await ours.roundTimes(LONGEST);
  figures.push({ bench: 'turns', case: 'a round, rounds 3 to 12', value: early, unit: 'µs' });
  figures.push({ bench: 'turns', case: `a round, rounds ${LONGEST - 9} to ${LONGEST}`, value: late, unit: 'µs' });
  await theirs?.close();
  await workflows?.close();
}

async function besideFiveProcesses() {
  const { fiveProcesses } = await import('./five-processes.mjs');
  for (const replicas of size([1, 2, 4], [2])) {
    const theirs = await fiveProcesses(replicas);
    // Warm as programs are that run for days: what is compiled anew takes as much again at first.
    for (let left = size(3, 1); left > 0; left--) {
      if (replicas === 1) await ours.run(size(20, 2), size(30, 2));
      await theirs.run(size(20, 2), size(30, 2));
    }
    for (const { channels, rounds } of CASES.filter((one) => one.rounds === MANY)) {
      const runs = { ours: [], theirs: [] };
      for (let repeat = 0; repeat < REPEATS; repeat++) {
        const { rate, cost } = await ours.run(channels, rounds);
        runs.ours.push({ rate, cost });
        runs.theirs.push(await theirs.run(channels, rounds));
      }
      const name = `${nameOf(channels, rounds)}, ${replicas} of each service`;
      const middle = (side, key) => median(runs[side].map((run) => run[key]));
      for (const [key, title, unit] of [
        ['rate', '', 'turns/s'],
        ['cost', ': a turn, processor time of all', 'µs'],
      ]) {
        const [value, peer] = [middle('ours', key), middle('theirs', key)];
        figures.push({ bench: 'turns', case: `${name}${title}`, value, unit });
        figures.push({
          bench: 'turns',
          case: `${name}${title}`,
          value: peer,
          unit,
          peer: 'over NATS',
          ratio: value / peer,
        });
      }
      const value = middle('theirs', 'conflicts');
      figures.push({ bench: 'turns', case: `${name}: of 1,000 commands, conflicts`, value, unit: '' });
    }
    const { memory, ...bytes } = await theirs.footprint();
    const name = `all played, ${replicas} of each service`;
    for (const [what, value] of Object.entries(bytes))
      figures.push({ bench: 'turns', case: `${name}: a turn, ${what}`, value, unit: 'bytes' });
    for (const [program, value] of Object.entries(memory))
      figures.push({ bench: 'turns', case: `${name}: memory of ${program}`, value, unit: 'MB' });
    await theirs.close();
  }
}

/** A short case needs more runs for one figure. */
function repeatsOf(channels, rounds) {
  return channels * rounds < 100 ? REPEATS * 3 : REPEATS;
}

function nameOf(channels, rounds) {
  return `${channels} channel${channels === 1 ? '' : 's'}, ${rounds} rounds`;
}
