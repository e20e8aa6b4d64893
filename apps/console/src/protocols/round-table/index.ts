import en from '../../../../../examples/round-table/four-days.yaml?topic';
import zh from '../../../../../examples/round-table/four-days.zh.yaml?topic';
import type { ConsoleProtocol } from '../protocol.js';

export const roundTable: ConsoleProtocol = {
  name: 'round-table',
  samples: { en, zh },
  usual: { seats: 4, rounds: 3 },
  agents: 'chosen',
  peopleAlone: true,
  watched: true,
  signs: [
    /^\s*(?:should|shall|is|are|do|does|can|may|would|which|why|what|how)\b/giu,
    /\b(?:should|shall) (?:we|i|our|the|they)\b/giu,
    /\b(?:whether|pros and cons|or not|opinions?|discuss)\b/giu,
    /是否|该不该|要不要|应不应该|应该|能不能|怎么看|利弊|讨论|好不好|还是/gu,
    /[?？]/gu,
  ],
  suitsAnything: true,
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
