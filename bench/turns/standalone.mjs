// Parley in this process, with a model that takes no time, and what a turn costs.
import { watchStatements } from '../postgres.mjs';
import { clientsOf } from './clients.mjs';
import { costMeter } from './costs.mjs';
import { negotiations } from './negotiations.mjs';
import { ownFolder } from '../own-postgres.mjs';

export async function standalone() {
  const watched = watchStatements();
  const { rehearsalModel } = await import('@parley/llm');
  const { startStandalone } = await import('@parley/standalone');
  const { folder, remove } = await ownFolder();
  const model = rehearsalModel();
  const stack = await startStandalone({ folder, rehearsal: true, modelFor: () => model });
  const meter = await costMeter(watched.connection, watched);
  const api = { commands: stack.url, views: stack.url };
  const [clients, games] = [clientsOf(api), negotiations(api)];
  return {
    /** @returns turns a second, and the cost of each; throws where the log is not as it must be afterwards */
    async run(channels, rounds) {
      const { result, cost } = await meter.measure(() => clients.play(channels, rounds));
      await games.check(result.ids, rounds);
      await meter.check();
      const each = Object.fromEntries(Object.entries(cost).map(([key, value]) => [key, value / result.turns]));
      return { rate: result.turns / result.seconds, cost: each };
    },
    /** Microseconds of a round, early and late in one long negotiation. */
    async roundTimes(rounds) {
      const id = await games.open(rounds);
      await games.closed(id);
      const starts = (await games.eventsOf(id))
        .filter((event) => event.type === 'RoundStarted')
        .map((event) => Date.parse(event.recorded_at));
      if (starts.length !== rounds) throw new Error(`${starts.length} rounds`);
      const perRound = (from, to) => ((starts[to - 1] - starts[from - 1]) / (to - from)) * 1_000;
      return [perRound(3, 12), perRound(rounds - 9, rounds)];
    },
    async close() {
      await clients.close();
      await meter.close();
      await stack.close();
      remove();
    },
  };
}
