import { command } from '../called.js';
import type { CliProtocol } from '../protocol.js';
import { takePart } from './usage.js';
import { USAGE_IN_CHINESE } from './usage-in-chinese.js';

/** Blind votes at the command line. */
export const vote: CliProtocol = {
  name: 'vote',
  usage: { takePart },
  usageInChinese: USAGE_IN_CHINESE,
  title: { en: 'vote', zh: '表决' },
  opens: { path: '/v1/votes', seats: 'members', unled: true },
  takesPart: (channelId) => command`cast ${channelId} NAME "…"`,
  terminal: async () => (await import('./terminal.js')).terminal,
  scenario: async (file) => (await import('../any-protocol/scenario.js')).anyScenario('vote', file),
};
