// npm run --silent eval -- bargainers [FOLDER…] [--json]: what scripted bargainers come to in the product, by setting.
import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';

const USAGE = 'usage: npm run --silent eval -- bargainers [FOLDER…] [--json]';

/** @returns the exit code: 2 where a folder has no game, or a file is not of its form */
export async function evalBargainers(given) {
  const json = given.includes('--json');
  const folders = given.filter((one) => one !== '--json');
  const option = folders.find((one) => one.startsWith('--'));
  if (option) return refuse(`unknown option: ${option}\n${USAGE}`);
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing) return refuse(`${missing}: no such folder`);
  await ensureBuilt();
  const { gamesOf } = await import('./bargaining/recorded-games.mjs');
  const { madeGames } = await import('./bargaining/made-games.mjs');
  const { figuresBySetting, tableOf } = await import('./bargaining/settings.mjs');
  try {
    const games = folders.length ? folders.flatMap(gamesOf) : madeGames();
    if (!games.length) return refuse(`${folders.join(', ')}: no config.txt with scores_files in it or below it`);
    const rows = figuresBySetting(games);
    console.log(json ? rows.map((row) => JSON.stringify(row)).join('\n') : tableOf(rows));
    return 0;
  } catch (error) {
    return refuse(error.message);
  }
}

function refuse(message) {
  console.error(message);
  return 2;
}
