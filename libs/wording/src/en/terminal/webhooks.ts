import type { Terminal } from '../../terminal.js';

/** What is said of webhooks. */
export const webhooks = ({ command }: Terminal) => ({
  none: () => `no server is told anything; try: ${command`webhooks new https://…`}`,
  rows: {
    state: 'state',
    types: 'told of',
    channels: 'channels',
    links: 'links',
    description: 'for',
    replaying: 'told again',
    secret: 'secret',
    publicKey: 'public key',
  },
  on: (waiting: number) => `on, ${waiting} ${waiting === 1 ? 'message waits' : 'messages wait'}`,
  off: (gone: boolean) => (gone ? 'off: it has answered 410, that it wants nothing any more' : 'off'),
  all: 'all',
  withKeys: 'open the seat of whoever is asked, for three days',
  shownOnce: (id: string) => `The secret is not shown again. Try it: ${command`webhooks test ${id}`}`,
  taken: (status: number, ms: number) => `taken: ${status}, after ${ms} ms`,
  notTaken: (why: string) => `not taken: ${why}`,
  deleted: (url: string) => `${url} is told nothing more`,
  status: { waiting: 'waits', delivered: 'told' },
  attempts: (count: number) => `${count} ${count === 1 ? 'attempt' : 'attempts'}`,
  next: (at: string) => `the next one ${at}`,
  nothingTold: 'it was told nothing yet',
});
