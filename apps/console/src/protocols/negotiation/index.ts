import en from '../../../../../examples/negotiation/meetup.yaml?topic';
import zh from '../../../../../examples/negotiation/meetup.zh.yaml?topic';
import type { ConsoleProtocol } from '../protocol.js';

export const negotiation: ConsoleProtocol = {
  name: 'negotiation',
  samples: { en, zh },
  usual: { seats: 4, rounds: 3 },
  agents: 'chosen',
  peopleAlone: false,
  watched: true,
  signs: [
    /\bwho (?:does|brings|pays|takes|gets|hosts) \w+/giu,
    /\bnegotiat\w*/giu,
    /\bagree on\b/giu,
    /\b(?:split|share|divide) (?:the|our)\b/giu,
    /\b(?:contract|offer|deal|terms|salary|rent|rota)\b/giu,
    /\b(?:meetup|offsite|party|wedding|trip)\b/giu,
    /谁来|谁负责|谁出|分工|分摊|谈判|协商|条款|报价|合同|轮班|值班|聚会|团建/gu,
  ],
  screens: async () => (await import('./screens.js')).screens,
  opening: async () => (await import('./opening.js')).opening,
};
