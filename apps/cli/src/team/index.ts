import { command } from '../called.js';
import type { CliProtocol } from '../protocol.js';
import { deliberate, read, takePart } from './usage.js';
import { USAGE_IN_CHINESE } from './usage-in-chinese.js';

/** Teams with debates at the command line. */
export const team: CliProtocol = {
  name: 'team',
  usage: { deliberate, takePart, read },
  usageInChinese: USAGE_IN_CHINESE,
  title: { en: 'team', zh: '团队' },
  opens: { path: '/v1/teams', seats: 'experts' },
  takesPart: (channelId) => command`deliver ${channelId} NAME "…"`,
  terminal: async () => (await import('./terminal.js')).terminal,
  asks: [
    {
      word: '@team',
      usage: { en: ['TASK', 'a team does it'], zh: ['任务', '由团队完成'] },
      async begin(text, { session, options, desk }) {
        const { team, teamRequest } = await import('./teams.js');
        return team(session, teamRequest([text], { debates: true }), { debates: true }, options, desk);
      },
    },
    {
      word: '@NAME,NAME',
      get usage() {
        const list = command`experts`;
        return { en: ['TASK', `these experts do it (${list})`], zh: ['任务', `由这些专家完成（${list}）`] } as const;
      },
      async begin(text, { session, options, desk }) {
        const { team, teamRequest } = await import('./teams.js');
        const [experts = '', ...task] = text.split(/\s+/u);
        const wanted = { debates: true, experts };
        return team(session, teamRequest([task.join(' ')], wanted), wanted, options, desk);
      },
    },
  ],
  async scenario(file) {
    const [{ teamBody }, { ownExperts }] = await Promise.all([import('./scenario.js'), import('./own-experts.js')]);
    return { path: '/v1/teams', body: teamBody(file, ownExperts()) };
  },
};
