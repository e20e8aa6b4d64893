import en from '../../../../../examples/interview/club-calendar.yaml?topic';
import zh from '../../../../../examples/interview/club-calendar.zh.yaml?topic';
import type { ConsoleProtocol } from '../protocol.js';

export const interview: ConsoleProtocol = {
  name: 'interview',
  samples: { en, zh },
  usual: { seats: 1, rounds: 200 },
  agents: 'asks',
  peopleAlone: false,
  watched: false,
  commands: ['/deliver'],
  signs: [
    /\binterview\b/giu,
    /\bask me\b/giu,
    /\bhelp me (?:think|find out|work out)\b/giu,
    /\bnot sure what\b/giu,
    /\b(?:what|which) (?:do|does) (?:we|i|our \w+|the \w+) need\b/giu,
    /访谈|采访|问问我|帮我想清楚|理清需求|弄清需求|需要什么/gu,
  ],
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
