// The negotiations of `turns`, played by five processes over NATS.
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
    async close() {
      await meter.close();
      await close();
    },
  };
}

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
