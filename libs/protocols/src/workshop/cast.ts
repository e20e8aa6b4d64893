import type { CastMember } from '@parley/contracts';
import type { Language } from '../shared/channel-state.js';
import type { Casting } from '../protocol.js';
import { defaultRoles } from './default-roles.js';

/** A default role by its name: what it is told and what it writes is its own (W1). */
const atHand = (language: Language): CastMember[] =>
  defaultRoles(language).map(({ name, focus }) => ({
    name,
    persona: '',
    thinking_style: '',
    speaking_style: '',
    expertise: [focus],
  }));

/** Whoever plans: the default roles where they fit, and whom else the requirement needs. */
export const casting: Casting = {
  told: {
    en: 'They plan it together in rounds until no issue is left open, and then each writes a document on what it knows.',
    zh: '他们一起分轮规划，直到没有未决问题，然后每人就自己的专长写一份文档。',
  },
  fixed: { en: atHand('en'), zh: atHand('zh') },
  atHand: true,
};
