import { counted } from '../audit.js';

/** What is said of backups. */
export const backup = {
  taken: (folder: string, channels: number, events: number, at: string) =>
    `${folder}: ${counted(channels, 'channel')}, ${counted(events, 'event')}, as they were at ${at}`,
  keysApart:
    'Not in it, to be kept apart: the key that signs checkpoints, and the files of API keys, tools and policies. It holds what people said, and its keys: guard it as the database.',
  restored: (channels: number, events: number, at: string) =>
    `restored: ${counted(channels, 'channel')}, ${counted(events, 'event')}, as they were at ${at}`,
  viewsFollow:
    'Views and timers are made from it as the server starts. Keys that were made here are good as they were then: revoke again what was revoked since (parley keys list). What was signed later than this needs a new epoch: parley witness new-epoch.',
  inUse: (folder: string) => `${folder}: a server has it; stop it first, or name another folder with PARLEY_DATA`,
  refused: {
    exists: (what: string) => `${what} is there already; nothing was written`,
    'no-backup': (what: string) => `${what}: no backup is there (manifest.json is missing)`,
    broken: (what: string) => `${what} is not what the backup was made with; nothing was restored`,
    'other-version': (what: string) =>
      `another version of Parley made this backup (unknown here: ${what}); restore it with that version, and start this one then`,
    'no-tables': (what: string) =>
      `${what === '' ? 'the database' : what}: no data of Parley is there; a database is made ready by parley migrate, a data folder is named by PARLEY_DATA`,
    'not-empty': (what: string) =>
      `what is there would be mixed with it (${what} has rows); restore into an empty installation`,
  },
};
