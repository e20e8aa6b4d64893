import en from '../../../../../examples/team/club-payments.yaml?topic';
import zh from '../../../../../examples/team/club-payments.zh.yaml?topic';
import type { ConsoleProtocol } from '../protocol.js';

export const team: ConsoleProtocol = {
  name: 'team',
  samples: { en, zh },
  usual: { seats: 4, rounds: 1 },
  agents: 'ready',
  peopleAlone: true,
  watched: true,
  commands: ['/debate'],
  signs: [
    /\b(?:write|draft|design|build|compare|research|review|analy[sz]e|prepare|investigate|summari[sz]e)\b/giu,
    /\b(?:report|study|proposal|concept)\b/giu,
    /撰写|起草|写一份|写一篇|设计|开发|对比|比较|调研|研究|分析|评审|整理|报告/gu,
  ],
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
