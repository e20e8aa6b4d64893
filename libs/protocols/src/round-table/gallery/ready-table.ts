import type { Member, RoundTableConfig } from '@parley/contracts';

type Seat = Required<Pick<Member, 'name' | 'persona' | 'thinking_style'>>;

interface Voice {
  name: string;
  /** What it is good for, in a line. */
  about: string;
  /** What the table is asked to do with the text that is brought to it; stands before it in the question. */
  asks: string;
  seats: readonly Seat[];
}

/** A table to take as it is, in both languages: who sits there, what it is asked to do with a text, and how it is held. */
export interface ReadyTable {
  /** What it is asked for by. */
  id: string;
  config: Pick<RoundTableConfig, 'speaking' | 'rounds' | 'summaries'> & { premortem: boolean; pooling?: boolean };
  en: Voice;
  zh: Voice;
}

/** One pass and one summary: a call for each seat, and one. */
export const ONE_PASS = { rounds: 1, summaries: 'at_the_end', premortem: false, pooling: false } as const;
