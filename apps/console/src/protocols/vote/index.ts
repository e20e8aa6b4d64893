import type { ConsoleProtocol } from '../protocol.js';
import { TOPICS } from './topics.js';

export const vote: ConsoleProtocol = {
  name: 'vote',
  samples: TOPICS,
  usual: { seats: 4, rounds: 1 },
  agents: 'chosen',
  castAs: 'round-table',
  hasNoBaseline: true,
  peopleAlone: true,
  watched: true,
  signs: [/\b(?:votes?|voting|ballots?|polls?|elect(?:ion)?)\b/giu, /投票|表决|选举|票决/gu],
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
