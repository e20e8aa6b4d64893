/** What is said of words that are erased. */
export const erasure = {
  whichOne: 'Name a channel and whose words, or whose words and --all.',
  erased: (channel: string, subject: string) => `${channel}: what ${subject} said is erased, and the name`,
  nothing: (channel: string, subject: string) =>
    `${channel}: nothing of ${subject} is kept; it was erased before, or never said`,
  failed: (channel: string, why: string) => `${channel}: not erased. ${why}`,
  all: (subject: string, done: number, failed: number) =>
    `${subject}: erased in ${done} channel${done === 1 ? '' : 's'}, refused in ${failed}`,
  notReached:
    'Not reached: what others or models quoted or made of it, what a channel was opened with, ids, exports that were given out, and backups that hold the keys.',
};
