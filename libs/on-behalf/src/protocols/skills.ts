import { skillWords, type SkillWords } from '@parley/wording';
import { OPENINGS } from './openings.js';

/** A way to deliberate, as agents of others choose one. */
export interface Skill {
  /** The protocol's name. */
  id: string;
  name: string;
  /** Its name in other languages. */
  otherNames: string[];
  /** What it is good for. */
  what: string;
  /** Something to ask for, in each language. */
  examples: string[];
}

/** A vote needs options and voters besides: no text alone opens one. */
const WORDS: Record<Exclude<keyof typeof OPENINGS, 'vote'>, keyof SkillWords> = {
  negotiation: 'negotiation',
  'round-table': 'roundTable',
  workshop: 'workshop',
  team: 'team',
  interview: 'interview',
};

/** What is opened where nobody says which: whatever may be decided can be discussed. */
export const USUAL_SKILL: keyof typeof OPENINGS = 'round-table';

/** What a skill is called, and something to ask for. */
export function skillOf(words: keyof SkillWords): Pick<Skill, 'name' | 'otherNames' | 'examples'> {
  const [name, ...otherNames] = Object.values(skillWords).map((said) => said[words].name);
  const examples = Object.values(skillWords).map((said) => said[words].example);
  return { name: name!, otherNames, examples };
}

export const SKILLS: readonly Skill[] = Object.entries(WORDS).map(([id, words]) => ({
  ...{ id, what: OPENINGS[id as keyof typeof WORDS].what },
  ...skillOf(words),
}));
