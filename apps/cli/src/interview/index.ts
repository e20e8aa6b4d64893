import { command } from '../called.js';
import type { CliProtocol } from '../protocol.js';
import { deliberate, read } from './usage.js';
import { USAGE_IN_CHINESE } from './usage-in-chinese.js';

/** Interviews at the command line. */
export const interview: CliProtocol = {
  name: 'interview',
  usage: { deliberate, read },
  usageInChinese: USAGE_IN_CHINESE,
  title: { en: 'interview', zh: '访谈' },
  opens: { path: '/v1/interviews', rounds: 'max_turns' },
  takesPart: (channelId) => command`say ${channelId} "…"`,
  terminal: async () => (await import('./terminal.js')).terminal,
  asks: [
    {
      word: '/interview',
      usage: {
        en: ['TOPIC', 'you are asked about it, and it is written up'],
        zh: ['主题', '由访谈者提问，并整理成文'],
      },
      async begin(text, { session, options, desk }) {
        const { interview, interviewRequest } = await import('./interviews.js');
        return interview(session, interviewRequest([text], {})!, {}, options, desk);
      },
    },
  ],
  async scenario(file) {
    const { bodyOfFile } = await import('../read-yaml.js');
    const { says: _, ...body } = bodyOfFile('interview', file);
    return { path: '/v1/interviews', body };
  },
};
