import { command } from '../called.js';
import type { CliProtocol } from '../protocol.js';
import { deliberate, takePart } from './usage.js';
import { USAGE_IN_CHINESE } from './usage-in-chinese.js';

/** Planning workshops at the command line. */
export const workshop: CliProtocol = {
  name: 'workshop',
  usage: { deliberate, takePart },
  usageInChinese: USAGE_IN_CHINESE,
  title: { en: 'plan', zh: '规划' },
  opens: { path: '/v1/workshops', seats: 'roles', rounds: 'max_rounds' },
  takesPart: (channelId) => command`answer ${channelId} question-1 "…"`,
  terminal: async () => (await import('./terminal.js')).terminal,
  asks: [
    {
      word: '/plan',
      usage: {
        en: ['REQUIREMENT', 'holds a planning workshop; with --from, --feedback and --report as the command has them'],
        zh: ['需求', '举行一次规划研讨；--from、--feedback、--report 与同名命令相同'],
      },
      hasOptions: true,
      async begin(line, chat) {
        const { planInChat } = await import('./plan.js');
        return planInChat(line, chat);
      },
    },
  ],
  async scenario(file) {
    const { bodyOfFile } = await import('../read-yaml.js');
    return { path: '/v1/workshops', body: bodyOfFile('plan', file) };
  },
};
