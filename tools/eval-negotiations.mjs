// npm run --silent eval -- negotiations FOLDER… [--json]: recorded negotiations with private points, held again in the product.
import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';

const USAGE = 'usage: npm run --silent eval -- negotiations FOLDER… [--json]';

/** @returns the exit code: 2 where a folder has no recorded negotiation, or a file is not of its form */
export async function evalNegotiations(given) {
  const json = given.includes('--json');
  const folders = given.filter((one) => one !== '--json');
  const option = folders.find((one) => one.startsWith('--'));
  if (option || !folders.length) return refuse(option ? `unknown option: ${option}\n${USAGE}` : USAGE);
  await ensureBuilt();
  const { experimentsIn, readExperiment } = await import('./bargaining/recorded-games.mjs');
  const lines = [];
  for (const folder of folders) {
    if (!existsSync(folder)) return refuse(`${folder}: no such folder`);
    try {
      const found = experimentsIn(folder)
        .map(readExperiment)
        .filter(({ games }) => games.length);
      if (!found.length)
        return refuse(`${folder}: no config.txt with scores_files and a whole history….json in it or below it`);
      for (const experiment of found) lines.push(await figuresOf(experiment));
    } catch (error) {
      return refuse(error.message);
    }
  }
  for (const line of lines) console.log(json ? JSON.stringify(line.figures) : toldOf(line));
  return 0;
}

async function figuresOf({ folder: file, seats, games }) {
  const { replay } = await import('./bargaining/replay.mjs');
  const held = games.map((game) => replay(seats, game));
  const share = (of) => Math.round((held.reduce((sum, one) => sum + Number(of(one)), 0) / held.length) * 1e4) / 1e4;
  return {
    figures: {
      ...{ file, games: held.length, all_accept: share(({ all_accept }) => all_accept) },
      ...{ best_share: share((one) => one.share), dominated: share(({ dominated }) => dominated) },
    },
    on_table: share((one) => one.on_table),
    recorded: share((one) => one.recorded),
    lost: held.filter((one) => one.on_table && !one.all_accept).length,
  };
}

function toldOf({ figures: { file, games, all_accept, best_share, dominated }, on_table, recorded, lost }) {
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  return [
    `${file}: ${games} games`,
    `  ended on a deal that all accept: ${percent(all_accept)}; as recorded ${percent(recorded)}, on the table in ${percent(on_table)}, lost in ${lost}`,
    `  of the most points that a proposal had for all together: ${percent(best_share)}; dominated by a proposal: ${percent(dominated)}`,
  ].join('\n');
}

function refuse(message) {
  console.error(message);
  return 2;
}
