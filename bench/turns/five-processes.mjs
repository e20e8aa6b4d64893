// The negotiations of `turns`, played by five processes over NATS.
import { fiveProcesses as startProcesses } from '../five-processes.mjs';
import { negotiations } from './negotiations.mjs';

export async function fiveProcesses(replicas) {
  const { apis, close } = await startProcesses(replicas);
  // Clients are spread over the replicas, as a gateway would.
  const games = apis.map(negotiations);
  return {
    /** @returns turns a second */
    async run(channels, rounds) {
      const started = performance.now();
      const plays = await Promise.all(
        games.map((game, index) => game.play(share(channels, games.length, index), rounds)),
      );
      const seconds = (performance.now() - started) / 1_000;
      await Promise.all(plays.map(({ ids }, index) => games[index].check(ids, rounds)));
      return (channels * rounds * 3) / seconds;
    },
    close,
  };
}

function share(total, parts, index) {
  return Math.floor(total / parts) + (index < total % parts ? 1 : 0);
}
