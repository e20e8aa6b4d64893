// The negotiations of `turns`, played by five processes over NATS.
import { readFileSync } from 'node:fs';
import { connectTo } from '../postgres.mjs';
import { fiveProcesses as startProcesses } from '../five-processes.mjs';
import { costMeter, processorTime } from './costs.mjs';
import { negotiations } from './negotiations.mjs';

export async function fiveProcesses(replicas) {
  const { apis, pids, adminUrl, close } = await startProcesses(replicas);
  // Clients are spread over the replicas, as a gateway would.
  const games = apis.map(negotiations);
  const meter = await costMeter({ connectionString: adminUrl });
  const processors = () => processorTime(Object.values(pids).flat());
  return {
    /**
     * @returns turns a second, microseconds of processor time a turn (all processes, the broker and Postgres), and of a thousand
     * commands how many commits came after another replica's
     */
    async run(channels, rounds) {
      const turns = channels * rounds * 3;
      const [processorsBefore, before] = [processors(), await figuresOf(apis)];
      const { result, cost } = await meter.measure(async () => {
        const started = performance.now();
        const plays = await Promise.all(
          games.map((game, index) => game.play(share(channels, games.length, index), rounds)),
        );
        return { plays, seconds: (performance.now() - started) / 1_000 };
      });
      const [processorsAfter, after] = [processors(), await figuresOf(apis)];
      await Promise.all(result.plays.map(({ ids }, index) => games[index].check(ids, rounds)));
      const added = (name) => after[name] - before[name];
      return {
        rate: turns / result.seconds,
        cost: (processorsAfter - processorsBefore + cost.postgres) / turns,
        conflicts: (added('parley_command_conflicts') / added('parley_commands')) * 1_000,
      };
    },
    /** What all that was played has come to: bytes of the database a turn, and megabytes of memory that each program holds now. */
    async footprint() {
      const client = await connectTo({ connectionString: adminUrl });
      const { rows } = await client.query(BYTES_OF_A_TURN);
      await client.end();
      const memory = Object.entries(pids).map(([program, [pid]]) => [program, megabytesOf(pid)]);
      return { ...rows[0], memory: Object.fromEntries(memory) };
    },
    async close() {
      await meter.close();
      await close();
    },
  };
}

/** Tables with their indexes. */
const BYTES_OF_A_TURN = `
  select sum(pg_total_relation_size(c.oid)) filter (where n.nspname = 'log')::float / turns as log,
    sum(pg_total_relation_size(c.oid)) filter (where n.nspname = 'projections')::float / turns as views
  from pg_class c join pg_namespace n on n.oid = c.relnamespace,
    (select count(*) as turns from log.events where type = 'FeedbackRecorded') t
  where c.relkind = 'r' group by turns`;

/** By Linux's own count (VmRSS). */
const megabytesOf = (pid) => Number(/^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;

/** What channel-admin's replicas count, together. */
async function figuresOf(apis) {
  const sums = { parley_commands: 0, parley_command_conflicts: 0 };
  for (const { commands } of apis) {
    const text = await (await fetch(`${commands}/metrics`)).text();
    for (const name of Object.keys(sums)) sums[name] += Number(text.match(new RegExp(`^${name} (\\d+)`, 'mu'))[1]);
  }
  return sums;
}

function share(total, parts, index) {
  return Math.floor(total / parts) + (index < total % parts ? 1 : 0);
}
