/** What the programs of Postgres need of ours; the rest is not for another user's eyes, as it holds keys of models. */
const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'TZ', 'SystemRoot', 'TEMP'] as const;

/** The environment of initdb and the server, whose messages are in English: one of them is waited for. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const needed = NEEDED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...(Object.fromEntries(needed) as NodeJS.ProcessEnv), LC_ALL: 'C' };
}
