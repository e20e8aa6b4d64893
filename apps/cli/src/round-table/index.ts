import { command } from '../called.js';
import type { CliProtocol } from '../protocol.js';
import { deliberate, takePart } from './usage.js';
import { USAGE_IN_CHINESE } from './usage-in-chinese.js';

/** Round tables at the command line. */
export const roundTable: CliProtocol = {
  name: 'round-table',
  usage: { deliberate, takePart },
  usageInChinese: USAGE_IN_CHINESE,
  title: { en: 'round table', zh: '圆桌' },
  opens: { path: '/v1/round-tables', seats: 'members', rounds: 'rounds' },
  takesPart: (channelId) => command`speak ${channelId} NAME "…"`,
  terminal: async () => (await import('./terminal.js')).terminal,
  asks: [
    {
      word: '@board',
      usage: { en: ['TOPIC', 'a round table discusses it'], zh: ['议题', '圆桌讨论'] },
      async begin(text, { session, options, desk }) {
        const { board, boardBody } = await import('./tables.js');
        return board(session, boardBody(text, {}), {}, options, desk);
      },
    },
    {
      word: '@party',
      usage: { en: ['MESSAGE', 'those answer who know most about it'], zh: ['消息', '由最相关的人回答'] },
      async begin(text, { session, options, desk }) {
        const { party, partyBody } = await import('./tables.js');
        return party(session, partyBody(text, {}), {}, options, desk);
      },
    },
  ],
  async scenario(file) {
    const { bodyOfFile } = await import('../read-yaml.js');
    return { path: '/v1/round-tables', body: bodyOfFile('board', file) };
  },
};
