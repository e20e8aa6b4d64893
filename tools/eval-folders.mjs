import { existsSync } from 'node:fs';

/** What an evaluation of folders is asked for. @throws where an option is unknown, or a folder is not there */
export function readFolders(given, usage) {
  const folders = given.filter((one) => one !== '--json');
  const option = folders.find((one) => one.startsWith('--'));
  if (option) throw new Error(`unknown option: ${option}\n${usage}`);
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing) throw new Error(`${missing}: no such folder`);
  return { json: given.includes('--json'), folders };
}
