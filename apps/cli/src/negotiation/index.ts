import { command } from '../called.js';
import type { CliProtocol } from '../protocol.js';
import { deliberate, read, takePart } from './usage.js';
import { USAGE_IN_CHINESE } from './usage-in-chinese.js';

/** Negotiations at the command line. */
export const negotiation: CliProtocol = {
  name: 'negotiation',
  usage: { deliberate, takePart, read },
  usageInChinese: USAGE_IN_CHINESE,
  title: { en: 'negotiation', zh: '协商' },
  opens: { path: '/v1/negotiations', seats: 'candidates', rounds: 'max_rounds' },
  takesPart: (channelId) => command`reply ${channelId} NAME accept`,
  terminal: async () => (await import('./terminal.js')).terminal,
  asks: [
    {
      word: '/negotiate',
      usage: { en: ['DEMAND', 'negotiates a demand'], zh: ['需求', '就一项需求协商'] },
      async begin(text, { session, options, desk }) {
        const { negotiate, negotiationBody } = await import('./negotiate.js');
        return negotiate(session, negotiationBody(text, undefined), false, options, desk);
      },
    },
  ],
  async scenario(file) {
    const { bodyOfFile } = await import('../read-yaml.js');
    return { path: '/v1/negotiations', body: bodyOfFile('negotiate', file) };
  },
};
