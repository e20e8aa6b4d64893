// npm run --silent eval -- negotiations FOLDER… [--json]: recorded negotiations with private points, held again in the product.
import { ensureBuilt } from './build.mjs';
import { readFolders } from './eval-folders.mjs';

const USAGE = 'usage: npm run --silent eval -- negotiations FOLDER… [--json]';

/** @throws where a folder has no recorded negotiation, or a file is not of its form */
export async function linesOf(given) {
  const { json, folders } = readFolders(given, USAGE);
  if (!folders.length) throw new Error(USAGE);
  await ensureBuilt();
  const { experimentsIn, readExperiment } = await import('./bargaining/recorded-games.mjs');
  const lines = [];
  for (const folder of folders) {
    const found = experimentsIn(folder)
      .map(readExperiment)
      .filter(({ games }) => games.length);
    if (!found.length)
      throw new Error(`${folder}: no config.txt with scores_files and a whole history….json in it or below it`);
    for (const experiment of found) lines.push(await figuresOf(experiment));
  }
  return lines.map((line) => (json ? JSON.stringify(line.figures) : toldOf(line)));
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
