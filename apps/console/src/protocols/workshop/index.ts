import en from '../../../../../examples/workshop/offline-reading.yaml?topic';
import zh from '../../../../../examples/workshop/library-seats.zh.yaml?topic';
import type { ConsoleProtocol } from '../protocol.js';

export const workshop: ConsoleProtocol = {
  name: 'workshop',
  samples: { en, zh },
  usual: { seats: 5, rounds: 5 },
  agents: 'chosen',
  peopleAlone: true,
  watched: true,
  signs: [
    /\bplan(?:s|ned|ning)?\b/giu,
    /\b(?:roadmap|requirements?|specification|feature|release|launch|migrat\w+)\b/giu,
    /\b(?:mode|offline|support) for\b/giu,
    /规划|计划|方案|路线图|需求|功能|版本|上线|迁移/gu,
  ],
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
