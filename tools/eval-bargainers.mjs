// npm run --silent eval -- bargainers [FOLDER…] [--json]: what scripted bargainers come to in the product, by setting.
import { ensureBuilt } from './build.mjs';
import { readFolders } from './eval-folders.mjs';

const USAGE = 'usage: npm run --silent eval -- bargainers [FOLDER…] [--json]';

/** @throws where a folder has no game, or a file is not of its form */
export async function linesOf(given) {
  const { json, folders } = readFolders(given, USAGE);
  await ensureBuilt();
  const { gamesOf } = await import('./bargaining/recorded-games.mjs');
  const { madeGames } = await import('./bargaining/made-games.mjs');
  const { figuresBySetting, tableOf } = await import('./bargaining/settings.mjs');
  const games = folders.length ? folders.flatMap(gamesOf) : madeGames();
  if (!games.length) throw new Error(`${folders.join(', ')}: no config.txt with scores_files in it or below it`);
  const rows = figuresBySetting(games);
  return json ? rows.map((row) => JSON.stringify(row)) : [tableOf(rows)];
}
